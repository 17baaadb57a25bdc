import { config } from "@/app/config";
import { pageMetadata } from "@/app/page-metadata";
import { Shop } from "@/components/shop/shop";
import { StructuredData } from "@/components/site/structured-data";
import { en } from "@/lib/copy/en";
import { productsData } from "@/lib/structured-data";

export const metadata = pageMetadata(en, "products");

export default function Page() {
  return (
    <>
      <Shop copy={en} config={config} />
      <StructuredData data={productsData({ copy: en, config })} />
    </>
  );
}
