import { en } from "@/lib/copy/en";
import { listItems } from "@/lib/order/cart/items-in-a-sentence";
import { linesOf } from "@/tests/support/orders/order-generators";

test("names items in a sentence, equal ones together", () => {
  const lines = linesOf("a2-milk:1-liter", "fresh-paneer:500g", "a2-milk:1-liter");

  expect(
    listItems(
      lines.map((line) => line.item),
      en,
    ),
  ).toBe("2 x A2 milk 1 Liter, Fresh Paneer 500g");
});
