import type { Graph } from "schema-dts";
import { config } from "@/app/_document/site-config";
import type { ProductId } from "@/lib/shop/catalogue";
import { en } from "@/lib/copy/en/site";
import { hi } from "@/lib/copy/hi/site";
import type { Language } from "@/lib/language/language";
import { homeData, pageData, productData, productsData } from "@/lib/seo/structured-data";

const copies = { en, hi };

/** A page that search engines read: by its name, or by its product. */
export type DataPage =
  { readonly page: "home" | "products" | "about" | "refund" } | { readonly product: ProductId };

/** The structured data of a page. Never in the browser: see scripts/next/webpack.mjs. */
export function dataOf(language: Language, which: DataPage): Graph {
  const shop = { copy: copies[language], config };
  if ("product" in which) return productData(shop, which.product);
  switch (which.page) {
    case "home":
      return homeData(shop);
    case "products":
      return productsData(shop);
    case "about":
    case "refund":
      return pageData(shop, which.page);
  }
}
