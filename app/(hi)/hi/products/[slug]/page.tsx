import type { Metadata } from "next";
import { config } from "@/app/_document/owner-config-at-build-time";
import { productMetadata } from "@/app/_document/page-metadata";
import { productOf, productParams, type ProductParams } from "@/app/_document/product-route-params";
import { ProductPage } from "@/components/product/product-page";
import { StructuredData } from "@/app/_document/structured-data";
import { hi } from "@/lib/copy/hi/site";

export const dynamicParams = false;
export { productParams as generateStaticParams };

export async function generateMetadata({ params }: { params: ProductParams }): Promise<Metadata> {
  return productMetadata(hi, await productOf(params), config.soldOut);
}

export default async function Page({ params }: { params: ProductParams }) {
  const product = await productOf(params);
  return (
    <>
      <ProductPage product={product} copy={hi} config={config} />
      <StructuredData language="hi" of={product} />
    </>
  );
}
