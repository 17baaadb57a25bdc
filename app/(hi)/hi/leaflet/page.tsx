import "@/app/_styles/pages/leaflet.css";
import { pageMetadata } from "@/app/_document/page-metadata";
import { createPage } from "@/app/_document/create-page-from-component";
import { LeafletPage } from "@/components/leaflet/leaflet-page";
import { hi } from "@/lib/copy";

export const metadata = pageMetadata(hi, "leaflet");

export default createPage(hi, "leaflet", LeafletPage);
