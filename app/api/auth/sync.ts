import { createHmac } from "node:crypto";
import type { AuthConfig } from "@/lib/auth/config";

/** Older ID tokens are not sent; in seconds, as the specification has it. */
const oldest = 300;

/** How long the receiver may take, in milliseconds. */
const longest = 5000;

/** Sends the ID token of a visitor who has just signed in. `issuedAt`: its `iat`, in seconds since 1970. */
export async function syncSignIn(config: AuthConfig, token: string, issuedAt: number) {
  if (Date.now() / 1000 - issuedAt < oldest) {
    await send(config, { method: "POST", headers: { Authorization: `Bearer ${token}` } });
  }
}

/** Says that a visitor has signed out. By then the token is too old: the body names its `sub`, signed. */
export async function syncSignOut(config: AuthConfig, sub: string) {
  const { AUTH_TOKEN_SYNC_SECRET: secret = "" } = config;
  const body = JSON.stringify({ sub });
  const time = String(Math.floor(Date.now() / 1000));
  const mac = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  const headers = {
    "Content-Type": "application/json",
    "X-Sync-Timestamp": time,
    "X-Sync-Signature": `sha256=${mac}`,
  };
  await send(config, { method: "DELETE", headers, body });
}

/** Does nothing if no receiver is set. A failure is logged, without the token, and changes nothing here. */
async function send({ AUTH_TOKEN_SYNC_URL: url }: AuthConfig, request: RequestInit) {
  if (!url) return;
  try {
    const signal = AbortSignal.timeout(longest);
    const { ok, status } = await fetch(url, { ...request, redirect: "error", signal });
    if (!ok) console.error(`[sign-in] TOKEN_SYNC ${status}`);
  } catch (error) {
    console.error(`[sign-in] TOKEN_SYNC ${error instanceof Error ? error.name : "failed"}`);
  }
}
