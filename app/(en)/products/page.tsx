import { config } from "@/app/config";
import { pageMetadata } from "@/app/page-metadata";
import { Shop } from "@/components/shop/shop";
import { en } from "@/lib/copy/en";
import { paths } from "@/lib/paths";

export const metadata = pageMetadata(en.shop, paths.products);

export default function Page() {
  return <Shop copy={en} config={config} />;
}
