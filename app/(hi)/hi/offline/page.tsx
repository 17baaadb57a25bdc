import { config } from "@/app/_document/build-time-config";
import { pageMetadata } from "@/app/_document/page-metadata";
import { OfflinePage } from "@/components/offline/offline-page";
import { hi } from "@/lib/copy/hi/site";

export const metadata = pageMetadata(hi, "offline");

export default function Page() {
  return <OfflinePage copy={hi} config={config} />;
}
