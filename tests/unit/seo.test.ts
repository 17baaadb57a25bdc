import { en, hi, type Copy } from "@/lib/copy";
import type { Page } from "@/lib/paths";
import { productHead } from "@/lib/seo/metadata";
import { scriptSafeJson, structuredData } from "@/lib/seo/structured";
import { itemsOf } from "@/lib/shop/catalogue";
import { readConfig } from "@/lib/shop/config";
import { deliveryHours, area } from "@/lib/shop/facts";
import { halfMilk, milk, milkProduct, priceOf } from "@/tests/support/goods";

const { config } = readConfig({});

/** What a page tells of, of a shop whose owner has set these variables. */
const dataOf = (copy: Copy, page: Page, variables: Record<string, string> = {}) =>
  structuredData({ copy, config: readConfig(variables).config }, page);

test("the landing page tells who the shop is, where and when", () => {
  const instagram = "https://www.instagram.com/dehati";
  const variables = { INSTAGRAM_URL: instagram, LEGAL_NAME: "Dehati Dairy" };
  expect(dataOf(en, "home", variables)).toMatchObject({
    name: en.brand.name,
    legalName: "Dehati Dairy",
    telephone: config.phone,
    address: { streetAddress: config.officeAddress.en.join(", ") },
    areaServed: { name: area.en.city },
    openingHoursSpecification: { closes: `${deliveryHours.to}:00` },
    sameAs: [instagram, config.profiles[1].url],
  });
});

const all = itemsOf(milkProduct);
const last = all.at(-1)?.id ?? "";

test("a product page offers every size at its price, also in Hindi, but what is sold out", () => {
  const url = `${config.siteUrl}/hi/products/${milkProduct}`;
  const group = dataOf(hi, milkProduct, { SOLD_OUT: last });
  const name = hi.productNames[milkProduct];
  const hasVariant = all.map(({ id, size, rupees }) => {
    const availability = `https://schema.org/${id === last ? "OutOfStock" : "InStock"}`;
    return { size: hi.sizes[size], offers: { price: rupees, priceCurrency: "INR", availability } };
  });
  expect(group).toMatchObject({ name, url, hasVariant });
});

test.each([en, hi])("a description has the lowest price, if one is left: $language", (copy) => {
  const soldOuts = [[], [halfMilk], all.map(({ id }) => id)];
  const [whole, left, none] = soldOuts.map(
    (ids) => productHead(copy, milkProduct, ids).description,
  );
  expect(whole).toContain(priceOf(halfMilk));
  expect(left).toContain(priceOf(milk));
  expect(none).not.toContain("₹");
});

test("no text can end the script, and every character is preserved", () => {
  const value = { name: "</script><!-- <script> & \u2028\u2029 घी" };
  expect(scriptSafeJson(value)).not.toContain("<");
  expect(JSON.parse(scriptSafeJson(value))).toEqual(value);
});
