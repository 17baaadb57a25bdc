import { config } from "@/app/config";
import { pageMetadata } from "@/app/page-metadata";
import { Refund } from "@/components/refund/refund";
import { en } from "@/lib/copy/en";

export const metadata = pageMetadata(en.refund, "en", "refund");

export default function Page() {
  return <Refund copy={en} config={config} />;
}
