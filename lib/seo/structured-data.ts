import type {
  BreadcrumbList,
  Graph,
  ItemList,
  Product,
  ProductGroup,
  Store,
  Thing,
  WebSite,
} from "schema-dts";
import { deliveryHours } from "@/lib/shop/facts";
import { itemsOf, products, type Item, type ProductId } from "@/lib/shop/catalogue";
import type { Config, Shop } from "@/lib/shop/config";
import { pathTo, productPath, wholeAddress, type PageOrProduct } from "@/lib/paths";
import { pictureSources } from "@/lib/pictures";
import { previewAddress } from "@/lib/seo/open-graph-image-contents";

/**
 * The structured data (schema.org) of a page or of a product's page: the shop, the breadcrumbs, and the
 * products.
 */
export function structuredData(shop: Shop, name: PageOrProduct): Graph {
  const isWhole = name === "home" || name === "about" || name === "refund";
  const seller = isWhole ? store(shop) : storeInShort(shop);
  return { "@context": "https://schema.org", "@graph": [seller, ...contents(shop, name)] };
}

function contents(shop: Shop, name: PageOrProduct): readonly Thing[] {
  // The site's name is read from the landing page alone:
  // https://developers.google.com/search/docs/appearance/site-names
  if (name === "home") return [website(shop)];
  if (name === "products") return [breadcrumbs(shop, name), productList(shop)];
  if (name === "about" || name === "refund") return [breadcrumbs(shop, name)];
  return [breadcrumbs(shop, "products", name), productGroup(shop, name)];
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
  return {
    ...storeInShort(shop),
    ...(legalName !== undefined && { legalName }),
    email: config.email,
    image: address(shop, previewAddress(copy.language, "home")),
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
    ...sameAs(config),
  };
}

function timeOf(hour: number): string {
  return `${String(hour).padStart(2, "0")}:00`;
}

/** The shop's social media pages, unless they are placeholders: `.example` belongs to nobody (RFC 2606). */
function sameAs({ instagramUrl, facebookUrl }: Config): { sameAs?: readonly string[] } {
  const real = [instagramUrl, facebookUrl].filter(
    (url) => !new URL(url).hostname.endsWith(".example"),
  );
  return real.length > 0 ? { sameAs: real } : {};
}

function website(shop: Shop): WebSite {
  const { brand, language } = shop.copy;
  return { "@type": "WebSite", name: brand.name, url: address(shop, pathTo(language, "home")) };
}

/** The breadcrumbs of a page, or of a product on it. */
function breadcrumbs(
  shop: Shop,
  page: "products" | "about" | "refund",
  product?: ProductId,
): BreadcrumbList {
  const { about, language, nav, products: names, refund, shop: words } = shop.copy;
  const { heading } = { products: words, about, refund }[page];
  const steps = [
    { name: nav.home, path: pathTo(language, "home") },
    { name: heading, path: pathTo(language, page) },
    ...(product ? [{ name: names[product], path: productPath(language, product) }] : []),
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
function productList(shop: Shop): ItemList {
  const { language, shop: words, products: names } = shop.copy;
  return {
    "@type": "ItemList",
    name: words.heading,
    numberOfItems: products.length,
    itemListElement: products.map(({ id }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: names[id],
      url: address(shop, productPath(language, id)),
    })),
  };
}

function productGroup(shop: Shop, product: ProductId): ProductGroup {
  const { copy } = shop;
  const picture = address(shop, pictureSources(product).webp);
  return {
    "@type": "ProductGroup",
    "@id": `${address(shop, productPath("en", product))}#product`,
    productGroupID: product,
    name: copy.products[product],
    description: copy.descriptions[product],
    url: address(shop, productPath(copy.language, product)),
    image: [picture, address(shop, previewAddress(copy.language, product))],
    variesBy: "https://schema.org/size",
    hasVariant: itemsOf(product).map((item) => variant(shop, item, picture)),
  };
}

function variant(shop: Shop, { id, product, size, rupees }: Item, image: string): Product {
  const { copy, config } = shop;
  const isSoldOut = config.soldOut.includes(id);
  return {
    "@type": "Product",
    sku: id,
    name: `${copy.products[product]} ${copy.sizes[size]}`,
    size: copy.sizes[size],
    image,
    offers: {
      "@type": "Offer",
      price: rupees,
      priceCurrency: "INR",
      availability: `https://schema.org/${isSoldOut ? "OutOfStock" : "InStock"}`,
      url: address(shop, productPath(copy.language, product)),
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
