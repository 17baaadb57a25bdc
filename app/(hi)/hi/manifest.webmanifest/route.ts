import { webManifest } from "@/app/_document/web-manifest";
import { hi } from "@/lib/copy/hi/site";

export const dynamic = "force-static";

/** A route of its own: the framework's file for it would give both languages the same one. */
export function GET(): Response {
  return webManifest(hi);
}
