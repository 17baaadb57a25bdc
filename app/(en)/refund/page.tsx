import { pageMetadata } from "@/app/_document/page-metadata";
import { shopPage } from "@/app/_document/create-shop-page";
import { RefundPage } from "@/components/refund/refund-page";
import { en } from "@/lib/copy/en";

export const metadata = pageMetadata(en, "refund");

export default shopPage(en, RefundPage, "refund");
