import { config } from "@/app/config";
import { pageMetadata } from "@/app/page-metadata";
import { Offline } from "@/components/site/offline";
import { en } from "@/lib/copy/en";

export const metadata = pageMetadata(en, "offline");

export default function Page() {
  return <Offline copy={en} config={config} />;
}
