import { config } from "@/app/config";
import { pageMetadata } from "@/app/page-metadata";
import { Refund } from "@/components/refund/refund";
import { StructuredData } from "@/components/site/structured-data";
import { hi } from "@/lib/copy/hi";
import { pageData } from "@/lib/structured-data";

export const metadata = pageMetadata(hi, "refund");

export default function Page() {
  return (
    <>
      <Refund copy={hi} config={config} />
      <StructuredData data={pageData({ copy: hi, config }, "refund")} />
    </>
  );
}
