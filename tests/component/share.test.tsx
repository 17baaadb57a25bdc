/** @jest-environment jsdom */
import "@/tests/support/jest/browser";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ShareButton } from "@/components/ui/share";
import { en } from "@/lib/copy";

const shared = { title: "A2 milk", text: "Fresh.", url: "https://shop.example/one" };

afterEach(() => void Reflect.deleteProperty(navigator, "share"));

const works = () => Promise.resolve();
const fails = (name: string) => () => Promise.reject(new DOMException("", name));

test.each<[string, (() => Promise<void>) | undefined, isCopied: boolean]>([
  ["a share sheet gets title, text and address", works, false],
  ["one that is closed again is enough", fails("AbortError"), false],
  ["one that is open already, too", fails("InvalidStateError"), false],
  ["without a share sheet the link is copied", undefined, true],
  ["where it is forbidden, too", fails("NotAllowedError"), true],
])("%s", async (_, sheet, isCopied) => {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, "writeText").mockImplementation(works);
  const open = jest.fn(sheet);
  if (sheet) Object.assign(navigator, { share: open });
  const button = (url: string) => (
    <ShareButton button="Share" shared={{ ...shared, url }} words={en.copying} />
  );
  const { rerender } = render(button(shared.url));
  await user.click(screen.getByRole("button", { name: "Share" }));

  expect(open.mock.calls).toEqual(sheet ? [[shared]] : []);
  expect(write.mock.calls).toEqual(isCopied ? [[shared.url]] : []);
  expect(screen.queryAllByText(en.copying.copied)).toHaveLength(isCopied ? 1 : 0);
  rerender(button("https://shop.example/other"));
  expect(screen.queryByText(en.copying.copied)).toBeNull();
});
