import "@/app/_styles/pages/day-sheet.css";
import { config } from "@/app/_document/build-time-config";
import { pageMetadata } from "@/app/_document/page-metadata";
import { SellerPage } from "@/components/seller/seller-page";
import { en } from "@/lib/copy/en/site";

export const metadata = pageMetadata(en, "seller");

export default function Page() {
  return <SellerPage copy={en} config={config} />;
}
