import { createHmac } from "node:crypto";
import type { TokenSync } from "@/lib/auth/auth-settings-from-environment";

/** Older ID tokens are not sent. */
const maxTokenAgeSeconds = 300;

/** How long the backend may take to respond. */
const timeoutMilliseconds = 5000;

/**
 * Sends the ID token of a visitor who has just signed in to the backend, unless it is too old.
 *
 * @param issuedAt the token's `iat`, in seconds since 1970; NaN if it has none
 */
export async function syncSignIn(
  { url }: TokenSync,
  idToken: string,
  issuedAt: number,
): Promise<void> {
  const age = Date.now() / 1000 - issuedAt;
  // Also false for NaN, where the token has no time.
  if (!(age < maxTokenAgeSeconds)) return;
  await send(url, { method: "POST", headers: { Authorization: `Bearer ${idToken}` } });
}

/**
 * Tells the backend that a visitor has signed out. The ID token is usually too old by then, and is not
 * stored. So the body names the account by the token's `sub`, and a signature proves who wrote it and
 * when: the HMAC-SHA-256 of `<time>.<body>`.
 */
export async function syncSignOut({ url, secret }: TokenSync, account: string): Promise<void> {
  const body = JSON.stringify({ sub: account });
  const time = String(Math.floor(Date.now() / 1000));
  const mac = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  await send(url, {
    method: "DELETE",
    headers: {
      "Content-Type": "application/json",
      "X-Sync-Timestamp": time,
      "X-Sync-Signature": `sha256=${mac}`,
    },
    body,
  });
}

/** Sends the request. A failure is logged, without the token, and never affects the sign-in. */
async function send(url: string, request: RequestInit): Promise<void> {
  try {
    const response = await fetch(url, {
      ...request,
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    await response.body?.cancel();
    if (!response.ok) console.error(`[sign-in] TOKEN_SYNC ${response.status}`);
  } catch (error) {
    console.error(`[sign-in] TOKEN_SYNC ${error instanceof Error ? error.name : "failed"}`);
  }
}
