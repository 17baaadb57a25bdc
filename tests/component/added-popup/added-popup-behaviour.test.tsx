import { jest } from "@jest/globals";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { ProductList } from "@/components/catalogue/product-list";
import { readConfig } from "@/lib/shop/owner/owner-config";
import { en } from "@/lib/copy/en/site";

const { config } = readConfig({});

let served: readonly Node[];

beforeAll(() => {
  const { container, unmount } = render(<ProductList copy={en} config={config} />);
  served = Array.from(container.childNodes, (node) => node.cloneNode(true));
  unmount();
});

/** The page as it was served, whose components never come. */
function servePage(): void {
  document.documentElement.dataset.scripts = "loading";
  document.body.append(...served.map((node) => node.cloneNode(true)));
}

const card = (name: string) => within(screen.getByRole("article", { name }));
const add = (name: string) => {
  fireEvent.click(card(name).getByRole("button", { name: "Add to Cart" }));
};
const added = () => screen.queryByRole("dialog", { name: "Item Added to Cart" });

afterEach(() => document.body.replaceChildren());

test("each tap adds one line, and says which", () => {
  servePage();

  add("Fresh Paneer");
  expect(added()).toHaveTextContent("Fresh Paneer, 250g, ₹130");
  fireEvent.click(screen.getByRole("button", { name: "OK" }));
  add("Fresh Paneer");
  fireEvent.click(screen.getByRole("button", { name: "OK" }));
  add("Pure Desi Ghee");
  // Covered by the popup.
  add("A2 milk");

  expect(added()).toHaveTextContent("Pure Desi Ghee, 500g, ₹799");
  expect(screen.getByRole("button", { name: "CART 3 items", hidden: true })).toBeInTheDocument();
  expect(window.earlyClicks?.added).toEqual([
    "fresh-paneer:250g",
    "fresh-paneer:250g",
    "pure-desi-ghee:500g",
  ]);
});

test("a link in the shop waits for the components, and leads on by them", () => {
  servePage();
  const link = card("A2 milk").getByRole("link");

  expect(fireEvent.click(link)).toBe(false);

  expect(link).toHaveAttribute("aria-busy", "true");
  expect(window.earlyClicks?.kept).toEqual([{ id: "page", choice: -1, link }]);
});

test("where a script then does not load, all that was added is ordered in the chat", () => {
  const sent: unknown[] = [];
  const submit = jest.spyOn(HTMLFormElement.prototype, "submit");
  submit.mockImplementation(function (this: HTMLFormElement) {
    sent.push(new FormData(this).get("text"));
  });
  servePage();
  add("A2 milk");
  fireEvent.click(screen.getByRole("button", { name: "OK" }));
  const script = document.createElement("script");
  script.src = "/_next/static/chunks/a.js";
  document.body.append(script);

  fireEvent.error(script);

  expect(document.documentElement).toHaveAttribute("data-failed");
  expect(document.documentElement).not.toHaveAttribute("data-scripts");
  expect(String(sent[0]).match(/^1\. .*/gm)).toEqual([
    "1. Fresh Paneer - 250g - ₹130",
    "1. Fresh Paneer - 250g - ₹130",
    "1. Pure Desi Ghee - 500g - ₹799",
    "1. A2 milk - 1/2 Liter - ₹35",
  ]);
  expect(window.earlyClicks?.added).toEqual([]);
});
