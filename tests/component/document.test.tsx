import { act, fireEvent, render, screen } from "@testing-library/react";
import ErrorPage from "@/app/[lang]/error";
import { ContactPopup } from "@/components/contact/popup";
import { Network } from "@/components/layout/network";
import { en } from "@/lib/copy";
import { chatLink } from "@/lib/shop/links";

afterEach(() => {
  document.documentElement.lang = "en";
});

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("Contact Us opens links to chat and to call, and closes", async () => {
  render(
    <>
      <button data-visit="contact">Contact</button>
      {await ContactPopup()}
    </>,
  );
  press("Contact");

  expect(screen.getByRole("heading", { name: "Contact Us" })).toHaveFocus();
  const chat = chatLink("910000000000", "Hello Dehati Milk, I would like to place an order.");
  expect(screen.getByRole("link", { name: "Chat on WhatsApp" })).toHaveAttribute("href", chat);
  expect(screen.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+910000000000");
  press("Close");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a quiet notice says that the network is away, as long as it is", () => {
  render(<Network words={en.network} />);
  const setOnline = (isOnline: boolean) =>
    act(() => {
      jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
      window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
    });
  expect(screen.getByRole("status")).toBeEmptyDOMElement();

  setOnline(false);
  expect(screen.getByRole("status")).toHaveTextContent("No network. You can still fill your cart.");
  setOnline(true);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test.each([
  ["en", "Something went wrong", "Try again", "Go to the home page", "/", "Chat on WhatsApp"],
  ["hi", "कुछ गड़बड़ हो गई", "दोबारा कोशिश करें", "होम पेज पर जाएँ", "/hi", "WhatsApp पर बात करें"],
])("a page that breaks offers ways on, %s", (lang, heading, retry, home, path, chat) => {
  document.documentElement.lang = lang;
  document.head.insertAdjacentHTML("beforeend", '<link rel="help" href="https://chat.example/" />');
  const reset = jest.fn();
  render(<ErrorPage error={new Error("Broken")} reset={reset} />);

  expect(screen.getByRole("heading", { name: heading })).toBeVisible();
  expect(screen.getByRole("link", { name: home })).toHaveAttribute("href", path);
  expect(screen.getByRole("link", { name: chat })).toHaveAttribute("href", "https://chat.example/");
  press(retry);
  expect(reset).toHaveBeenCalledTimes(1);
});

test("a page whose script is missing says so, and can be loaded again", () => {
  if (!window.visit) throw new Error("No visit");
  const reload = jest.spyOn(window.visit, "reload").mockReturnValue();
  const error = Object.assign(new Error("Failed to load chunk"), { name: "ChunkLoadError" });
  render(<ErrorPage error={error} reset={jest.fn()} />);

  expect(screen.getByRole("heading", { name: "Loading chunk failed" })).toBeVisible();
  press("Reload");
  expect(reload).toHaveBeenCalledTimes(1);
});
