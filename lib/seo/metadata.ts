import type { Metadata } from "next";
import { pageWords, type Copy } from "@/lib/copy";
import { locales, otherLanguage, type Language } from "@/lib/language";
import { isIndexed, pathTo, productPath, type PageName, type PageOrProduct } from "@/lib/paths";
import { previewAddress, previewOf, previewSize } from "@/lib/seo/preview";
import { itemsLeft, lowestPrice, type ProductId } from "@/lib/shop/catalogue";
import type { Content } from "@/lib/shop/config";
import { formatRupees } from "@/lib/shop/format";
import { fill } from "@/lib/text";

/** What search engines show of a page. */
interface HeadWords {
  readonly title: string;
  readonly description: string;
}

/**
 * The metadata of a page: title and description, and what chats show beside a link to it. A page that
 * search engines may show has its canonical address and that in the other language besides; any other
 * page has `noindex` and the picture of the landing page.
 */
export function pageMetadata({ copy }: Content, page: PageName): Metadata {
  const words: HeadWords = pageWords(copy)[page];
  const path = (language: Language) => pathTo(language, page);
  return isIndexed(page)
    ? metadataOf(copy, words, path, page)
    : { ...metadataOf(copy, words, path, "home"), alternates: null, robots: { index: false } };
}

/** The same for the page of one product. */
export function productMetadata({ copy, config }: Content, product: ProductId): Metadata {
  const words = productHead(copy, product, config.soldOut);
  return metadataOf(copy, words, (language) => productPath(language, product), product);
}

/**
 * Title and description of a product's page, with its lowest price or the fact that it is sold out.
 *
 * @param soldOut ids of the items that are sold out
 */
export function productHead(copy: Copy, product: ProductId, soldOut: readonly string[]): HeadWords {
  const { name, sentence } = copy.products[product];
  const rupees = lowestPrice(itemsLeft(product, soldOut));
  return {
    title: fill(copy.product.title, { product: name }),
    description:
      rupees === undefined
        ? fill(copy.soldOut.description, { sentence })
        : fill(copy.product.description, { sentence, price: formatRupees(rupees) }),
  };
}

/** The addresses of one page by their hreflang; English is also the default for other languages. */
export function languageAlternates(
  addressIn: (language: Language) => string,
): Record<string, string> {
  const english = addressIn("en");
  return { [locales.en]: english, [locales.hi]: addressIn("hi"), "x-default": english };
}

function metadataOf(
  copy: Copy,
  { title, description }: HeadWords,
  pathIn: (language: Language) => string,
  preview: PageOrProduct,
): Metadata {
  const { language, brand } = copy;
  const { alt } = previewOf(copy, preview);
  const url = previewAddress(copy, preview);
  return {
    title,
    description,
    alternates: { canonical: pathIn(language), languages: languageAlternates(pathIn) },
    openGraph: {
      type: "website",
      title,
      description,
      url: pathIn(language),
      siteName: brand.name,
      locale: openGraphLocale(language),
      alternateLocale: openGraphLocale(otherLanguage(language)),
      images: { url, ...previewSize, alt },
    },
    twitter: { card: "summary_large_image", title, description, images: { url, alt } },
  };
}

function openGraphLocale(language: Language): string {
  return locales[language].replace("-", "_");
}
