import type { BreadcrumbList, Graph, Product, Store, Thing } from "schema-dts";
import {
  isIndexed,
  pathTo,
  productPath,
  wholeAddress,
  type IndexedPage,
  type PageOrProduct,
} from "@/lib/paths";
import { pictureSources } from "@/lib/pictures";
import { previewAddress } from "@/lib/seo/preview";
import { type Item, itemName, itemsOf, type ProductId, products } from "@/lib/shop/catalogue";
import type { Shop } from "@/lib/shop/config";
import { deliveryHours } from "@/lib/shop/facts";

/**
 * The structured data (schema.org) of a page or of a product's page: the shop, the breadcrumbs, and the
 * products.
 */
export function structuredData(shop: Shop, name: PageOrProduct): Graph {
  return { "@context": "https://schema.org", "@graph": contents(shop, name) };
}

/**
 * JSON that is safe inside `<script>`: text such as `</script>` or `<!--` is escaped, so that it cannot end
 * the script. It parses to the same value.
 */
export function scriptSafeJson(value: object): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function contents(shop: Shop, name: PageOrProduct): readonly Thing[] {
  // The site's name is read from the landing page alone:
  // https://developers.google.com/search/docs/appearance/site-names
  const { brand, language } = shop.copy;
  const home = address(shop, pathTo(language, "home"));
  if (name === "home") return [store(shop), { "@type": "WebSite", name: brand.name, url: home }];
  if (name === "products") return [storeInShort(shop), breadcrumbs(shop, name), productList(shop)];
  if (isIndexed(name)) return [store(shop), breadcrumbs(shop, name)];
  return [storeInShort(shop), breadcrumbs(shop, "products", name), productGroup(shop, name)];
}

/** The store on pages with products: the properties that Google requires, and the phone number. */
function storeInShort(shop: Shop): Exclude<Store, string> {
  const { copy, config } = shop;
  return {
    "@type": "Store",
    "@id": storeId(shop),
    name: copy.brand.name,
    url: address(shop, pathTo(copy.language, "home")),
    telephone: config.phone,
    address: {
      "@type": "PostalAddress",
      streetAddress: config.officeAddress[copy.language].join(", "),
      addressCountry: "IN",
    },
  };
}

function store(shop: Shop): Store {
  const { copy, config } = shop;
  const { city, state } = copy.shop.delivery.place;
  const legalName = config.legalName[copy.language];
  // Not the placeholders: `.example` belongs to nobody (RFC 2606).
  const profiles = [config.instagramUrl, config.facebookUrl].filter(
    (url) => !new URL(url).hostname.endsWith(".example"),
  );
  return {
    ...storeInShort(shop),
    ...(legalName !== undefined && { legalName }),
    email: config.email,
    image: address(shop, previewAddress(copy, "home")),
    logo: address(shop, "/icons/icon-512.png"),
    areaServed: {
      "@type": "City",
      name: city,
      containedInPlace: { "@type": "State", name: state },
    },
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
      opens: timeOf(deliveryHours.from),
      closes: timeOf(deliveryHours.to),
    },
    currenciesAccepted: "INR",
    hasMerchantReturnPolicy: {
      "@type": "MerchantReturnPolicy",
      merchantReturnLink: address(shop, pathTo(copy.language, "refund")),
    },
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

function timeOf(hour: number): string {
  return `${String(hour).padStart(2, "0")}:00`;
}

/** The breadcrumbs of a page, or of a product on it. */
function breadcrumbs(
  shop: Shop,
  page: Exclude<IndexedPage, "home">,
  product?: ProductId,
): BreadcrumbList {
  const { language, nav, products: names, shop: words } = shop.copy;
  const { heading } = { ...shop.copy, products: words }[page];
  const steps = [
    { name: nav.home, path: pathTo(language, "home") },
    { name: heading, path: pathTo(language, page) },
    ...(product ? [{ name: names[product].name, path: productPath(language, product) }] : []),
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: address(shop, path),
    })),
  };
}

/** A list of addresses, since Google reads offers only from pages about one product. */
function productList(shop: Shop): Thing {
  const { language, shop: words, products: names } = shop.copy;
  return {
    "@type": "ItemList",
    name: words.heading,
    numberOfItems: products.length,
    itemListElement: products.map(({ id }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: names[id].name,
      url: address(shop, productPath(language, id)),
    })),
  };
}

function productGroup(shop: Shop, product: ProductId): Thing {
  const { language, products: words } = shop.copy;
  const picture = address(shop, pictureSources(product).webp);
  return {
    "@type": "ProductGroup",
    "@id": `${address(shop, productPath("en", product))}#product`,
    productGroupID: product,
    name: words[product].name,
    description: words[product].sentence,
    url: address(shop, productPath(language, product)),
    image: [picture, address(shop, previewAddress(shop.copy, product))],
    variesBy: "https://schema.org/size",
    hasVariant: itemsOf(product).map((item) => variant(shop, item, picture)),
  };
}

function variant(shop: Shop, item: Item, image: string): Product {
  const { copy, config } = shop;
  const isSoldOut = config.soldOut.includes(item.id);
  return {
    "@type": "Product",
    sku: item.id,
    name: itemName(item, copy.order),
    size: copy.sizes[item.size],
    image,
    offers: {
      "@type": "Offer",
      price: item.rupees,
      priceCurrency: "INR",
      availability: `https://schema.org/${isSoldOut ? "OutOfStock" : "InStock"}`,
      url: address(shop, productPath(copy.language, item.product)),
      seller: { "@id": storeId(shop) },
    },
  };
}

function address({ config }: Shop, path: string): string {
  return wholeAddress(config.siteUrl, path);
}

function storeId(shop: Shop): string {
  return address(shop, "/#store");
}
