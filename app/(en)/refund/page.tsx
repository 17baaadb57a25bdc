import { config } from "@/app/config";
import { pageMetadata } from "@/app/page-metadata";
import { Refund } from "@/components/refund/refund";
import { StructuredData } from "@/components/site/structured-data";
import { en } from "@/lib/copy/en";
import { pageData } from "@/lib/structured-data";

export const metadata = pageMetadata(en, "refund");

export default function Page() {
  return (
    <>
      <Refund copy={en} config={config} />
      <StructuredData data={pageData({ copy: en, config }, "refund")} />
    </>
  );
}
