import { renderToString } from "react-dom/server";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProductList } from "@/components/catalogue/product-list";
import { orderPopups } from "@/components/cart/order-popups/lazy-order-popups";
import { dispatch } from "@/components/cart/cart-and-checkout-store";
import { readConfig } from "@/lib/shop/config";
import { en, hi } from "@/lib/copy";
import { items, itemsOf } from "@/lib/shop/catalogue";
import { chatLink } from "@/lib/shop/links";

const { config } = readConfig({});
const dialog = (name: string) => within(screen.getByRole("dialog", { name }));

beforeAll(() => orderPopups.en.load());

function openShop() {
  dispatch({ type: "start-new" });
  render(<ProductList copy={en} config={config} />);
  return userEvent.setup();
}

async function addCard(name: string, option: string) {
  const user = userEvent.setup();
  const card = within(screen.getByRole("article", { name }));
  await user.selectOptions(card.getByRole("combobox", { name: "Size and price" }), option);
  const ok = screen.queryByRole("button", { name: "OK" });
  if (ok) await user.click(ok);
  await user.click(card.getByRole("button", { name: "Add to Cart" }));
}

test("each card offers its sizes at their prices", () => {
  openShop();

  const offers = screen.getAllByRole("article").map((card) => ({
    name: within(card).getByRole("heading", { level: 2 }).textContent,
    pictures: within(card).getAllByRole("img").length,
    options: within(card)
      .getAllByRole("option")
      .map((option) => option.textContent),
  }));

  const milk = ["1/2 Liter", "1 Liter", "1.5 Liter", "2 Liter"];
  const at = (sizes: string[], prices: string[]) =>
    sizes.map((size, i) => `${size} - ₹${prices[i]}`);
  expect(offers).toEqual([
    { name: "Desi cow milk", pictures: 1, options: at(milk, ["30", "60", "90", "120"]) },
    { name: "Homemade Curd", pictures: 1, options: at(["500g", "1 kg"], ["65", "130"]) },
    { name: "Pure Desi Ghee", pictures: 1, options: at(["500g", "1 kg"], ["799", "1,599"]) },
    {
      name: "Fresh Paneer",
      pictures: 1,
      options: at(["250g", "500g", "1 kg"], ["130", "249", "499"]),
    },
    { name: "A2 milk", pictures: 1, options: at(milk, ["35", "70", "105", "140"]) },
    { name: "Premium fresh milk", pictures: 1, options: at(milk, ["45", "90", "135", "180"]) },
  ]);
});

test("adding premium milk records premium milk, and the badge counts lines", async () => {
  const user = openShop();

  await addCard("Premium fresh milk", "2 Liter - ₹180");
  expect(dialog("Item Added to Cart").getByText("Premium fresh milk, 2 Liter, ₹180")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "OK" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("button", { name: "CART 1 item" })).toBeVisible();

  await addCard("Premium fresh milk", "2 Liter - ₹180");
  await user.click(screen.getByRole("button", { name: "Go to Cart" }));
  expect(dialog("Your Cart").getAllByRole("listitem")).toHaveLength(2);
  expect(dialog("Your Cart").getByText("Total").parentElement).toHaveTextContent("Total ₹360");
});

test("a line can be removed, put back, and added once more", async () => {
  const user = openShop();
  await addCard("Homemade Curd", "500g - ₹65");
  await addCard("Pure Desi Ghee", "1 kg - ₹1,599");
  await user.click(screen.getByRole("button", { name: "Go to Cart" }));
  const cart = dialog("Your Cart");
  const lines = () => cart.getAllByRole("listitem").map((line) => line.textContent);
  const curd = "Homemade Curd 500g ₹65RemoveAdd one more";
  const ghee = "Pure Desi Ghee 1 kg ₹1,599RemoveAdd one more";
  expect(lines()).toEqual([curd, ghee]);

  const [removeCurd] = cart.getAllByRole("button", { name: "Remove" });
  expect(removeCurd).toHaveAccessibleDescription("Homemade Curd 500g ₹65");
  if (removeCurd) await user.click(removeCurd);
  const undo = await cart.findByRole("button", { name: "Undo" });
  expect(lines()).toEqual(["Removed: Homemade Curd, 500gUndo", ghee]);
  expect(cart.getByText("Total").parentElement).toHaveTextContent("Total ₹1,599");
  expect(undo).toHaveFocus();

  await user.click(undo);
  await waitFor(() => expect(lines()).toEqual([curd, ghee]));
  expect(cart.getAllByRole("button", { name: "Remove" })[0]).toHaveFocus();

  const [curdAgain] = cart.getAllByRole("button", { name: "Add one more" });
  if (curdAgain) await user.click(curdAgain);
  expect(lines()).toEqual([curd, ghee, curd]);
});

