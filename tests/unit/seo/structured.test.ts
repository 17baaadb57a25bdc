import { en, hi, type Copy } from "@/lib/copy";
import type { IndexedPage } from "@/lib/paths";
import { pictureSources } from "@/lib/pictures";
import { previewAddress } from "@/lib/seo/preview";
import { scriptSafeJson, structuredData } from "@/lib/seo/structured";
import { itemsOf, products } from "@/lib/shop/catalogue";
import { deliveryHours, place } from "@/lib/shop/facts";
import { readConfig } from "@/lib/shop/config";

const { config } = readConfig({});
const hourOf = (hour: number) => `${String(hour).padStart(2, "0")}:00`;
const ghee = hi.products["pure-desi-ghee"].name;
const site = config.siteUrl;
const graph = (copy: Copy, name: IndexedPage, soldOut: readonly string[] = []) =>
  structuredData({ copy, config: { ...config, soldOut: [...soldOut] } }, name)["@graph"];

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

function breadcrumbs(...steps: readonly (readonly [name: string, path: string])[]) {
  const itemListElement = steps.map(([name, path], index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: site + path,
  }));
  return { "@type": "BreadcrumbList", itemListElement };
}

test("the landing page tells who the shop is, where and when", () => {
  expect(structuredData({ copy: en, config }, "home")).toEqual({
    "@context": "https://schema.org",
    "@graph": [
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
          opens: hourOf(deliveryHours.from),
          closes: hourOf(deliveryHours.to),
        },
        currenciesAccepted: "INR",
        hasMerchantReturnPolicy: {
          "@type": "MerchantReturnPolicy",
          merchantReturnLink: `${site}/refund`,
        },
      },
      { "@type": "WebSite", name: en.brand.name, url: site },
    ],
  });
});

test("names real social media pages and the legal name, but no placeholders", () => {
  const { config: own } = readConfig({
    INSTAGRAM_URL: "https://www.instagram.com/dehati",
    LEGAL_NAME: "Dehati Dairy",
  });

  expect(structuredData({ copy: en, config: own }, "home")["@graph"][0]).toMatchObject({
    legalName: "Dehati Dairy",
    sameAs: ["https://www.instagram.com/dehati"],
  });
});

test("a product page offers every size at its price, also in Hindi, but what is sold out", () => {
  const page = `${site}/hi/products/pure-desi-ghee`;
  const images = [
    `${site}${pictureSources("pure-desi-ghee").webp}`,
    `${site}${previewAddress(hi, "pure-desi-ghee")}`,
  ];
  const all = itemsOf("pure-desi-ghee");
  const last = all.at(-1);
  const variants = all.map((item) => ({
    "@type": "Product",
    sku: item.id,
    name: `${ghee} ${hi.sizes[item.size]}`,
    size: hi.sizes[item.size],
    image: images[0],
    offers: {
      "@type": "Offer",
      price: item.rupees,
      priceCurrency: "INR",
      availability: `https://schema.org/${item === last ? "OutOfStock" : "InStock"}`,
      url: page,
      seller: { "@id": `${site}/#store` },
    },
  }));

  expect(graph(hi, "pure-desi-ghee", [last?.id ?? ""]).slice(1)).toEqual([
    breadcrumbs(
      [hi.nav.home, "/hi"],
      [hi.catalogue.heading, "/hi/products"],
      [ghee, "/hi/products/pure-desi-ghee"],
    ),
    {
      "@type": "ProductGroup",
      "@id": `${site}/products/pure-desi-ghee#product`,
      productGroupID: "pure-desi-ghee",
      name: ghee,
      description: hi.products["pure-desi-ghee"].sentence,
      url: page,
      image: images,
      variesBy: "https://schema.org/size",
      hasVariant: variants,
    },
  ]);
});

test("the products page lists the products' own pages, and names the seller alone", () => {
  const [found, , list] = graph(en, "products");

  expect([found, graph(en, "a2-milk")[0]]).toEqual([seller, seller]);
  expect(list).toMatchObject({
    "@type": "ItemList",
    itemListElement: products.map(({ id }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: en.products[id].name,
      url: `${site}/products/${id}`,
    })),
  });
});

test("no text can end the script, and every character is preserved", () => {
  const value = { name: "</script><!-- <script> & \u2028\u2029 घी" };
  const text = scriptSafeJson(value);

  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(value);
});
