import type {
  BreadcrumbList,
  Graph,
  ItemList,
  Offer,
  Product,
  ProductGroup,
  Store,
  Thing,
  WebSite,
} from "schema-dts";
import { deliveryHours, type Hours } from "@/lib/shop/business";
import { type Item, itemsOf, type ProductId, products } from "@/lib/shop/catalogue";
import type { Config } from "@/lib/shop/config";
import type { Copy } from "@/lib/copy/copy";
import { pathTo, productPath, wholeAddress } from "@/lib/language/paths";
import { pictureSources } from "@/lib/pictures/picture-addresses";
import { previewAddress } from "@/lib/seo/open-graph-images";

/** One language of one shop: what all of its structured data is made of. */
export interface Shop {
  readonly copy: Copy;
  readonly config: Config;
}

/** The pages below the landing page: each leads back to it by its breadcrumbs. */
type SubPage = "products" | "about" | "refund";

const address = ({ config }: Shop, path: string) => wholeAddress(config.siteUrl, path);
const storeId = (shop: Shop) => address(shop, "/#store");
const groupId = (shop: Shop, product: ProductId) =>
  `${address(shop, productPath("en", product))}#product`;

/**
 * Structured data of the landing page, as search engines read it (schema.org, JSON-LD). The site's name
 * is read from there alone: https://developers.google.com/search/docs/appearance/site-names
 */
export function homeData(shop: Shop): Graph {
  return graph(shop, [website(shop)]);
}

/** The same for the products page: a list that leads to the products' own pages. */
export function productsData(shop: Shop): Graph {
  return graph(shop, [breadcrumbs(shop, "products"), productList(shop)]);
}

/** The same for the about and the refund page. */
export function pageData(shop: Shop, page: SubPage): Graph {
  return graph(shop, [breadcrumbs(shop, page)]);
}

/** The same for the page of one product: every size with its price. */
export function productData(shop: Shop, product: ProductId): Graph {
  return graph(shop, [breadcrumbs(shop, "products", product), productGroup(shop, product)]);
}

function graph(shop: Shop, things: readonly Thing[]): Graph {
  return { "@context": "https://schema.org", "@graph": [store(shop), ...things] };
}

function store(shop: Shop): Store {
  const { copy, config } = shop;
  const { city, state } = copy.shop.delivery.place;
  const legalName = config.legalName[copy.language];
  return {
    "@type": "Store",
    "@id": storeId(shop),
    name: copy.brand.name,
    ...(legalName !== undefined && { legalName }),
    url: address(shop, pathTo(copy.language, "home")),
    telephone: config.phone,
    email: config.email,
    image: address(shop, previewAddress(copy.language, "home")),
    logo: address(shop, "/icons/icon-512.png"),
    address: {
      "@type": "PostalAddress",
      streetAddress: config.officeAddress[copy.language].join(", "),
      addressCountry: "IN",
    },
    areaServed: {
      "@type": "City",
      name: city,
      containedInPlace: { "@type": "State", name: state },
    },
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
      ...openingHours(deliveryHours),
    },
    currenciesAccepted: "INR",
    hasMerchantReturnPolicy: {
      "@type": "MerchantReturnPolicy",
      merchantReturnLink: address(shop, pathTo(copy.language, "refund")),
    },
    ...sameAs(config),
  };
}

function openingHours({ from, to }: Hours): { opens: string; closes: string } {
  const time = (hour: number) => `${String(hour).padStart(2, "0")}:00`;
  return { opens: time(from), closes: time(to) };
}

/** The pages of the shop elsewhere. Addresses in `.example` belong to nobody (RFC 2606). */
function sameAs({ instagramUrl, facebookUrl }: Config): { sameAs?: readonly string[] } {
  const real = [instagramUrl, facebookUrl].filter(
    (url) => !new URL(url).hostname.endsWith(".example"),
  );
  return real.length > 0 ? { sameAs: real } : {};
}

function website(shop: Shop): WebSite {
  const { copy } = shop;
  return {
    "@type": "WebSite",
    name: copy.brand.name,
    url: address(shop, pathTo(copy.language, "home")),
  };
}

function breadcrumbs(shop: Shop, page: SubPage, product?: ProductId): BreadcrumbList {
  const { language, nav, shop: words, about, refund, products: names } = shop.copy;
  const headings = {
    products: words.heading,
    about: about.heading,
    refund: refund.heading,
  };
  const steps = [
    { name: nav.home, path: pathTo(language, "home") },
    { name: headings[page], path: pathTo(language, page) },
    ...(product === undefined
      ? []
      : [{ name: names[product], path: productPath(language, product) }]),
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

/** Google reads offers only from pages about one product; a list names their addresses. */
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
  return {
    "@type": "ProductGroup",
    "@id": groupId(shop, product),
    productGroupID: product,
    name: copy.products[product],
    description: copy.descriptions[product],
    url: address(shop, productPath(copy.language, product)),
    image: productImages(shop, product),
    variesBy: "https://schema.org/size",
    hasVariant: itemsOf(product).map((item) => variant(shop, item)),
  };
}

function variant(shop: Shop, item: Item): Product {
  const { copy } = shop;
  return {
    "@type": "Product",
    sku: item.id,
    name: `${copy.products[item.product]} ${copy.sizes[item.size]}`,
    size: copy.sizes[item.size],
    image: productImages(shop, item.product)[0],
    offers: offer(shop, item),
  };
}

function offer(shop: Shop, item: Item): Offer {
  return {
    "@type": "Offer",
    price: item.rupees,
    priceCurrency: "INR",
    availability: shop.config.soldOut.includes(item.id)
      ? "https://schema.org/OutOfStock"
      : "https://schema.org/InStock",
    url: address(shop, productPath(shop.copy.language, item.product)),
    seller: { "@id": storeId(shop) },
  };
}

function productImages(shop: Shop, product: ProductId): readonly string[] {
  return [
    address(shop, pictureSources(product).largest),
    address(shop, previewAddress(shop.copy.language, product)),
  ];
}
