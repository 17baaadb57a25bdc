import "@/app/_styles/pages/day-sheet.css";
import { config } from "@/app/_document/build-time-config";
import { pageMetadata } from "@/app/_document/page-metadata";
import { SellerPage } from "@/components/seller/seller-page";
import { hi } from "@/lib/copy/hi/site";

export const metadata = pageMetadata(hi, "seller");

export default function Page() {
  return <SellerPage copy={hi} config={config} />;
}