test("an empty cart says so, and can be closed", async () => {
  const user = openShop();

  await user.click(screen.getByRole("button", { name: "CART" }));
  const cart = dialog("Your Cart");
  expect(cart.getByText(en.shop.cart.empty)).toBeVisible();
  expect(cart.getByText("Total").parentElement).toHaveTextContent("Total ₹0");

  await user.click(cart.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

describe("sold-out items", () => {
  function openShopWithout(...soldOut: string[]) {
    dispatch({ type: "start-new" });
    render(<ProductList copy={en} config={{ ...config, soldOut }} />);
  }

  test("a sold-out size cannot be selected, and the first available one is", async () => {
    openShopWithout("fresh-paneer:250g", "fresh-paneer:1-kg");
    const card = within(screen.getByRole("article", { name: "Fresh Paneer" }));

    const options = card.getAllByRole<HTMLOptionElement>("option");
    expect(options.map(({ text, disabled }) => [text, disabled])).toEqual([
      ["250g - ₹130 (sold out)", true],
      ["500g - ₹249", false],
      ["1 kg - ₹499 (sold out)", true],
    ]);
    expect(card.getByRole("combobox")).toHaveDisplayValue("500g - ₹249");

    await userEvent.click(card.getByRole("button", { name: "Add to Cart" }));
    expect(dialog("Item Added to Cart").getByText("Fresh Paneer, 500g, ₹249")).toBeVisible();
    expect(await screen.findByRole("button", { name: "CART 1 item", hidden: true })).toBeVisible();
  });

  test("a sold-out size that the browser restores is replaced by an available one", () => {
    const soldOut = ["fresh-paneer:1-kg"];
    const page = <ProductList copy={en} config={{ ...config, soldOut }} />;
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(page);
    const card = within(within(container).getByRole("article", { name: "Fresh Paneer" }));
    const select = card.getByRole<HTMLSelectElement>("combobox");
    select.selectedIndex = 2;
    window.dispatchEvent(new Event("pageshow"));
    render(page, { container, hydrate: true });

    expect(select).toHaveDisplayValue("250g - ₹130");
  });

  test("a sold-out product says so, and links to a question on WhatsApp", () => {
    openShopWithout("pure-desi-ghee:500g", "pure-desi-ghee:1-kg");
    const card = within(screen.getByRole("article", { name: "Pure Desi Ghee" }));

    expect(card.getByText("Sold out for now.")).toBeVisible();
    expect(card.queryByRole("combobox")).toBeNull();
    expect(card.queryByRole("button")).toBeNull();
    const ask = card.getByRole("link", { name: "Ask on WhatsApp: Pure Desi Ghee" });
    expect(ask).toHaveAttribute(
      "href",
      chatLink(config.whatsapp, "Hello Dehati Milk, when will you have Pure Desi Ghee again?"),
    );
  });

  test("all six products can be sold out, also on the Hindi page", () => {
    const soldOut = items.map(({ id }) => id);
    render(<ProductList copy={hi} config={{ ...config, soldOut }} />);

    expect(screen.getAllByText("अभी खत्म है।")).toHaveLength(6);
    expect(screen.getByText(hi.soldOut.all)).toBeVisible();
    expect(screen.queryByText(hi.shop.intro)).toBeNull();
    expect(screen.getAllByRole("link", { name: /^WhatsApp पर पूछें: / })).toHaveLength(6);
  });

  test("sold-out items in a cart from another page are removed, and the cart says so", async () => {
    dispatch({ type: "start-new" });
    for (const item of [...itemsOf("pure-desi-ghee"), ...itemsOf("homemade-curd")]) {
      dispatch({ type: "add", item });
    }
    render(<ProductList copy={en} config={{ ...config, soldOut: ["pure-desi-ghee:500g"] }} />);

    await userEvent.click(screen.getByRole("button", { name: "CART 3 items" }));
    expect(dialog("Your Cart").getAllByRole("listitem")).toHaveLength(3);
    expect(
      dialog("Your Cart").getByText("Sold out, so no longer in your cart: Pure Desi Ghee 500g"),
    ).toBeVisible();
  });
});

test("the cart repeats the notice above its total", async () => {
  dispatch({ type: "start-new" });
  const notice = { en: undefined, hi: "26 जनवरी को डिलीवरी नहीं" };
  render(<ProductList copy={en} config={{ ...config, notice }} />);

  await userEvent.click(screen.getByRole("button", { name: "CART" }));
  const line = dialog("Your Cart").getByText(notice.hi);
  expect(line).toHaveAttribute("lang", "hi");
  expect(line.nextElementSibling).toHaveTextContent("Total ₹0");
});
