import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProductList } from "@/components/catalogue/product-list";
import { orderPopups } from "@/components/cart/order-popups/lazy-order-popups";
import { dispatch } from "@/components/cart/cart-and-checkout-store";
import { findItem } from "@/lib/shop/catalogue";
import { readConfig, type Config } from "@/lib/shop/config";
import { en } from "@/lib/copy";

const { config } = readConfig({});
const items = (list: HTMLElement) =>
  within(list)
    .getAllByRole("listitem")
    .map((item) => item.textContent);

beforeAll(async () => {
  await orderPopups.en.load();
  // On a busy machine a test would time out before it has loaded.
  await import("@/components/order-link/popup-for-shared-cart-or-return-from-whatsapp");
});

/** Closes the popup of the previous test, and leaves its history entry. */
async function closeAll() {
  dispatch({ type: "close" });
  dispatch({ type: "start-new" });
  await waitFor(() => expect(window.history.scrollRestoration).not.toBe("manual"));
}

/** Opens the shop by an order link, with these items already in the cart. */
async function follow(fragment: string, ...inCart: string[]) {
  return followInto(config, fragment, ...inCart);
}

async function followInto(shop: Config, fragment: string, ...inCart: string[]) {
  await closeAll();
  for (const id of inCart) {
    const item = findItem(id);
    if (item) dispatch({ type: "add", item });
  }
  window.history.replaceState(null, "", `/products${fragment}`);
  render(<ProductList copy={en} config={shop} />);
  return { user: userEvent.setup(), panel: await screen.findByRole("dialog") };
}

const cartItems = async () => items(await screen.findByRole("dialog", { name: "Your Cart" }));

test("shows the items at today's prices, and adds them to an empty cart on Add", async () => {
  const { user, panel } = await follow("#order=a2-milk:1-liter,fresh-paneer:500g,camel:1-liter");

  expect(items(panel)).toEqual(["A2 milk 1 Liter ₹70", "Fresh Paneer 500g ₹249", "camel:1-liter"]);
  expect(within(panel).getByText("Total").parentElement).toHaveTextContent("Total ₹319");
  expect(within(panel).queryByRole("button", { name: "Replace" })).toBeNull();
  expect(screen.getByText("CART")).toHaveAccessibleName("CART");

  await user.click(within(panel).getByRole("button", { name: "Add" }));
  expect(await cartItems()).toEqual([
    "A2 milk 1 Liter ₹70RemoveAdd one more",
    "Fresh Paneer 500g ₹249RemoveAdd one more",
  ]);
  await waitFor(() => expect(window.location.hash).toBe(""));
});

test("names what is sold out beside what is not sold, and offers the rest", async () => {
  const { user, panel } = await followInto(
    { ...config, soldOut: ["fresh-paneer:500g"] },
    "#order=a2-milk:1-liter,fresh-paneer:500g,camel:1-liter",
  );

  expect(items(panel)).toEqual(["A2 milk 1 Liter ₹70", "Fresh Paneer 500g", "camel:1-liter"]);
  expect(within(panel).getByText("Not sold today:")).toBeVisible();
  await user.click(within(panel).getByRole("button", { name: "Add" }));
  expect(await cartItems()).toEqual(["A2 milk 1 Liter ₹70RemoveAdd one more"]);
  await waitFor(() => expect(window.location.hash).toBe(""));
});

const fragment = "#order=a2-milk:1-liter,a2-milk:1-liter";
const preparedOrder = { number: "DM-7K3Q", placedAt: 0, insteadOf: [], fragment };

/** Reloads a page that the phone has dropped, with the state of its history entry. */
async function comeBack(state: unknown) {
  await closeAll();
  window.history.replaceState(state, "", `/products${fragment}`);
  render(<ProductList copy={en} config={config} />);
  return { user: userEvent.setup(), panel: await screen.findByRole("dialog") };
}

test("asks whether an order that was prepared in this history entry went out", async () => {
  const { user, panel } = await comeBack({ preparedOrder });

  expect(panel).toHaveAccessibleName("Did your order go out?");
  expect(panel).toHaveTextContent("DM-7K3Q");
  expect(items(panel)).toEqual(["2 × A2 milk 1 Liter ₹140"]);
  expect(window.location.hash).toBe(fragment);
  expect(window.history.state).toEqual({ preparedOrder });
  await user.click(within(panel).getByRole("button", { name: "Change it" }));
  expect(await cartItems()).toHaveLength(2);
  await waitFor(() => expect(window.location.hash).toBe(""));
  expect(window.history.state).not.toEqual({ preparedOrder });
});

test("empties the cart if the order went out", async () => {
  const { user, panel } = await comeBack({ preparedOrder });

  await user.click(within(panel).getByRole("button", { name: "Yes, it went out" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByText("CART")).toHaveAccessibleName("CART");
});

test("an order link never counts as an order that was prepared here", async () => {
  for (const state of [null, { preparedOrder: { ...preparedOrder, fragment: "#order=x" } }]) {
    const { panel } = await comeBack(state);
    expect(panel).toHaveAccessibleName("Add these to your cart?");
    act(() => dispatch({ type: "close" }));
    cleanup();
  }
});

test("says that nothing is sold today if all items of a link are sold out", async () => {
  const { user, panel } = await followInto(
    { ...config, soldOut: ["fresh-paneer:500g"] },
    "#order=fresh-paneer:500g",
  );

  expect(panel).toHaveAccessibleName("Nothing here is sold today");
  expect(items(panel)).toEqual(["Fresh Paneer 500g"]);

  await user.click(within(panel).getByRole("button", { name: "See our products" }));
  await waitFor(() => expect(window.location.hash).toBe(""));
});

test("Not now changes nothing and takes the link out of the address", async () => {
  const { user, panel } = await follow("#order=a2-milk:1-liter", "homemade-curd:500g");

  await user.click(within(panel).getByRole("button", { name: "Not now" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByText("CART")).toHaveAccessibleName("CART 1 item");
  await waitFor(() => expect(window.location.hash).toBe(""));
});

test("Replace can be undone as a whole", async () => {
  const { user, panel } = await follow("#order=a2-milk:1-liter", "homemade-curd:500g");

  await user.click(within(panel).getByRole("button", { name: "Replace" }));
  expect(await cartItems()).toEqual(["A2 milk 1 Liter ₹70RemoveAdd one more"]);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await cartItems()).toEqual(["Homemade Curd 500g ₹65RemoveAdd one more"]);
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test.each([
  ["#order=", "Nothing here is sold today"],
  ["#order=__proto__:1", "Nothing here is sold today"],
  [`#order=${"a,".repeat(600)}`, "This link is too long"],
])("of %.20s it says: %s", async (fragment, title) => {
  const { user, panel } = await follow(fragment);

  expect(panel).toHaveAccessibleName(title);
  await user.click(within(panel).getByRole("button", { name: "See our products" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});
