import { pageMetadata } from "@/app/_document/page-metadata";
import { shopPage } from "@/app/_document/create-shop-page";
import { OfflinePage } from "@/components/offline/offline-page";
import { hi } from "@/lib/copy/hi";

export const metadata = pageMetadata(hi, "offline");

export default shopPage(hi, OfflinePage);
