import { pageMetadata } from "@/app/_document/page-metadata";
import { createPage } from "@/app/_document/create-page-from-component";
import { OfflinePage } from "@/components/offline/offline-page";
import { en } from "@/lib/copy";

export const metadata = pageMetadata(en, "offline");

export default createPage(en, "offline", OfflinePage);
