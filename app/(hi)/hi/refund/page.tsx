import { pageMetadata } from "@/app/_document/page-metadata";
import { createPage } from "@/app/_document/create-page-from-component";
import { RefundPage } from "@/components/refund/refund-page";
import { hi } from "@/lib/copy";

export const metadata = pageMetadata(hi, "refund");

export default createPage(hi, "refund", RefundPage);
