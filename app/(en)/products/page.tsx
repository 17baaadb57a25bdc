import { config } from "@/app/config";
import { pageMetadata } from "@/app/page-metadata";
import { Shop } from "@/components/catalogue/product-list";
import { StructuredData } from "@/app/structured-data";
import { en } from "@/lib/copy/en/site";

export const metadata = pageMetadata(en, "products");

export default function Page() {
  return (
    <>
      <Shop copy={en} config={config} />
      <StructuredData language="en" page="products" />
    </>
  );
}
