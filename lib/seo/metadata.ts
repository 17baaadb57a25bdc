import type { Metadata } from "next";
import { pageWords, type Content, type Copy } from "@/lib/copy";
import { locales, type Language } from "@/lib/language";
import { isIndexed, isPageName, pathTo, type Page } from "@/lib/paths";
import { previewAddress, previewSize } from "@/lib/pictures";
import { lowestPrice, type ProductId, type SoldOut } from "@/lib/shop/catalogue";
import { formatRupees } from "@/lib/shop/format";
import { fill } from "@/lib/fill";

/**
 * The metadata of a page: its title, and what chats show beside a link to it. A page that search engines may show also
 * has a description, and names its address in each language. Any other page has `noindex`.
 */
export function pageMetadata({ copy, config }: Content, page: Page): Metadata {
  const { language, brand, pictures, productWords } = copy;
  const { title, heading, description } = {
    title: undefined,
    heading: undefined,
    description: undefined,
    ...(isPageName(page) ? pageWords(copy)[page] : productHead(copy, page, config.SOLD_OUT)),
  };
  const preview = isPageName(page) ? "hero-wide" : page;
  const alt = isPageName(page) ? pictures.hero : productWords[page].alt;
  const pathIn = (each: Language) => pathTo(each, page);
  const canonical = pathIn(language);
  return {
    // Where a page has no title of its own, the layout puts the name of the shop behind its heading.
    title: title === undefined ? heading : { absolute: title },
    description,
    ...(isIndexed(page)
      ? { alternates: { canonical, languages: languageAlternates(pathIn) } }
      : { robots: { index: false } }),
    // Next.js adds title and description, and all of it for Twitter.
    openGraph: {
      type: "website",
      url: canonical,
      siteName: brand.name,
      locale: locales[language].replace("-", "_"),
      images: { url: previewAddress(preview), alt, ...previewSize },
    },
  };
}

/** Title and description of a product's page, with its lowest price or the fact that it is sold out. */
export function productHead(copy: Copy, product: ProductId, soldOut: SoldOut) {
  const { sentence } = copy.productWords[product];
  const rupees = lowestPrice(product, soldOut);
  return {
    title: fill(copy.productPage.title, { product: copy.productNames[product] }),
    description:
      rupees === undefined
        ? fill(copy.soldOut.description, { sentence })
        : fill(copy.productPage.description, { sentence, price: formatRupees(rupees) }),
  };
}

/** The addresses of one page by their hreflang. English is also the default for speakers of other languages. */
function languageAlternates(addressIn: (language: Language) => string) {
  const english = addressIn("en");
  return { [locales.en]: english, [locales.hi]: addressIn("hi"), "x-default": english };
}
