import type { BreadcrumbList, Graph, Product, Store, Thing } from "schema-dts";
import { pageWords } from "@/lib/copy";
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
import type { Content } from "@/lib/shop/config";
import { deliveryHours } from "@/lib/shop/facts";

/**
 * The structured data (schema.org) of a page or of a product's page: the shop, the breadcrumbs, and the
 * products.
 */
export function structuredData(content: Content, name: PageOrProduct): Graph {
  return { "@context": "https://schema.org", "@graph": thingsOn(content, name) };
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

function thingsOn(content: Content, name: PageOrProduct): readonly Thing[] {
  // The site's name is read from the landing page alone:
  // https://developers.google.com/search/docs/appearance/site-names
  const { brand, language } = content.copy;
  const home = address(content, pathTo(language, "home"));
  if (name === "home") return [store(content), { "@type": "WebSite", name: brand.name, url: home }];
  if (name === "products")
    return [storeInShort(content), breadcrumbs(content, name), productList(content)];
  if (isIndexed(name)) return [store(content), breadcrumbs(content, name)];
  return [
    storeInShort(content),
    breadcrumbs(content, "products", name),
    productGroup(content, name),
  ];
}

/** The store on pages with products: the properties that Google requires, and the phone number. */
function storeInShort(content: Content): Exclude<Store, string> {
  const { copy, config } = content;
  return {
    "@type": "Store",
    "@id": storeId(content),
    name: copy.brand.name,
    url: address(content, pathTo(copy.language, "home")),
    telephone: config.phone,
    address: {
      "@type": "PostalAddress",
      streetAddress: config.officeAddress[copy.language].join(", "),
      addressCountry: "IN",
    },
  };
}

function store(content: Content): Store {
  const { copy, config } = content;
  const { city, state } = copy.delivery.place;
  const legalName = config.legalName[copy.language];
  // Not the placeholders: `.example` belongs to nobody (RFC 2606).
  const profiles = config.profiles
    .map(({ url }) => url)
    .filter((url) => !new URL(url).hostname.endsWith(".example"));
  return {
    ...storeInShort(content),
    ...(legalName !== undefined && { legalName }),
    email: config.email,
    image: address(content, previewAddress(copy, "home")),
    logo: address(content, "/icons/icon-512.png"),
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
      merchantReturnLink: address(content, pathTo(copy.language, "refund")),
    },
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

function timeOf(hour: number): string {
  return `${String(hour).padStart(2, "0")}:00`;
}

/** The breadcrumbs of a page, or of a product on it. */
function breadcrumbs(
  content: Content,
  page: Exclude<IndexedPage, "home">,
  product?: ProductId,
): BreadcrumbList {
  const { language, nav, products: names } = content.copy;
  const { heading } = pageWords(content.copy)[page];
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
      item: address(content, path),
    })),
  };
}

/** A list of addresses, since Google reads offers only from pages about one product. */
function productList(content: Content): Thing {
  const { language, catalogue: words, products: names } = content.copy;
  return {
    "@type": "ItemList",
    name: words.heading,
    numberOfItems: products.length,
    itemListElement: products.map(({ id }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: names[id].name,
      url: address(content, productPath(language, id)),
    })),
  };
}

function productGroup(content: Content, product: ProductId): Thing {
  const { language, products: words } = content.copy;
  const picture = address(content, pictureSources(product).webp);
  return {
    "@type": "ProductGroup",
    "@id": `${address(content, productPath("en", product))}#product`,
    productGroupID: product,
    name: words[product].name,
    description: words[product].sentence,
    url: address(content, productPath(language, product)),
    image: [picture, address(content, previewAddress(content.copy, product))],
    variesBy: "https://schema.org/size",
    hasVariant: itemsOf(product).map((item) => variant(content, item, picture)),
  };
}

function variant(content: Content, item: Item, image: string): Product {
  const { copy, config } = content;
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
      url: address(content, productPath(copy.language, item.product)),
      seller: { "@id": storeId(content) },
    },
  };
}

function address({ config }: Content, path: string): string {
  return wholeAddress(config.siteUrl, path);
}

function storeId(content: Content): string {
  return address(content, "/#store");
}
