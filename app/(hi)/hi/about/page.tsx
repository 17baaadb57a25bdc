import { config } from "@/app/_document/build-time-config";
import { pageMetadata } from "@/app/_document/page-metadata";
import { AboutPage } from "@/components/about/about-page";
import { StructuredData } from "@/app/_document/structured-data";
import { hi } from "@/lib/copy/hi/site";

export const metadata = pageMetadata(hi, "about");

export default function Page() {
  return (
    <>
      <AboutPage copy={hi} config={config} />
      <StructuredData language="hi" of="about" />
    </>
  );
}
