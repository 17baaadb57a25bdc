import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProductPage } from "@/components/product/product-page";
import { dispatch } from "@/components/cart/cart-and-checkout-store";
import { itemsOf, products } from "@/lib/shop/catalogue";
import { readConfig } from "@/lib/shop/config";
import { en } from "@/lib/copy";

const { config } = readConfig({});

beforeEach(() => dispatch({ type: "start-new" }));

test("shows every size with its price, and adds the chosen one to the cart", async () => {
  const user = userEvent.setup();
  render(<ProductPage product="fresh-paneer" copy={en} config={config} />);

  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Fresh Paneer");
  const sizes = within(screen.getByRole("region", { name: "Sizes and prices" }));
  expect(sizes.getAllByRole("listitem").map((size) => size.textContent)).toEqual([
    "250g ₹130",
    "500g ₹249",
    "1 kg ₹499",
  ]);

  await user.selectOptions(screen.getByRole("combobox", { name: "Size and price" }), "500g - ₹249");
  await user.click(screen.getByRole("button", { name: "Add to Cart" }));
  const added = within(screen.getByRole("dialog", { name: "Item Added to Cart" }));
  expect(added.getByText("Fresh Paneer, 500g, ₹249")).toBeVisible();
  await user.click(added.getByRole("button", { name: "OK" }));
  expect(screen.getByRole("button", { name: "CART 1 item" })).toBeVisible();
});

test.each(products.map(({ id }) => id))("%s leads to the other five and to all", (product) => {
  render(<ProductPage product={product} copy={en} config={config} />);

  const others = within(screen.getByRole("region", { name: "More from our dairy" }));
  const links = others.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual([
    ...products.filter(({ id }) => id !== product).map(({ id }) => `/products/${id}`),
    "/products",
  ]);
});

test("marks sold-out sizes and sold-out products", () => {
  const soldOut = ["fresh-paneer:500g", "homemade-curd:500g", "homemade-curd:1-kg"];
  render(<ProductPage product="fresh-paneer" copy={en} config={{ ...config, soldOut }} />);

  const sizes = within(screen.getByRole("region", { name: "Sizes and prices" }));
  expect(sizes.getAllByRole("listitem").map((size) => size.textContent)).toEqual([
    "250g ₹130",
    "500g ₹249 Sold out",
    "1 kg ₹499",
  ]);
  const others = within(screen.getByRole("region", { name: "More from our dairy" }));
  const curd = others.getByRole("link", { name: "Homemade Curd" }).closest("li");
  expect(curd).toHaveTextContent("Homemade CurdSold out");
});

test("a sold-out product has a link to ask on WhatsApp in place of the form", () => {
  const soldOut = itemsOf("fresh-paneer").map(({ id }) => id);
  render(<ProductPage product="fresh-paneer" copy={en} config={{ ...config, soldOut }} />);

  expect(screen.queryByRole("combobox")).toBeNull();
  expect(screen.getByText("Sold out for now.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Ask on WhatsApp: Fresh Paneer" })).toBeVisible();
});

test.each(products.map(({ id }) => id))("%s: only milk can be subscribed to", (product) => {
  render(<ProductPage product={product} copy={en} config={config} />);
  const ask = screen.queryByRole<HTMLAnchorElement>("link", { name: /^Ask on WhatsApp: .*plan/ });
  const text = ask && new URL(ask.href).searchParams.get("text");

  expect(text).toBe(
    product.includes("milk")
      ? `Hello Dehati Milk, I would like to ask about a daily, alternate day or weekly plan for ${en.products[product].name}.`
      : null,
  );
});
