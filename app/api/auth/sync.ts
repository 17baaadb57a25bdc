import { createHmac } from "node:crypto";
import type { SignInConfig } from "@/lib/shop/config";

/** Sends the ID token of a visitor who signs in, if it was issued (seconds since 1970) in the last 300 seconds. */
export async function syncSignIn(config: SignInConfig, token = "", issuedAt: number) {
  const headers = { Authorization: `Bearer ${token}` };
  if (Date.now() / 1000 - issuedAt < 300) await send(config, { method: "POST", headers });
}

/** Says that a visitor has signed out. By then the token is too old: the body names its `sub`, signed. */
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

/** Does nothing if no receiver is set. A failure is logged, without the token, and changes nothing here. */
async function send({ AUTH_TOKEN_SYNC_URL: url }: SignInConfig, request: RequestInit) {
  if (!url) return;
  try {
    const signal = AbortSignal.timeout(5000);
    const { ok, status } = await fetch(url, { ...request, redirect: "error", signal });
    if (!ok) console.error(`[sign-in] TOKEN_SYNC ${status}`);
  } catch (error) {
    console.error(`[sign-in] TOKEN_SYNC ${error instanceof Error ? error.name : "failed"}`);
  }
}
