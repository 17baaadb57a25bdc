import { config } from "@/app/_document/build-time-config";
import { pageMetadata } from "@/app/_document/page-metadata";
import { RefundPage } from "@/components/refund/refund-page";
import { StructuredData } from "@/app/_document/structured-data";
import { hi } from "@/lib/copy/hi/site";

export const metadata = pageMetadata(hi, "refund");

export default function Page() {
  return (
    <>
      <RefundPage copy={hi} config={config} />
      <StructuredData language="hi" of="refund" />
    </>
  );
}
