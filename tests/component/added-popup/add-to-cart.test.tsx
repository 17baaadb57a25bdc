import { renderToString } from "react-dom/server";
import { fireEvent, screen, within } from "@testing-library/react";
import { ProductList } from "@/components/catalogue/product-list";
import { readConfig } from "@/lib/shop/config";
import { en } from "@/lib/copy";

const { config } = readConfig({});

const served = renderToString(<ProductList copy={en} config={config} />);

/** The page as served; it is never hydrated. */
function servePage(): void {
  document.documentElement.dataset.scripts = "loading";
  document.body.innerHTML = served;
}

const card = (name: string) => within(screen.getByRole("article", { name }));
const add = (name: string) => {
  fireEvent.click(card(name).getByRole("button", { name: "Add to Cart" }));
};
const added = () => screen.queryByRole("dialog", { name: "Item Added to Cart" });

afterEach(() => document.body.replaceChildren());

const emptyCart = () => screen.queryByRole("dialog", { name: "Your Cart" });
const openCart = () => fireEvent.click(screen.getByRole("button", { name: /^CART/ }));

test("CART shows the empty cart until an item is added", () => {
  servePage();

  openCart();
  expect(emptyCart()).toHaveTextContent(en.shop.cart.empty);
  expect(screen.queryByRole("button", { name: "Go to Cart" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(emptyCart()).toBeNull();
  openCart();
  expect(emptyCart()).toBeVisible();
});

test("CART waits for hydration if another page has handed over a cart", () => {
  servePage();
  window.history.replaceState(null, "", "#cart=fresh-paneer:250g");

  openCart();

  expect(screen.queryByRole("dialog")).toBeNull();
  expect(window.earlyClicks?.queue.splice(0)).toEqual([{ id: "cart", choice: -1 }]);
  window.history.replaceState(null, "", "/");
});

test("a link within the shop waits, too, if another page has handed over a cart", () => {
  servePage();
  window.history.replaceState(null, "", "#cart=fresh-paneer:250g");
  const link = card("A2 milk").getByRole("link");

  expect(fireEvent.click(link)).toBe(false);

  expect(window.earlyClicks?.queue.splice(0)).toEqual([{ id: "page", choice: -1, link }]);
  window.history.replaceState(null, "", "/");
});

test("each tap adds one line, and the popup names its item", () => {
  servePage();

  add("Fresh Paneer");
  expect(screen.getByRole("button", { name: "Go to Cart" })).toBeVisible();
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

test("CART waits for hydration once an item was added", () => {
  servePage();

  openCart();

  expect(screen.queryByRole("dialog")).toBeNull();
  expect(window.earlyClicks?.queue.splice(0)).toEqual([{ id: "cart", choice: -1 }]);
});

test("a link within the shop waits for hydration once an item was added", () => {
  servePage();
  const link = card("A2 milk").getByRole("link");

  expect(fireEvent.click(link)).toBe(false);

  expect(link).toHaveAttribute("aria-busy", "true");
  expect(window.earlyClicks?.queue).toEqual([{ id: "page", choice: -1, link }]);
});

test("all added items are ordered in the chat if a script does not load", () => {
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
