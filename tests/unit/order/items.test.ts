import { en, hi } from "@/lib/copy";
import { itemName, listItems, totalOf } from "@/lib/order/items";
import { itemsWith } from "@/tests/support/orders";

const chosen = itemsWith("a2-milk:1-liter", "fresh-paneer:500g", "a2-milk:1-liter");

test("names items in a sentence, equal ones together", () => {
  expect(listItems(chosen, en.order)).toBe("2 x A2 milk 1 Liter, Fresh Paneer 500g");
  expect(chosen.map((item) => itemName(item, hi.order, " - "))).toEqual([
    "A2 दूध - 1 लीटर",
    "ताज़ा पनीर - आधा किलो",
    "A2 दूध - 1 लीटर",
  ]);
});

test("adds up their prices", () => {
  expect(totalOf(chosen)).toBe(389);
});
