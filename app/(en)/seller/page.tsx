import "@/app/_styles/pages/day-sheet.css";
import { pageMetadata } from "@/app/_document/page-metadata";
import { shopPage } from "@/app/_document/create-shop-page";
import { SellerPage } from "@/components/seller/seller-page";
import { en } from "@/lib/copy/en";

export const metadata = pageMetadata(en, "seller");

export default shopPage(en, SellerPage);
