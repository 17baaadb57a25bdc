import { createHmac, randomBytes } from "node:crypto";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { RouteHandler } from "@/server/nextjs-request-handler";
import { postPaths } from "@/server/refused-requests-and-removed-headers";

/**
 * Requests to begin or complete a sign-in that one IP address may make in a minute. Generous, since
 * thousands of phones in a mobile network share an address.
 */
const maxSignIns = 120;
const signInWindowMilliseconds = 60_000;

/** The expensive addresses: they encrypt cookies, and send requests to Google. */
const limitedPaths = ["/api/auth/signin/google", "/api/auth/callback/google"];

/** Do not tell a visitor how many requests are left. */
const noRateHeaders = {
  "x-ratelimit-limit": false,
  "x-ratelimit-remaining": false,
  "x-ratelimit-reset": false,
};

/** Passes the addresses of sign-in to the framework, and limits how often one visitor may use them. */
export async function addSignInRoutes(app: FastifyInstance, handler: RouteHandler): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    addHeaders: noRateHeaders,
    addHeadersOnExceeding: noRateHeaders,
    keyGenerator: visitorKeys(),
  });
  const limit = {
    max: maxSignIns,
    timeWindow: signInWindowMilliseconds,
    onExceeded: () => console.error("[sign-in] LIMITED"),
  };
  for (const url of new Set([...limitedPaths, ...postPaths])) {
    app.route({
      method: postPaths.includes(url) ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"],
      url,
      config: limitedPaths.includes(url) ? { rateLimit: limit } : {},
      handler,
    });
  }
}

/**
 * Identifies a visitor by a digest of the IP address, so that no address is stored. Each time window
 * has a new secret, without which nobody can recompute the digest.
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
