import { config } from "@/app/_document/site-config";
import { pageMetadata } from "@/app/_document/page-metadata";
import { Refund } from "@/components/refund/refund";
import { StructuredData } from "@/app/_document/structured-data";
import { en } from "@/lib/copy/en/site";

export const metadata = pageMetadata(en, "refund");

export default function Page() {
  return (
    <>
      <Refund copy={en} config={config} />
      <StructuredData language="en" page="refund" />
    </>
  );
}
