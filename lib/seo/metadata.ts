import type { Metadata } from "next";
import { pageWords, type Content } from "@/lib/copy";
import { locales, type Language } from "@/lib/language";
import { isIndexed, isPageName, pathTo, type Page } from "@/lib/paths";
import { previewAddress, previewSize } from "@/lib/pictures";
import { lowestPrice, type ProductId } from "@/lib/shop/catalogue";
import { fill, formatRupees } from "@/lib/shop/format";

/** Of a page without a title, the layout puts the name of the shop behind its heading. */
interface PageHead {
  readonly title?: string;
  readonly heading?: string;
  readonly description?: string;
}

/** Title, description, addresses by language, and what chats show; `noindex` where search engines may not show it. */
export function pageMetadata(content: Content, page: Page): Metadata {
  const { language, brand, pictures } = content.copy;
  const { title, heading, description }: PageHead = isPageName(page)
    ? pageWords(content.copy)[page]
    : productHead(content, page);
  const pathIn = (each: Language) => pathTo(each, page);
  const canonical = pathIn(language);
  const languages = languageAlternates(pathIn);
  return {
    title: title === undefined ? heading : { absolute: title },
    description,
    ...(isIndexed(page) ? { alternates: { canonical, languages } } : { robots: { index: false } }),
    // Next.js adds title and description, and all of it for Twitter.
    openGraph: {
      type: "website",
      url: canonical,
      siteName: brand.name,
      locale: locales[language].replace("-", "_"),
      images: isPageName(page)
        ? { url: previewAddress("hero-wide"), alt: pictures["hero-tall"], ...previewSize }
        : { url: previewAddress(page), alt: pictures[page], ...previewSize },
    },
  };
}

/** The addresses of a page by their hreflang. English is also for speakers of other languages. */
export function languageAlternates(addressIn: (language: Language) => string) {
  const english = addressIn("en");
  return { [locales.en]: english, [locales.hi]: addressIn("hi"), "x-default": english };
}

/** Title and description of a product's page: what it is, and its lowest price; what it is for, where it is sold out. */
function productHead({ copy, config }: Content, product: ProductId): PageHead {
  const sentence = copy.productSentences[product];
  const rupees = lowestPrice(product, config.SOLD_OUT);
  const price = rupees !== undefined && formatRupees(rupees);
  return {
    title: fill(copy.productPage.title, { product: copy.productNames[product] }),
    description: price
      ? fill(copy.productPage.description, { sentence, price })
      : copy.productTexts[product],
  };
}
