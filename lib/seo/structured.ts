import type { BreadcrumbList, Graph, ListItem, Product, ProductGroup, Store } from "schema-dts";
import { pageWords, type Content, type Copy } from "@/lib/copy";
import { isPageName, pathTo, wholeAddress, type IndexedPage } from "@/lib/paths";
import { pictureSources, previewAddress } from "@/lib/pictures";
import { itemName, itemsOf, type ProductId } from "@/lib/shop/catalogue";
import { deliveryHours } from "@/lib/shop/facts";

/** The structured data (schema.org) of a page: the shop on its landing page; on others the way there, and the product. */
export function structuredData(content: Content, page: IndexedPage): Graph {
  return { "@context": "https://schema.org", "@graph": thingsOn(content, page) };
}

/** JSON for a `<script>`, which no text in it can end: `</script>` and `<!--` both need the sign that is escaped. */
export function scriptSafeJson(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

function thingsOn(content: Content, page: IndexedPage): Graph["@graph"] {
  if (page === "home") {
    // Google reads the name of a site from its landing page alone:
    // https://developers.google.com/search/docs/appearance/site-names
    const { name } = content.copy.brand;
    return [store(content), { "@type": "WebSite", name, url: addressOf(content, page) }];
  }
  if (isPageName(page)) return [breadcrumbs(content, page)];
  return [breadcrumbs(content, "products", page), productGroup(content, page)];
}

function store(content: Content): Store {
  const { copy, config } = content;
  const { OFFICE_ADDRESS, LEGAL_NAME } = config[copy.language];
  // Without the made-up ones: a domain in `.example` belongs to nobody (RFC 2606).
  const profiles = [config.INSTAGRAM_URL, config.FACEBOOK_URL].filter(
    (url) => !new URL(url).hostname.endsWith(".example"),
  );
  return {
    "@type": "Store",
    name: copy.brand.name,
    legalName: LEGAL_NAME,
    url: addressOf(content, "home"),
    telephone: config.PHONE,
    email: config.EMAIL,
    image: config.SITE_URL + previewAddress("hero-wide"),
    logo: `${config.SITE_URL}/icons/icon-512.png`,
    address: {
      "@type": "PostalAddress",
      streetAddress: OFFICE_ADDRESS.join(", "),
      addressCountry: "IN",
    },
    areaServed: { "@type": "City", name: copy.delivery.area.city },
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
      opens: `${deliveryHours.from}:00`.padStart(5, "0"),
      closes: `${deliveryHours.to}:00`.padStart(5, "0"),
    },
    sameAs: profiles.length > 0 ? profiles : undefined,
  };
}

/** The way from the landing page to the last of these pages. */
function breadcrumbs(content: Content, ...pages: readonly IndexedPage[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: (["home", ...pages] as const).map((page, index): ListItem => ({
      "@type": "ListItem",
      position: index + 1,
      name: nameOf(content.copy, page),
      item: addressOf(content, page),
    })),
  };
}

/** A product with its sizes. Google reads offers only from pages about one product. */
function productGroup(content: Content, product: ProductId): ProductGroup {
  const { copy, config } = content;
  const picture = config.SITE_URL + pictureSources(product).webp;
  const url = addressOf(content, product);
  return {
    "@type": "ProductGroup",
    productGroupID: product,
    name: nameOf(copy, product),
    description: copy.productSentences[product],
    url,
    image: [picture, config.SITE_URL + previewAddress(product)],
    variesBy: "https://schema.org/size",
    hasVariant: itemsOf(product).map((item): Product => ({
      "@type": "Product",
      sku: item.id,
      name: itemName(item, copy.order),
      size: copy.sizes[item.size],
      image: picture,
      offers: {
        "@type": "Offer",
        price: item.rupees,
        priceCurrency: "INR",
        availability: `https://schema.org/${config.SOLD_OUT.includes(item.id) ? "OutOfStock" : "InStock"}`,
        url,
        seller: { "@type": "Organization", name: copy.brand.name },
      },
    })),
  };
}

function nameOf(copy: Copy, page: IndexedPage): string {
  if (page === "home") return copy.nav.home;
  return isPageName(page) ? pageWords(copy)[page].heading : copy.productNames[page];
}

function addressOf({ copy, config }: Content, page: IndexedPage): string {
  return wholeAddress(config.SITE_URL, pathTo(copy.language, page));
}
