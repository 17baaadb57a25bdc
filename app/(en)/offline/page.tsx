import { pageMetadata } from "@/app/_document/page-metadata";
import { shopPage } from "@/app/_document/create-shop-page";
import { OfflinePage } from "@/components/offline/offline-page";
import { en } from "@/lib/copy/en";

export const metadata = pageMetadata(en, "offline");

export default shopPage(en, OfflinePage);
