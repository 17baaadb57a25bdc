import "@/app/_styles/pages/day-sheet.css";
import { pageMetadata } from "@/app/_document/page-metadata";
import { createPage } from "@/app/_document/create-page-from-component";
import { SellerPage } from "@/components/seller/seller-page";
import { hi } from "@/lib/copy";

export const metadata = pageMetadata(hi, "seller");

export default createPage(hi, "seller", SellerPage);
