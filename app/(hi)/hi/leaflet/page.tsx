import "@/app/_styles/pages/leaflet.css";
import { config } from "@/app/_document/owner-config-from-process-env";
import { pageMetadata } from "@/app/_document/page-metadata";
import { LeafletPage } from "@/components/leaflet/leaflet-page";
import { en } from "@/lib/copy/en";
import { hi } from "@/lib/copy/hi";

export const metadata = pageMetadata(hi, "leaflet");

export default function Page() {
  return <LeafletPage copies={[hi, en]} config={config} />;
}
