import { createHmac, randomBytes } from "node:crypto";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { RouteHandler } from "@/server/framework-handler";
import { postedTo } from "@/server/request-guard";
import { mostSignIns, signInWindowMilliseconds } from "@/server/timeouts-and-limits";

/** What makes the server work: cookies are sealed, and Google is asked. */
const limitedPaths = ["/api/auth/signin/google", "/api/auth/callback/google"];

/** How many are left to a visitor is nobody's business. */
const noRateHeaders = {
  "x-ratelimit-limit": false,
  "x-ratelimit-remaining": false,
  "x-ratelimit-reset": false,
};

/** Has the framework answer the addresses of sign-in, not too often for one visitor. */
export async function addSignInRoutes(app: FastifyInstance, handler: RouteHandler): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    addHeaders: noRateHeaders,
    addHeadersOnExceeding: noRateHeaders,
    keyGenerator: visitorKeys(),
  });
  const limit = {
    max: mostSignIns,
    timeWindow: signInWindowMilliseconds,
    onExceeded: () => console.error("[sign-in] LIMITED"),
  };
  for (const url of new Set([...limitedPaths, ...postedTo])) {
    app.route({
      method: postedTo.includes(url) ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"],
      url,
      config: limitedPaths.includes(url) ? { rateLimit: limit } : {},
      handler,
    });
  }
}

/**
 * Names a visitor by a digest of the address that nobody can make again once the window is over:
 * no address is kept.
 */
function visitorKeys(): (request: FastifyRequest) => string {
  let secret = randomBytes(32);
  let window = 0;
  return ({ ip }) => {
    const now = Math.floor(Date.now() / signInWindowMilliseconds);
    if (now !== window) secret = randomBytes(32);
    window = now;
    return createHmac("sha256", secret).update(ip).digest("base64url");
  };
}
