import "@/app/_styles/pages/day-sheet.css";
import { pageMetadata } from "@/app/_document/page-metadata";
import { createPage } from "@/app/_document/create-page-from-component";
import { SellerPage } from "@/components/seller/seller-page";
import { en } from "@/lib/copy";

export const metadata = pageMetadata(en, "seller");

export default createPage(en, "seller", SellerPage);
