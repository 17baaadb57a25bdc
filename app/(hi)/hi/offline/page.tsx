import { config } from "@/app/config";
import { pageMetadata } from "@/app/page-metadata";
import { Offline } from "@/components/site/offline";
import { hi } from "@/lib/copy/hi";

export const metadata = pageMetadata(hi, "offline");

export default function Page() {
  return <Offline copy={hi} config={config} />;
}
