import { screen } from "@testing-library/react";
import { en } from "@/lib/copy";
import { popup, renderOrder, rows, total } from "@/tests/support/jest/order";

const milk = "A2 milk 1 Liter ₹70RemoveAdd one more";
const ghee = "Pure Desi Ghee 1 kg ₹1,599RemoveAdd one more";

test("a line can be removed, put back, and added once more; the total and CART follow", async () => {
  const user = renderOrder(["a2-milk:1-liter", "pure-desi-ghee:1-kg"], "cart");
  const [remove, addMore] = popup("Your Cart").getAllByRole("button", {
    description: "A2 milk 1 Liter ₹70",
  });
  if (!remove || !addMore) throw new Error("The line has no buttons");
  expect([rows(), total()]).toEqual([[milk, ghee], "Total ₹1,669"]);

  await user.click(addMore);
  expect([rows(), total()]).toEqual([[milk, ghee, milk], "Total ₹1,739"]);
  expect(screen.getByRole("button", { name: "CART 3 items" })).toBeInTheDocument();

  await user.click(remove);
  const undo = screen.getByRole("button", { name: "Undo" });
  expect(undo).toHaveFocus();
  expect(undo).toHaveAccessibleDescription("Removed: A2 milk, 1 Liter");
  expect([rows()[0], total()]).toEqual(["Removed: A2 milk, 1 LiterUndo", "Total ₹1,669"]);

  await user.click(undo);
  expect([rows(), total()]).toEqual([[milk, ghee, milk], "Total ₹1,739"]);
  expect(screen.getAllByRole("button", { name: "Remove" })[0]).toHaveFocus();
});

test("an empty cart says so, has nothing to share, and the owner's notice in its language", () => {
  const text = "26 जनवरी को डिलीवरी नहीं";
  renderOrder([], "cart", { notice: { language: "hi", text } });

  expect(screen.getByText(en.cart.empty)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Share this cart" })).toBeNull();
  expect(screen.getByText(text)).toHaveAttribute("lang", "hi");
  expect(screen.getByText(text).nextElementSibling).toHaveTextContent("Total ₹0");
});

test("items that are sold out leave the cart, which says so", () => {
  const soldOut = ["pure-desi-ghee:500g"];
  renderOrder(["pure-desi-ghee:1-kg", "pure-desi-ghee:500g"], "cart", { soldOut });

  expect([rows(), total()]).toEqual([[ghee], "Total ₹1,599"]);
  expect(screen.getByText(/^Sold out, so no longer in .+: Pure Desi Ghee 500g$/)).toBeVisible();
});

test("the cart can be shared as a link that names its items", async () => {
  const user = renderOrder(["fresh-paneer:500g", "a2-milk:1-liter", "a2-milk:1-liter"], "cart");
  const share = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { share });
  await user.click(screen.getByRole("button", { name: "Share this cart" }));
  Reflect.deleteProperty(navigator, "share");

  const items = "fresh-paneer:500g,a2-milk:1-liter,a2-milk:1-liter";
  expect(share).toHaveBeenCalledWith({
    title: "A cart at Dehati Milk",
    text: "From Dehati Milk: Fresh Paneer 500g, 2 x A2 milk 1 Liter",
    url: `https://dehatimilk.example/products#order=${items}`,
  });
});
