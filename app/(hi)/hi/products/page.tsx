import { config } from "@/app/config";
import { pageMetadata } from "@/app/page-metadata";
import { Shop } from "@/components/shop/shop";
import { hi } from "@/lib/copy/hi";

export const metadata = pageMetadata(hi.shop, "hi", "products");

export default function Page() {
  return <Shop copy={hi} config={config} />;
}
