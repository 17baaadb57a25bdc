import { en, hi, type Copy } from "@/lib/copy";
import type { IndexedPage } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { scriptSafeJson, structuredData } from "@/lib/seo/structured";
import { itemsOf } from "@/lib/shop/catalogue";
import { readConfig } from "@/lib/shop/config";
import { area, deliveryHours } from "@/lib/shop/facts";
import { halfMilk, milk, milkProduct, priceOf } from "@/tests/support/goods";

const { config } = readConfig({});

/** The things that a page tells of, of a shop whose owner has set these variables. */
const thingsOn = (copy: Copy, page: IndexedPage, variables: Record<string, string> = {}) =>
  structuredData({ copy, config: readConfig(variables).config }, page)["@graph"];

test("the landing page tells who the shop is, where and when, and nothing made up", () => {
  const [made] = thingsOn(en, "home");
  expect(made).toMatchObject({
    name: en.brand.name,
    telephone: config.PHONE,
    address: { streetAddress: config.en.OFFICE_ADDRESS.join(", ") },
    areaServed: { name: area.en.city },
    openingHoursSpecification: { closes: `${deliveryHours.to}:00` },
  });
  expect(made).toHaveProperty("sameAs", undefined);
  const own = { INSTAGRAM_URL: "https://www.instagram.com/dehati", LEGAL_NAME: "Dehati Dairy" };
  const known = { legalName: own.LEGAL_NAME, sameAs: [own.INSTAGRAM_URL] };
  expect(thingsOn(en, "home", own)).toMatchObject([known, { "@type": "WebSite" }]);
});

const all = itemsOf(milkProduct);

test("a product page offers every size at its price, also in Hindi, but what is sold out", () => {
  const url = `${config.SITE_URL}/hi/products/${milkProduct}`;
  const [breadcrumbs, group] = thingsOn(hi, milkProduct, { SOLD_OUT: halfMilk });
  const name = hi.productNames[milkProduct];
  const names = [hi.nav.home, hi.productsPage.heading, name].map((each) => ({ name: each }));
  expect(breadcrumbs).toMatchObject({ itemListElement: names });
  const hasVariant = all.map(({ id, size, rupees }) => {
    const availability = `https://schema.org/${id === halfMilk ? "OutOfStock" : "InStock"}`;
    return { size: hi.sizes[size], offers: { price: rupees, priceCurrency: "INR", availability } };
  });
  expect(group).toMatchObject({ name, url, hasVariant });
});

test("the description of a product has the lowest price, if one is left", () => {
  const describe = (SOLD_OUT: string[]) =>
    pageMetadata({ copy: en, config: { ...config, SOLD_OUT } }, milkProduct).description;
  expect(describe([])).toContain(priceOf(halfMilk));
  expect(describe([halfMilk])).toContain(priceOf(milk));
  // Search engines want 70 characters at least.
  expect(describe(all.map(({ id }) => id))).toMatch(/^[^₹{]{70,}$/);
});

test("no text can end the script, and every character is preserved", () => {
  const value = { name: "</script><!-- <script> & \u2028\u2029 घी" };
  expect(scriptSafeJson(value)).not.toContain("<");
  expect(JSON.parse(scriptSafeJson(value))).toEqual(value);
});
