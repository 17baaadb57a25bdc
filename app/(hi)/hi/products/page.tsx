import { config } from "@/app/_document/build-time-config";
import { pageMetadata } from "@/app/_document/page-metadata";
import { ProductList } from "@/components/catalogue/product-list";
import { StructuredData } from "@/app/_document/structured-data";
import { hi } from "@/lib/copy/hi/site";

export const metadata = pageMetadata(hi, "products");

export default function Page() {
  return (
    <>
      <ProductList copy={hi} config={config} />
      <StructuredData language="hi" of="products" />
    </>
  );
}
