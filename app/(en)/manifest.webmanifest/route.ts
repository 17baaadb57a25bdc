import { webManifest } from "@/app/_document/web-manifest";
import { en } from "@/lib/copy";

export const dynamic = "force-static";
export const GET = () => webManifest(en);
