import { en, hi, type Copy } from "@/lib/copy";
import type { IndexedPage } from "@/lib/paths";
import { pictureSources } from "@/lib/pictures";
import { previewAddress } from "@/lib/seo/preview";
import { scriptSafeJson, structuredData } from "@/lib/seo/structured";
import { itemsOf, products } from "@/lib/shop/catalogue";
import { readConfig } from "@/lib/shop/config";
import { deliveryHours, place } from "@/lib/shop/facts";

const { config } = readConfig({});
const site = config.siteUrl;

/** The things that a page tells of, of a shop whose owner has set these variables. */
const thingsOn = (copy: Copy, page: IndexedPage, variables: Record<string, string> = {}) =>
  structuredData({ copy, config: readConfig(variables).config }, page)["@graph"];

/** What Google requires of a seller, and the phone number. */
const seller = {
  "@type": "Store",
  "@id": `${site}/#store`,
  name: en.brand.name,
  url: site,
  telephone: config.phone,
  address: {
    "@type": "PostalAddress",
    streetAddress: config.officeAddress.en.join(", "),
    addressCountry: "IN",
  },
};

const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

test("the landing page tells who the shop is, where and when, and nothing made up", () => {
  expect(thingsOn(en, "home")).toEqual([
    {
      ...seller,
      email: config.email,
      image: `${site}${previewAddress(en, "home")}`,
      logo: `${site}/icons/icon-512.png`,
      areaServed: {
        "@type": "City",
        name: place.en.city,
        containedInPlace: { "@type": "State", name: place.en.state },
      },
      openingHoursSpecification: {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
        opens: clock(deliveryHours.from),
        closes: clock(deliveryHours.to),
      },
      currenciesAccepted: "INR",
      hasMerchantReturnPolicy: {
        "@type": "MerchantReturnPolicy",
        merchantReturnLink: `${site}/refund`,
      },
    },
    { "@type": "WebSite", name: en.brand.name, url: site },
  ]);

  const instagram = "https://www.instagram.com/dehati";
  const own = thingsOn(en, "home", { INSTAGRAM_URL: instagram, LEGAL_NAME: "Dehati Dairy" });
  expect(own[0]).toMatchObject({ legalName: "Dehati Dairy", sameAs: [instagram] });
});

test("a product page offers every size at its price, also in Hindi, but what is sold out", () => {
  const { name, sentence } = hi.products["pure-desi-ghee"];
  const page = `${site}/hi/products/pure-desi-ghee`;
  const picture = `${site}${pictureSources("pure-desi-ghee").webp}`;
  const all = itemsOf("pure-desi-ghee");
  const soldOut = all.at(-1)?.id ?? "";
  const [, breadcrumbs, group] = thingsOn(hi, "pure-desi-ghee", { SOLD_OUT: soldOut });

  expect(breadcrumbs).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: hi.nav.home, item: `${site}/hi` },
      {
        "@type": "ListItem",
        position: 2,
        name: hi.productsPage.heading,
        item: `${site}/hi/products`,
      },
      { "@type": "ListItem", position: 3, name, item: page },
    ],
  });
  expect(group).toEqual({
    "@type": "ProductGroup",
    "@id": `${site}/products/pure-desi-ghee#product`,
    productGroupID: "pure-desi-ghee",
    name,
    description: sentence,
    url: page,
    image: [picture, `${site}${previewAddress(hi, "pure-desi-ghee")}`],
    variesBy: "https://schema.org/size",
    hasVariant: all.map(({ id, size, rupees }) => ({
      "@type": "Product",
      sku: id,
      name: `${name} ${hi.sizes[size]}`,
      size: hi.sizes[size],
      image: picture,
      offers: {
        "@type": "Offer",
        price: rupees,
        priceCurrency: "INR",
        availability: `https://schema.org/${id === soldOut ? "OutOfStock" : "InStock"}`,
        url: page,
        seller: { "@id": seller["@id"] },
      },
    })),
  });
});

test("the products page lists the products' own pages, and names the seller alone", () => {
  const [found, , list] = thingsOn(en, "products");

  expect([found, thingsOn(en, "a2-milk")[0]]).toEqual([seller, seller]);
  expect(list).toMatchObject({
    "@type": "ItemList",
    itemListElement: products.map(({ id }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: en.products[id].name,
      url: `${site}/products/${id}`,
    })),
  });
});

test("no text can end the script, and every character is preserved", () => {
  const value = { name: "</script><!-- <script> & \u2028\u2029 घी" };

  expect(scriptSafeJson(value)).not.toContain("<");
  expect(JSON.parse(scriptSafeJson(value))).toEqual(value);
});
