import { pageMetadata } from "@/app/_document/page-metadata";
import { shopPage } from "@/app/_document/create-shop-page";
import { RefundPage } from "@/components/refund/refund-page";
import { hi } from "@/lib/copy/hi";

export const metadata = pageMetadata(hi, "refund");

export default shopPage(hi, RefundPage, "refund");
