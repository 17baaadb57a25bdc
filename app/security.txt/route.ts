import { config } from "@/app/_document/site-config";
import { securityText } from "@/lib/shop/security-text";

export const dynamic = "force-static";

/** Stands at `/.well-known/security.txt`; see `rewrites` in next.config.mjs. */
export function GET(): Response {
  return new Response(securityText(config, new Date()), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
