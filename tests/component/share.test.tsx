import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ShareButton } from "@/components/ui/share";
import { en } from "@/lib/copy";

const shared = {
  title: "A2 milk",
  text: "A2 milk from Dehati Milk.",
  url: "https://shop.example/one",
};

afterEach(() => void Reflect.deleteProperty(navigator, "share"));

const works = () => Promise.resolve();
const fails = (name: string) => () => Promise.reject(new DOMException("", name));

const { share: words } = en;
const shareButton = (url: string) => (
  <ShareButton button="Share" shared={{ ...shared, url }} words={words} />
);

/** Presses Share in a browser with this share sheet, or without one. */
async function press(sheet?: () => Promise<void>) {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, "writeText").mockImplementation(works);
  const open = jest.fn(sheet);
  if (sheet) Object.assign(navigator, { share: open });
  const { rerender } = render(shareButton(shared.url));
  await user.click(screen.getByRole("button", { name: "Share" }));
  return { write, open, rerender };
}

test.each([
  ["a share sheet gets title, text and address", works, [[shared]], []],
  ["one that is closed again is enough", fails("AbortError"), [[shared]], []],
  ["one that is open already, too", fails("InvalidStateError"), [[shared]], []],
  ["without a share sheet the link is copied", undefined, [], [[shared.url]]],
  ["where it is forbidden, too", fails("NotAllowedError"), [[shared]], [[shared.url]]],
])("%s", async (_, sheet, opened, copied) => {
  const { write, open, rerender } = await press(sheet);

  expect([open.mock.calls, write.mock.calls]).toEqual([opened, copied]);
  const told = () => screen.queryByRole("status")?.textContent ?? "";
  expect(told()).toBe(copied.length > 0 ? words.copied : "");
  rerender(shareButton("https://shop.example/other"));
  expect(told()).toBe("");
});
