import { config } from "@/app/_document/build-time-config";
import { pageMetadata } from "@/app/_document/page-metadata";
import { ProductList } from "@/components/catalogue/product-list";
import { StructuredData } from "@/app/_document/structured-data";
import { en } from "@/lib/copy/en/site";

export const metadata = pageMetadata(en, "products");

export default function Page() {
  return (
    <>
      <ProductList copy={en} config={config} />
      <StructuredData language="en" of="products" />
    </>
  );
}
