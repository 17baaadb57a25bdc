import { config } from "@/app/config";
import { pageMetadata } from "@/app/page-metadata";
import { About } from "@/components/about/about";
import { hi } from "@/lib/copy/hi";

export const metadata = pageMetadata(hi.about, "hi", "about");

export default function Page() {
  return <About copy={hi} config={config} />;
}
