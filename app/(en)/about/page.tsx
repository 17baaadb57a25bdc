import { config } from "@/app/config";
import { pageMetadata } from "@/app/page-metadata";
import { About } from "@/components/about/about";
import { StructuredData } from "@/components/site/structured-data";
import { en } from "@/lib/copy/en";
import { pageData } from "@/lib/structured-data";

export const metadata = pageMetadata(en, "about");

export default function Page() {
  return (
    <>
      <About copy={en} config={config} />
      <StructuredData data={pageData({ copy: en, config }, "about")} />
    </>
  );
}
