import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { config } from "@/app/_document/owner-config-at-build-time";
import { productMetadata } from "@/app/_document/page-metadata";
import { StructuredData } from "@/app/_document/json-ld-script";
import { ProductPage } from "@/components/product/product-page";
import type { Copy } from "@/lib/copy/copy-type";
import { findProduct, products, type ProductId } from "@/lib/shop/catalogue";

/** The route's parameters: the product's id. */
interface Route {
  readonly params: Promise<{ readonly slug: string }>;
}

/** The parameters of the pages to build, one for each product. */
export function productParams(): Awaited<Route["params"]>[] {
  return products.map(({ id }) => ({ slug: id }));
}

/** The product in the address; responds with the not-found page if there is no such product. */
async function productOf({ params }: Route): Promise<ProductId> {
  return findProduct((await params).slug) ?? notFound();
}

/** The product page and its metadata in one language. */
export function productPages(copy: Copy) {
  async function generateMetadata(route: Route): Promise<Metadata> {
    return productMetadata(copy, await productOf(route), config.soldOut);
  }

  async function Page(route: Route) {
    const product = await productOf(route);
    return (
      <>
        <ProductPage product={product} copy={copy} config={config} />
        <StructuredData language={copy.language} of={product} />
      </>
    );
  }

  return { generateMetadata, Page };
}
