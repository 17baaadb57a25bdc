import { config } from "@/app/_document/build-time-config";
import { pageMetadata } from "@/app/_document/page-metadata";
import { LandingPage } from "@/components/landing/landing-page";
import { StructuredData } from "@/app/_document/structured-data";
import { hi } from "@/lib/copy/hi/site";

export const metadata = pageMetadata(hi, "home");

export default function Page() {
  return (
    <>
      <LandingPage copy={hi} config={config} page="home" />
      <StructuredData language="hi" of="home" />
    </>
  );
}
