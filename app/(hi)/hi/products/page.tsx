import { config } from "@/app/config";
import { pageMetadata } from "@/app/page-metadata";
import { Shop } from "@/components/shop/shop";
import { StructuredData } from "@/components/site/structured-data";
import { hi } from "@/lib/copy/hi";
import { productsData } from "@/lib/structured-data";

export const metadata = pageMetadata(hi, "products");

export default function Page() {
  return (
    <>
      <Shop copy={hi} config={config} />
      <StructuredData data={productsData({ copy: hi, config })} />
    </>
  );
}
