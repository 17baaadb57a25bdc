import { config } from "@/app/_document/build-time-config";
import { pageMetadata } from "@/app/_document/page-metadata";
import { AboutPage } from "@/components/about/about-page";
import { StructuredData } from "@/app/_document/structured-data";
import { en } from "@/lib/copy/en/site";

export const metadata = pageMetadata(en, "about");

export default function Page() {
  return (
    <>
      <AboutPage copy={en} config={config} />
      <StructuredData language="en" of="about" />
    </>
  );
}
