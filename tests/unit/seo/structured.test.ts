import { readConfig } from "@/lib/shop/config";
import { items, itemsOf, products } from "@/lib/shop/catalogue";
import { en, hi, type Copy } from "@/lib/copy";
import type { PageOrProduct } from "@/lib/paths";
import { previewAddress } from "@/lib/seo/preview";
import { pictureSources } from "@/lib/pictures";
import { scriptSafeJson, structuredData } from "@/lib/seo/structured";

const { config } = readConfig({});
const site = "https://dehatimilk.example";
const store = { "@id": `${site}/#store` };
const graph = (copy: Copy, name: PageOrProduct) => structuredData({ copy, config }, name)["@graph"];

/** What Google requires of a seller, and the phone number. */
const seller = {
  "@type": "Store",
  "@id": `${site}/#store`,
  name: "Dehati Milk",
  url: site,
  telephone: "+91 00000 00000",
  address: {
    "@type": "PostalAddress",
    streetAddress: "Example House, Example Road, Supaul, Bihar",
    addressCountry: "IN",
  },
};

test("the landing page tells who the shop is, where and when", () => {
  expect(structuredData({ copy: en, config }, "home")).toEqual({
    "@context": "https://schema.org",
    "@graph": [
      {
        ...seller,
        email: "hello@dehatimilk.example",
        image: `${site}${previewAddress(en, "home")}`,
        logo: `${site}/icons/icon-512.png`,
        areaServed: {
          "@type": "City",
          name: "Supaul",
          containedInPlace: { "@type": "State", name: "Bihar" },
        },
        openingHoursSpecification: {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
          opens: "08:00",
          closes: "20:00",
        },
        currenciesAccepted: "INR",
        hasMerchantReturnPolicy: {
          "@type": "MerchantReturnPolicy",
          merchantReturnLink: `${site}/refund`,
        },
      },
      { "@type": "WebSite", name: "Dehati Milk", url: site },
    ],
  });
});

test("pages with products have only the seller's required properties", () => {
  expect(graph(en, "products")[0]).toEqual(seller);
  expect(graph(en, "a2-milk")[0]).toEqual(seller);
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

test("a product page offers every size at its price, also in Hindi", () => {
  const page = `${site}/hi/products/pure-desi-ghee`;
  const images = [
    `${site}${pictureSources("pure-desi-ghee").webp}`,
    `${site}${previewAddress(hi, "pure-desi-ghee")}`,
  ];
  const variant = (size: string, sku: string, price: number) => ({
    "@type": "Product",
    sku,
    name: `शुद्ध देसी घी ${size}`,
    size,
    image: images[0],
    offers: {
      "@type": "Offer",
      price,
      priceCurrency: "INR",
      availability: "https://schema.org/InStock",
      url: page,
      seller: store,
    },
  });

  expect(graph(hi, "pure-desi-ghee").slice(1)).toEqual([
    {
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "होम", item: `${site}/hi` },
        { "@type": "ListItem", position: 2, name: "हमारी दुकान", item: `${site}/hi/products` },
        { "@type": "ListItem", position: 3, name: "शुद्ध देसी घी", item: page },
      ],
    },
    {
      "@type": "ProductGroup",
      "@id": `${site}/products/pure-desi-ghee#product`,
      productGroupID: "pure-desi-ghee",
      name: "शुद्ध देसी घी",
      description: hi.products["pure-desi-ghee"].sentence,
      url: page,
      image: images,
      variesBy: "https://schema.org/size",
      hasVariant: [
        variant("आधा किलो", "pure-desi-ghee:500g", 799),
        variant("1 किलो", "pure-desi-ghee:1-kg", 1599),
      ],
    },
  ]);
});

test("all items are offered once, each at its catalogue price", () => {
  const texts = products.map(({ id }) => JSON.stringify(graph(en, id)));
  const offered = texts.flatMap((text) =>
    [...text.matchAll(/"sku":"([^"]+)".*?"price":(\d+),"priceCurrency":"INR"/g)].map(
      ([, id, rupees]) => [id, Number(rupees)],
    ),
  );

  expect(offered).toEqual(items.map(({ id, rupees }) => [id, rupees]));
  expect(products.flatMap(({ id }) => itemsOf(id))).toHaveLength(offered.length);
});

test("the products page lists the products' own pages", () => {
  expect(graph(en, "products")[2]).toMatchObject({
    "@type": "ItemList",
    numberOfItems: products.length,
    itemListElement: products.map(({ id }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: en.products[id].name,
      url: `${site}/products/${id}`,
    })),
  });
});

test.each([
  ["about", "From our village to your home"],
  ["refund", "Refund and Returns Policy"],
] as const)("the %s page stands below the landing page", (page, name) => {
  expect(graph(en, page)[1]).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: site },
      { "@type": "ListItem", position: 2, name, item: `${site}/${page}` },
    ],
  });
});

test("a size that is sold out is out of stock, the others are not", () => {
  const soldOut = ["fresh-paneer:500g"];
  const text = JSON.stringify(
    structuredData({ copy: en, config: { ...config, soldOut } }, "fresh-paneer"),
  );

  expect(
    [...text.matchAll(/"sku":"([^"]+)".*?schema.org\/(\w+Stock)/g)].map((m) => m.slice(1)),
  ).toEqual([
    ["fresh-paneer:250g", "InStock"],
    ["fresh-paneer:500g", "OutOfStock"],
    ["fresh-paneer:1-kg", "InStock"],
  ]);
});

test("no text can end the script, and every character is preserved", () => {
  const value = { name: "</script><!-- <script> & \u2028\u2029 घी" };
  const text = scriptSafeJson(value);

  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(value);
});
