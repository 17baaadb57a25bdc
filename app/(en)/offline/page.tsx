import { config } from "@/app/_document/build-time-config";
import { pageMetadata } from "@/app/_document/page-metadata";
import { OfflinePage } from "@/components/offline/offline-page";
import { en } from "@/lib/copy/en/site";

export const metadata = pageMetadata(en, "offline");

export default function Page() {
  return <OfflinePage copy={en} config={config} />;
}
