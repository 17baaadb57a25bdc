import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ShareButton } from "@/components/ui/share-button";
import { en } from "@/lib/copy";

const shared = {
  title: "A2 milk",
  text: "A2 milk from Dehati Milk.",
  url: "https://shop.example/products/a2-milk",
};

afterEach(() => {
  Reflect.deleteProperty(navigator, "share");
});

/** Clicks Share in a browser with this share sheet and clipboard; no share sheet if undefined. */
async function press({
  sheet,
  clipboard,
}: {
  sheet: (() => Promise<void>) | undefined;
  clipboard: () => Promise<void>;
}) {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, "writeText").mockImplementation(clipboard);
  const open = jest.fn(sheet);
  if (sheet) Object.assign(navigator, { share: open });
  const { rerender } = render(<ShareButton button="Share" shared={shared} words={en.share} />);
  await user.click(screen.getByRole("button", { name: "Share" }));
  const change = (url: string) =>
    rerender(<ShareButton button="Share" shared={{ ...shared, url }} words={en.share} />);
  return { write, open, change };
}

const works = () => Promise.resolve();
const fails = (name: string) => () => Promise.reject(new DOMException("", name));

test("passes title, text and address to the share sheet, and shows no message", async () => {
  const { write, open } = await press({ sheet: works, clipboard: works });

  expect(open.mock.calls).toEqual([[shared]]);
  expect(write).not.toHaveBeenCalled();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test.each(["AbortError", "InvalidStateError"])("shows no message after %s", async (name) => {
  const { write } = await press({ sheet: fails(name), clipboard: works });

  expect(write).not.toHaveBeenCalled();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test.each([
  ["there is no share sheet", undefined],
  ["the share sheet is forbidden", fails("NotAllowedError")],
])("copies the link when %s", async (_, sheet) => {
  const { write } = await press({ sheet, clipboard: works });

  expect(write.mock.calls).toEqual([[shared.url]]);
  expect(screen.getByRole("status")).toHaveTextContent("Link copied");
});

test("shows the link, selected, if the browser refuses to copy it", async () => {
  await press({ sheet: undefined, clipboard: fails("NotAllowedError") });

  expect(screen.getByRole("status")).toHaveTextContent(en.share.copyByHand);
  const link = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Link" });
  expect(link).toHaveFocus();
  expect(link.value.slice(link.selectionStart, link.selectionEnd)).toBe(shared.url);
});

test("says no longer that the link is copied when it has become another one", async () => {
  const { change } = await press({ sheet: undefined, clipboard: works });
  expect(screen.getByRole("status")).toHaveTextContent("Link copied");

  change("https://shop.example/products/homemade-curd");

  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});
