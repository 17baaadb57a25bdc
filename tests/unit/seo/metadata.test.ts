import { en, hi } from "@/lib/copy";
import { productHead } from "@/lib/seo/metadata";
import { items, products } from "@/lib/shop/catalogue";
import { paneer, priceOf, smallPaneer } from "@/tests/support/goods";

test.each([
  ["English", en, en.soldOut.text.slice(0, -1)],
  ["Hindi", hi, hi.soldOut.text.slice(0, -1)],
])("%s descriptions of products without sizes left say so, and name no price", (_, copy, said) => {
  const soldOut = items.map(({ id }) => id);
  const texts = products.map(({ id }) => productHead(copy, id, soldOut).description);

  expect(texts.filter((text) => !text.includes(said) || text.includes("₹"))).toEqual([]);
  expect(texts.filter(({ length }) => length < 70 || length > 160)).toEqual([]);
});

test("a description names the lowest price that is left", () => {
  const { description } = productHead(en, "fresh-paneer", [smallPaneer]);

  expect(description).toContain(priceOf(paneer));
});
