import { en, hi, type Copy } from "@/lib/copy";
import type { PageOrProduct } from "@/lib/paths";
import { pictureSources } from "@/lib/pictures";
import { previewAddress } from "@/lib/seo/preview";
import { scriptSafeJson, structuredData } from "@/lib/seo/structured";
import { readConfig } from "@/lib/shop/config";

const { config } = readConfig({});
const site = "https://dehatimilk.example";
const graph = (copy: Copy, name: PageOrProduct, soldOut: readonly string[] = []) =>
  structuredData({ copy, config: { ...config, soldOut: [...soldOut] } }, name)["@graph"];

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

test("a product page offers every size at its price, also in Hindi, but what is sold out", () => {
  const page = `${site}/hi/products/pure-desi-ghee`;
  const images = [
    `${site}${pictureSources("pure-desi-ghee").webp}`,
    `${site}${previewAddress(hi, "pure-desi-ghee")}`,
  ];
  const variant = (size: string, sku: string, price: number, stock: string) => ({
    "@type": "Product",
    sku,
    name: `शुद्ध देसी घी ${size}`,
    size,
    image: images[0],
    offers: {
      "@type": "Offer",
      price,
      priceCurrency: "INR",
      availability: `https://schema.org/${stock}`,
      url: page,
      seller: { "@id": `${site}/#store` },
    },
  });

  expect(graph(hi, "pure-desi-ghee", ["pure-desi-ghee:1-kg"]).slice(1)).toEqual([
    breadcrumbs(
      ["होम", "/hi"],
      ["हमारी दुकान", "/hi/products"],
      ["शुद्ध देसी घी", "/hi/products/pure-desi-ghee"],
    ),
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
        variant("आधा किलो", "pure-desi-ghee:500g", 799, "InStock"),
        variant("1 किलो", "pure-desi-ghee:1-kg", 1599, "OutOfStock"),
      ],
    },
  ]);
});

test("the products page lists the products' own pages", () => {
  const last = { name: "Premium fresh milk", url: `${site}/products/premium-fresh-milk` };

  expect(graph(en, "products")[2]).toMatchObject({
    "@type": "ItemList",
    itemListElement: [{}, {}, {}, {}, {}, { "@type": "ListItem", position: 6, ...last }],
  });
});

test("the refund page stands below the landing page", () => {
  const [, found] = graph(en, "refund");

  expect(found).toEqual(breadcrumbs(["Home", ""], ["Refund and Returns Policy", "/refund"]));
});

test("no text can end the script, and every character is preserved", () => {
  const value = { name: "</script><!-- <script> & \u2028\u2029 घी" };
  const text = scriptSafeJson(value);

  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(value);
});
