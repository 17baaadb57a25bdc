import { config } from "@/app/config";
import { pageMetadata } from "@/app/page-metadata";
import { Landing } from "@/components/landing/landing";
import { StructuredData } from "@/components/site/structured-data";
import { en } from "@/lib/copy/en";
import { homeData } from "@/lib/structured-data";

export const metadata = pageMetadata(en, "home");

export default function Page() {
  return (
    <>
      <Landing copy={en} config={config} page="home" />
      <StructuredData data={homeData({ copy: en, config })} />
    </>
  );
}
