import { config } from "@/app/config";
import { pageMetadata } from "@/app/page-metadata";
import { About } from "@/components/about/about";
import { StructuredData } from "@/app/structured-data";
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
