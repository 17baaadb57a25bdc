import { config } from "@/app/config";
import { pageMetadata } from "@/app/page-metadata";
import { Refund } from "@/components/refund/refund";
import { hi } from "@/lib/copy/hi";

export const metadata = pageMetadata(hi.refund, "hi", "refund");

export default function Page() {
  return <Refund copy={hi} config={config} />;
}
