import { webManifest } from "@/app/_document/web-manifest";
import { en } from "@/lib/copy/en/site";

export const dynamic = "force-static";

/** A route of its own: the framework's file for it would give both languages the same one. */
export function GET(): Response {
  return webManifest(en);
}
