import { createHmac } from "node:crypto";
import type { SignInConfig } from "@/lib/shop/config";

/**
 * Sends the ID token of a visitor who signs in to the receiver, unless the token is older than 300 seconds.
 *
 * @param issuedAt in seconds since 1970
 */
export async function syncSignIn(config: SignInConfig, token = "", issuedAt: number) {
  const headers = { Authorization: `Bearer ${token}` };
  if (Date.now() / 1000 - issuedAt < 300) await send(config, { method: "POST", headers });
}

/** Tells the receiver that a visitor has signed out. The ID token is too old by then, so a signed body names its `sub`. */
export async function syncSignOut(config: SignInConfig, sub: string) {
  const body = JSON.stringify({ sub });
  const time = String(Math.floor(Date.now() / 1000));
  const mac = createHmac("sha256", config.AUTH_TOKEN_SYNC_SECRET ?? "").update(`${time}.${body}`);
  const headers = {
    "Content-Type": "application/json",
    "X-Sync-Timestamp": time,
    "X-Sync-Signature": `sha256=${mac.digest("hex")}`,
  };
  await send(config, { method: "DELETE", headers, body });
}

/** Sends a request to the receiver, if one is configured. A failure is logged without the token, and never thrown. */
async function send({ AUTH_TOKEN_SYNC_URL: url }: SignInConfig, request: RequestInit) {
  if (!url) return;
  const answer = fetch(url, { ...request, redirect: "error", signal: AbortSignal.timeout(5000) });
  const problem = await answer.then(({ ok, status }) => !ok && status, String);
  if (problem) console.error(`[sign-in] TOKEN_SYNC ${problem}`);
}
