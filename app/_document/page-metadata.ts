import type { Metadata } from "next";
import type { ProductId } from "@/lib/shop/catalogue";
import { lowestPrice } from "@/lib/shop/stock";
import type { Copy } from "@/lib/copy/copy-type";
import { fill } from "@/lib/language/text-template";
import { locales, otherLanguage, type Language } from "@/lib/language/language";
import { formatRupees } from "@/lib/shop/money";
import {
  indexedPages,
  pathTo,
  productPath,
  type PageName,
  type PageOrProduct,
} from "@/lib/language/paths";
import { previewAddress, previewOf, previewSize } from "@/lib/seo/open-graph-image-contents";

interface HeadWords {
  readonly title: string;
  readonly description: string;
}

/**
 * The metadata of a page: title and description, its canonical address and that in the other language,
 * and what chats show beside a link to it.
 */
export function pageMetadata(copy: Copy, page: PageName): Metadata {
  const words = pageHead(copy, page);
  const path = (language: Language) => pathTo(language, page);
  const indexed = indexedPages.find((name) => name === page);
  return indexed === undefined
    ? { ...linkMetadata(copy, words, path, "home"), robots: { index: false } }
    : { ...linkMetadata(copy, words, path, indexed), ...searchMetadata(copy.language, path) };
}

/** The same for the page of one product. */
export function productMetadata(
  copy: Copy,
  product: ProductId,
  soldOut: readonly string[],
): Metadata {
  const path = (language: Language) => productPath(language, product);
  return {
    ...linkMetadata(copy, productHead(copy, product, soldOut), path, product),
    ...searchMetadata(copy.language, path),
  };
}

function pageHead(copy: Copy, page: PageName): HeadWords {
  const words = { ...copy, products: copy.shop };
  return words[page];
}

/**
 * Title and description of a product's page, with its lowest price or the fact that it is sold out.
 *
 * @param soldOut ids of the items that are sold out
 */
export function productHead(copy: Copy, product: ProductId, soldOut: readonly string[]): HeadWords {
  const sentence = copy.descriptions[product];
  const rupees = lowestPrice(product, soldOut);
  return {
    title: fill(copy.product.title, { product: copy.products[product] }),
    description:
      rupees === undefined
        ? fill(copy.soldOut.description, { sentence })
        : fill(copy.product.description, { sentence, price: formatRupees(rupees) }),
  };
}

/** The canonical address, and those in each language. Only for pages that search engines may show. */
function searchMetadata(language: Language, pathIn: (language: Language) => string): Metadata {
  return {
    alternates: { canonical: pathIn(language), languages: languageAlternates(pathIn) },
  };
}

/** The addresses of one page by their hreflang; English is also the default for other languages. */
export function languageAlternates(
  addressIn: (language: Language) => string,
): Record<string, string> {
  const english = addressIn("en");
  return { [locales.en]: english, [locales.hi]: addressIn("hi"), "x-default": english };
}

/** Title and description, and what chats and social networks show beside a link to the page. */
function linkMetadata(
  copy: Copy,
  { title, description }: HeadWords,
  pathIn: (language: Language) => string,
  preview: PageOrProduct,
): Metadata {
  const { language, brand } = copy;
  const { alt } = previewOf(copy, preview);
  const url = previewAddress(language, preview);
  return {
    title,
    description,
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
