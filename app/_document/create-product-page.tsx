import type { Metadata } from "next";
import { config } from "@/app/_document/owner-config-at-build-time";
import { productMetadata } from "@/app/_document/page-metadata";
import { StructuredData } from "@/app/_document/json-ld-script";
import { ProductPage } from "@/components/product/product-page";
import type { Copy } from "@/lib/copy";
import { products, type ProductId } from "@/lib/shop/catalogue";

/** The route's parameters. With `dynamicParams = false` it answers no address but those of products. */
interface Route {
  readonly params: Promise<{ readonly slug: ProductId }>;
}

/** The parameters of the pages to build, one for each product. */
export function productParams(): Awaited<Route["params"]>[] {
  return products.map(({ id }) => ({ slug: id }));
}

/** The product page and its metadata in one language. */
export function productPages(copy: Copy) {
  async function generateMetadata({ params }: Route): Promise<Metadata> {
    return productMetadata(copy, (await params).slug, config.soldOut);
  }

  async function Page({ params }: Route) {
    const { slug: product } = await params;
    return (
      <>
        <ProductPage product={product} copy={copy} config={config} />
        <StructuredData language={copy.language} of={product} />
      </>
    );
  }

  return { generateMetadata, Page };
}
