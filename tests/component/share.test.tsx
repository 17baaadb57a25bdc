/** @jest-environment jsdom */
import "@/tests/support/jest/browser";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ShareButton } from "@/components/ui/share";
import { en } from "@/lib/copy";

const shared = { text: "Fresh.", url: "https://shop.example/one" };
const fails = (name: string) => () => Promise.reject(new DOMException("", name));

test.each([
  ["a share sheet gets text and address", () => Promise.resolve(), false],
  ["one that is closed again is enough", fails("AbortError"), false],
  ["one that is open already, too", fails("InvalidStateError"), false],
  ["where it is forbidden the link is copied", fails("NotAllowedError"), true],
  ["without a share sheet, too", undefined, true],
])("%s", async (_, sheet, isCopied) => {
  const user = userEvent.setup();
  const share = sheet && jest.fn(sheet);
  Object.assign(navigator, { share });
  render(<ShareButton button="Share" shared={shared} words={en.copying} />);
  await user.click(screen.getByRole("button", { name: "Share" }));

  if (share) expect(share.mock.calls).toEqual([[shared]]);
  expect(await navigator.clipboard.readText()).toBe(isCopied ? shared.url : "");
  expect(screen.queryAllByText(en.copying.copied)).toHaveLength(isCopied ? 1 : 0);
});
