import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ShareButton } from "@/components/ui/share";
import { en } from "@/lib/copy";

const shared = {
  title: "A2 milk",
  text: "A2 milk from Dehati Milk.",
  url: "https://shop.example/products/a2-milk",
};

afterEach(() => void Reflect.deleteProperty(navigator, "share"));

const works = () => Promise.resolve();
const fails = (name: string) => () => Promise.reject(new DOMException("", name));

/** Presses Share in a browser with this share sheet, or without one, and with this clipboard. */
async function press(sheet: (() => Promise<void>) | undefined, clipboard = works) {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, "writeText").mockImplementation(clipboard);
  const open = jest.fn(sheet);
  if (sheet) Object.assign(navigator, { share: open });
  const button = (url: string) => (
    <ShareButton button="Share" shared={{ ...shared, url }} words={en.share} />
  );
  const { rerender } = render(button(shared.url));
  await user.click(screen.getByRole("button", { name: "Share" }));
  return { write, open, change: (url: string) => rerender(button(url)) };
}

test.each([
  ["opens", works],
  ["is closed again", fails("AbortError")],
  ["is open already", fails("InvalidStateError")],
])("a share sheet that %s gets title, text and address, and no message shows", async (_, sheet) => {
  const { write, open } = await press(sheet);

  expect(open.mock.calls).toEqual([[shared]]);
  expect(write).not.toHaveBeenCalled();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test.each([
  ["there is no share sheet", undefined],
  ["the share sheet is forbidden", fails("NotAllowedError")],
])("copies the link when %s, and says so of no other link", async (_, sheet) => {
  const { write, change } = await press(sheet);

  expect(write.mock.calls).toEqual([[shared.url]]);
  expect(screen.getByRole("status")).toHaveTextContent("Link copied");
  change("https://shop.example/products/homemade-curd");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("shows the link, selected, if the browser refuses to copy it", async () => {
  await press(undefined, fails("NotAllowedError"));

  expect(screen.getByRole("status")).toHaveTextContent(en.share.copyByHand);
  const link = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Link" });
  expect(link).toHaveFocus();
  expect(link.value.slice(link.selectionStart, link.selectionEnd)).toBe(shared.url);
});
