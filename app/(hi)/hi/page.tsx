import { config } from "@/app/config";
import { pageMetadata } from "@/app/page-metadata";
import { Landing } from "@/components/landing/landing";
import { StructuredData } from "@/components/site/structured-data";
import { hi } from "@/lib/copy/hi";
import { homeData } from "@/lib/structured-data";

export const metadata = pageMetadata(hi, "home");

export default function Page() {
  return (
    <>
      <Landing copy={hi} config={config} page="home" />
      <StructuredData data={homeData({ copy: hi, config })} />
    </>
  );
}
