import { config } from "@/app/config";
import { pageMetadata } from "@/app/page-metadata";
import { Shop } from "@/components/catalogue/product-list";
import { StructuredData } from "@/app/structured-data";
import { hi } from "@/lib/copy/hi/site";

export const metadata = pageMetadata(hi, "products");

export default function Page() {
  return (
    <>
      <Shop copy={hi} config={config} />
      <StructuredData language="hi" page="products" />
    </>
  );
}
