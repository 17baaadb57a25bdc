import { createHmac } from "node:crypto";
import type { TokenSync } from "@/lib/auth/auth-config";

/** ID tokens that are this old or older, in seconds, are not sent. */
const maxAge = 300;

/** How long the other server may take to answer, in milliseconds. */
const timeout = 5000;

/**
 * Sends the ID token of someone who has just signed in, unless it is too old.
 *
 * @param issuedAt as the token says, in seconds since 1970
 */
export async function syncSignIn(
  { url }: TokenSync,
  idToken: string,
  issuedAt: number,
): Promise<void> {
  const age = Date.now() / 1000 - issuedAt;
  if (!(age < maxAge)) return;
  await send(url, { method: "POST", headers: { Authorization: `Bearer ${idToken}` } });
}

/**
 * Tells that someone signed out. By then the ID token is usually too old to be sent, and it is
 * kept nowhere; so this names the account by the provider's id for it (the token's `sub`), and
 * proves who wrote that, and when, by the HMAC-SHA-256 of time, full stop and body.
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

/** Whatever the other server does, sign-in goes on; the log gets a short reason, never a token. */
async function send(url: string, request: RequestInit): Promise<void> {
  try {
    const answer = await fetch(url, {
      ...request,
      redirect: "error",
      signal: AbortSignal.timeout(timeout),
    });
    await answer.body?.cancel();
    if (!answer.ok) console.error(`[sign-in] TOKEN_SYNC ${answer.status}`);
  } catch (error) {
    console.error(`[sign-in] TOKEN_SYNC ${error instanceof Error ? error.name : "failed"}`);
  }
}
