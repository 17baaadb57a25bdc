import { screen, waitFor } from "@testing-library/react";
import { popup, renderOrder, rows, total } from "@/tests/support/jest/order";

const curd = "Homemade Curd 500g ₹65RemoveAdd one more";
const milk = "A2 milk 1 Liter ₹70RemoveAdd one more";

const button = (name: string) => screen.getByRole("button", { name });

/** Follows a link with this fragment on the open page. */
async function follow(fragment: string): Promise<void> {
  window.location.hash = fragment;
  await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
}

test("an order link lists its items at today's prices, and what is not sold today", async () => {
  renderOrder([], "none", { soldOut: ["pure-desi-ghee:1-kg"] });
  await follow("#order=a2-milk:1-liter,camel-milk,pure-desi-ghee:1-kg,a2-milk:1-liter");

  const lines = ["A2 milk 1 Liter ₹70", "A2 milk 1 Liter ₹70"];
  expect(rows()).toEqual([...lines, "Pure Desi Ghee 1 kg", "camel-milk"]);
  expect(screen.getByText("Not sold today:")).toBeVisible();
  expect(total()).toBe("Total ₹140");
  expect(screen.queryByRole("button", { name: "Replace" })).toBeNull();
  expect(window.location.hash).toBe("");
});

test("the cart changes as the shopper answers, and not before", async () => {
  const user = renderOrder(["homemade-curd:500g"]);
  await follow("#order=a2-milk:1-liter");
  expect(
    popup("Add these to your cart?").getByText(/^Your cart already holds 1 item/),
  ).toBeVisible();
  await user.click(button("Not now"));
  await user.click(button("CART 1 item"));
  expect(rows()).toEqual([curd]);

  await follow("#order=a2-milk:1-liter");
  await user.click(button("Replace"));
  expect(rows()).toEqual([milk]);
  expect(screen.getByText("Your earlier item was taken out.")).toBeVisible();
  await user.click(button("Undo"));
  expect(rows()).toEqual([curd]);

  await follow("#order=a2-milk:1-liter");
  await user.click(button("Add"));
  expect(rows()).toEqual([curd, milk]);
});

test.each([
  ["#order=%3Cimg%20onerror=alert(1)%3E,__proto__", "Nothing here is sold today", 2],
  [`#order=${"a2-milk:1-liter,".repeat(2000)}`, "This link is too long", 0],
])("an absurd link does no harm, and shows as text: %.30s", async (fragment, title, named) => {
  const user = renderOrder(["homemade-curd:500g"]);
  await follow(fragment);

  expect(popup(title).queryAllByRole("listitem")).toHaveLength(named);
  await user.click(button("See our products"));
  expect(button("CART 1 item")).toBeVisible();
});
