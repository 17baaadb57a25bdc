import { products } from "@/lib/shop/catalogue";
import { languages, type Language } from "@/lib/language";
import { pathTo, productPath } from "@/lib/paths";

export interface BenchOptions {
  /** Measure only the two main pages in English, and only once. */
  readonly isQuick: boolean;
}

/** A page of the shop to measure. */
export interface BenchPage {
  readonly kind: "home" | "about" | "products" | "product" | "refund";
  readonly language: Language;
  readonly path: string;
  /** The path of its HTML, relative to a folder of prerendered pages. */
  readonly file: string;
}

/** The product whose page is measured where that takes long; the pages of all products are alike. */
const sampleProduct = products[0];

/** Every page that shoppers land on, in both languages. */
export const benchPages: readonly BenchPage[] = languages.flatMap((language) => [
  page("home", language, pathTo(language, "home")),
  page("about", language, pathTo(language, "about")),
  page("refund", language, pathTo(language, "refund")),
  page("products", language, pathTo(language, "products")),
  ...products.map(({ id }) => page("product", language, productPath(language, id))),
]);

function page(kind: BenchPage["kind"], language: Language, path: string): BenchPage {
  return { kind, language, path, file: path === "/" ? "index.html" : `${path.slice(1)}.html` };
}

/** The pages to measure: one of each kind in both languages, since the product pages are alike. */
export function pagesToMeasure({ isQuick }: BenchOptions): readonly BenchPage[] {
  return benchPages.filter(({ kind, language, path }) => {
    if (isQuick) return language === "en" && (kind === "home" || kind === "products");
    return kind !== "product" || path.endsWith(`/${sampleProduct.id}`);
  });
}
