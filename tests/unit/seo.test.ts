import { en, hi } from "@/lib/copy";
import { productHead } from "@/lib/seo/metadata";
import { scriptSafeJson, structuredData } from "@/lib/seo/structured";
import { itemsOf } from "@/lib/shop/catalogue";
import { readConfig } from "@/lib/shop/config";
import { halfMilk, milk, milkProduct, priceOf } from "@/tests/support/goods";

const all = itemsOf(milkProduct);

test("a product page offers every size at its price, also in Hindi, but what is sold out", () => {
  const { config } = readConfig({ SOLD_OUT: halfMilk });
  const hasVariant = all.map(({ id, size, rupees }) => {
    const availability = `https://schema.org/${id === halfMilk ? "OutOfStock" : "InStock"}`;
    return { size: hi.sizes[size], offers: { price: rupees, priceCurrency: "INR", availability } };
  });
  const name = hi.productNames[milkProduct];
  const url = `${config.siteUrl}/hi/products/${milkProduct}`;
  const group = structuredData({ copy: hi, config }, milkProduct);
  expect(group).toMatchObject({ name, url, hasVariant });
});

test.each([en, hi])("a description has the lowest price, if one is left: $language", (copy) => {
  const soldOuts = [[], [halfMilk], all.map(({ id }) => id)];
  const [whole, left, none] = soldOuts.map(
    (ids) => productHead(copy, milkProduct, ids).description,
  );
  expect(whole).toContain(priceOf(halfMilk));
  expect(left).toContain(priceOf(milk));
  expect(none).not.toMatch(/[₹{]/);
});

test("no text can end the script, and every character is preserved", () => {
  const value = { name: "</script><!-- <script> & \u2028\u2029 घी" };
  expect(scriptSafeJson(value)).not.toContain("<");
  expect(JSON.parse(scriptSafeJson(value))).toEqual(value);
});
