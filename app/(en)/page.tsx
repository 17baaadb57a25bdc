import { config } from "@/app/config";
import { pageMetadata } from "@/app/page-metadata";
import { Landing } from "@/components/landing/landing";
import { StructuredData } from "@/app/structured-data";
import { en } from "@/lib/copy/en/site";

export const metadata = pageMetadata(en, "home");

export default function Page() {
  return (
    <>
      <Landing copy={en} config={config} page="home" />
      <StructuredData language="en" page="home" />
    </>
  );
}
