import { en, hi, type Copy } from "@/lib/copy";
import type { IndexedPage } from "@/lib/paths";
import { scriptSafeJson, structuredData } from "@/lib/seo/structured";
import { itemsOf } from "@/lib/shop/catalogue";
import { readConfig } from "@/lib/shop/config";
import { deliveryHours, area } from "@/lib/shop/facts";

const { config } = readConfig({});
const site = config.siteUrl;

/** The things that a page tells of, of a shop whose owner has set these variables. */
const thingsOn = (copy: Copy, page: IndexedPage, variables: Record<string, string> = {}) =>
  structuredData({ copy, config: readConfig(variables).config }, page)["@graph"];

test("the landing page tells who the shop is, where and when, and nothing made up", () => {
  const [made] = thingsOn(en, "home");
  expect(made).toMatchObject({
    name: en.brand.name,
    telephone: config.phone,
    address: { streetAddress: config.officeAddress.en.join(", ") },
    areaServed: { name: area.en.city },
    openingHoursSpecification: { closes: `${deliveryHours.to}:00` },
  });
  expect(made).toHaveProperty("sameAs", undefined);
  const instagram = "https://www.instagram.com/dehati";
  const [own] = thingsOn(en, "home", { INSTAGRAM_URL: instagram, LEGAL_NAME: "Dehati Dairy" });
  expect(own).toMatchObject({ legalName: "Dehati Dairy", sameAs: [instagram] });
});

test("a product page offers every size at its price, also in Hindi, but what is sold out", () => {
  const page = `${site}/hi/products/pure-desi-ghee`;
  const name = hi.productNames["pure-desi-ghee"];
  const all = itemsOf("pure-desi-ghee");
  const soldOut = all.at(-1)?.id ?? "";
  const [, breadcrumbs, group] = thingsOn(hi, "pure-desi-ghee", { SOLD_OUT: soldOut });

  const home = { name: hi.nav.home, item: `${site}/hi` };
  const products = { name: hi.productsPage.heading, item: `${site}/hi/products` };
  expect(breadcrumbs).toMatchObject({ itemListElement: [home, products, { name, item: page }] });
  const availability = (id: string) =>
    `https://schema.org/${id === soldOut ? "OutOfStock" : "InStock"}`;
  const hasVariant = all.map(({ id, size, rupees }) => ({
    size: hi.sizes[size],
    offers: { price: rupees, priceCurrency: "INR", availability: availability(id) },
  }));
  expect(group).toMatchObject({ name, url: page, hasVariant });
});

test("no text can end the script, and every character is preserved", () => {
  const value = { name: "</script><!-- <script> & \u2028\u2029 घी" };
  expect(scriptSafeJson(value)).not.toContain("<");
  expect(JSON.parse(scriptSafeJson(value))).toEqual(value);
});
