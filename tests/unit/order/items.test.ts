import { en } from "@/lib/copy";
import { listItems } from "@/lib/order/items";
import { itemsWith } from "@/tests/support/orders";

test("names items in a sentence, equal ones together", () => {
  const chosen = itemsWith("a2-milk:1-liter", "fresh-paneer:500g", "a2-milk:1-liter");

  expect(listItems(chosen, en.order)).toBe("2 x A2 milk 1 Liter, Fresh Paneer 500g");
});
