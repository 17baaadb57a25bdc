import { config } from "@/app/config";
import { pageMetadata } from "@/app/page-metadata";
import { About } from "@/components/about/about";
import { StructuredData } from "@/components/site/structured-data";
import { hi } from "@/lib/copy/hi";
import { pageData } from "@/lib/structured-data";

export const metadata = pageMetadata(hi, "about");

export default function Page() {
  return (
    <>
      <About copy={hi} config={config} />
      <StructuredData data={pageData({ copy: hi, config }, "about")} />
    </>
  );
}
