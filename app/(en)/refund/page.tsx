import { pageMetadata } from "@/app/_document/page-metadata";
import { createPage } from "@/app/_document/create-page-from-component";
import { RefundPage } from "@/components/refund/refund-page";
import { en } from "@/lib/copy";

export const metadata = pageMetadata(en, "refund");

export default createPage(en, "refund", RefundPage);
