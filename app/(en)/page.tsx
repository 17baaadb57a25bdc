import { config } from "@/app/_document/build-time-config";
import { pageMetadata } from "@/app/_document/page-metadata";
import { LandingPage } from "@/components/landing/landing-page";
import { StructuredData } from "@/app/_document/structured-data";
import { en } from "@/lib/copy/en/site";

export const metadata = pageMetadata(en, "home");

export default function Page() {
  return (
    <>
      <LandingPage copy={en} config={config} page="home" />
      <StructuredData language="en" of="home" />
    </>
  );
}
