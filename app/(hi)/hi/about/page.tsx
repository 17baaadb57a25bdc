import { config } from "@/app/_document/site-config";
import { pageMetadata } from "@/app/_document/page-metadata";
import { About } from "@/components/about/about";
import { StructuredData } from "@/app/_document/structured-data";
import { hi } from "@/lib/copy/hi/site";

export const metadata = pageMetadata(hi, "about");

export default function Page() {
  return (
    <>
      <About copy={hi} config={config} />
      <StructuredData language="hi" page="about" />
    </>
  );
}
