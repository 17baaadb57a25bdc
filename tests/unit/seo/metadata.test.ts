import { en, hi } from "@/lib/copy";
import { productHead } from "@/lib/seo/metadata";
import { items, products } from "@/lib/shop/catalogue";

test.each([
  ["English", en, /Sold out for now/],
  ["Hindi", hi, /अभी खत्म है/],
])("%s descriptions of products without sizes left say so, and name no price", (_, copy, said) => {
  const soldOut = items.map(({ id }) => id);
  const descriptions = products.map(({ id }) => productHead(copy, id, soldOut).description);
  const wrong = descriptions.filter(
    (text) => !said.test(text) || text.includes("₹") || text.length < 70 || text.length > 160,
  );

  expect(wrong).toEqual([]);
});

test("a description names the lowest price that is left", () => {
  const head = productHead(en, "fresh-paneer", ["fresh-paneer:250g"]);

  expect(head.description).toContain("From ₹249.");
});
