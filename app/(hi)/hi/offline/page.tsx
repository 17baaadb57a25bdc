import { pageMetadata } from "@/app/_document/page-metadata";
import { createPage } from "@/app/_document/create-page-from-component";
import { OfflinePage } from "@/components/offline/offline-page";
import { hi } from "@/lib/copy";

export const metadata = pageMetadata(hi, "offline");

export default createPage(hi, "offline", OfflinePage);
