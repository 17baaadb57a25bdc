import { config } from "@/app/_document/site-config";
import { pageMetadata } from "@/app/_document/page-metadata";
import { About } from "@/components/about/about";
import { StructuredData } from "@/app/_document/structured-data";
import { en } from "@/lib/copy/en/site";

export const metadata = pageMetadata(en, "about");

export default function Page() {
  return (
    <>
      <About copy={en} config={config} />
      <StructuredData language="en" page="about" />
    </>
  );
}
