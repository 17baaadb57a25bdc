import { config } from "@/app/_document/build-time-config";
import { pageMetadata } from "@/app/_document/page-metadata";
import { RefundPage } from "@/components/refund/refund-page";
import { StructuredData } from "@/app/_document/structured-data";
import { en } from "@/lib/copy/en/site";

export const metadata = pageMetadata(en, "refund");

export default function Page() {
  return (
    <>
      <RefundPage copy={en} config={config} />
      <StructuredData language="en" of="refund" />
    </>
  );
}
