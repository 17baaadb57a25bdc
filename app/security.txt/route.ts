import { config } from "@/app/_document/owner-config-at-build-time";
import { securityTxt } from "@/lib/shop/security-txt";

export const dynamic = "force-static";

/** Served at `/.well-known/security.txt`, see `rewrites` in next.config.mjs. */
export function GET(): Response {
  return new Response(securityTxt(config, new Date()), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
