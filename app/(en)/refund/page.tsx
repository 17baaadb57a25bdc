import { config } from "@/app/config";
import { pageMetadata } from "@/app/page-metadata";
import { Refund } from "@/components/refund/refund";
import { en } from "@/lib/copy/en";
import { paths } from "@/lib/paths";

export const metadata = pageMetadata(en.refund, paths.refund);

export default function Page() {
  return <Refund copy={en} config={config} />;
}
