import type { Content } from "@/lib/copy";
import { isPageName, pathTo, wholeAddress, type Page } from "@/lib/paths";
import { pictureSources, previewAddress } from "@/lib/pictures";
import { itemName, itemsOf, type ProductId } from "@/lib/shop/catalogue";
import { deliveryHours } from "@/lib/shop/facts";

/** The structured data (schema.org) of the landing page, which is about the shop, and of the page of a product. */
export function structuredData(content: Content, page: Page): object | undefined {
  if (page === "home") return store(content);
  return isPageName(page) ? undefined : productGroup(content, page);
}

/** JSON for a `<script>`, which no text in it can end: `</script>` and `<!--` both need the sign that is escaped. */
export function scriptSafeJson(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

function store(content: Content): object {
  const { copy, config } = content;
  return {
    "@context": "https://schema.org",
    "@type": "Store",
    name: copy.brand.name,
    legalName: config.legalName[copy.language],
    url: addressOf(content, "home"),
    telephone: config.phone,
    email: config.email,
    image: config.siteUrl + previewAddress("hero-wide"),
    logo: `${config.siteUrl}/icons/icon-512.png`,
    address: {
      "@type": "PostalAddress",
      streetAddress: config.officeAddress[copy.language].join(", "),
      addressCountry: "IN",
    },
    areaServed: { "@type": "City", name: copy.delivery.area.city },
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
      opens: `${deliveryHours.from}:00`.padStart(5, "0"),
      closes: `${deliveryHours.to}:00`.padStart(5, "0"),
    },
    hasMerchantReturnPolicy: {
      "@type": "MerchantReturnPolicy",
      merchantReturnLink: addressOf(content, "refund"),
    },
    sameAs: config.profiles.map(({ url }) => url),
  };
}

/** A product with its sizes. Google reads offers only from pages about one product. */
function productGroup(content: Content, product: ProductId): object {
  const { copy, config } = content;
  const image = config.siteUrl + pictureSources(product).webp;
  const url = addressOf(content, product);
  return {
    "@context": "https://schema.org",
    "@type": "ProductGroup",
    productGroupID: product,
    name: copy.productNames[product],
    description: copy.productWords[product].sentence,
    url,
    image,
    variesBy: "https://schema.org/size",
    hasVariant: itemsOf(product).map((item) => ({
      "@type": "Product",
      sku: item.id,
      name: itemName(item, copy.order),
      size: copy.sizes[item.size],
      image,
      offers: {
        "@type": "Offer",
        price: item.rupees,
        priceCurrency: "INR",
        availability: `https://schema.org/${config.soldOut.includes(item.id) ? "OutOfStock" : "InStock"}`,
        url,
      },
    })),
  };
}

/** The absolute address of a page in the language of the words. */
function addressOf({ copy, config }: Content, page: Page): string {
  return wholeAddress(config.siteUrl, pathTo(copy.language, page));
}
