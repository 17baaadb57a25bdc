import { isFresh } from "@/lib/auth/id-token";
import type { TokenSync } from "@/lib/auth/config";
import { tokenSyncTimeout } from "@/lib/auth/limits";
import { signedHeaders } from "@/lib/auth/signature";

/** Sends the ID token of someone who has just signed in, unless it is too old. */
export async function syncSignIn({ url }: TokenSync, idToken: string): Promise<void> {
  if (!isFresh(idToken, Date.now() / 1000)) return;
  await send(url, { method: "POST", headers: { Authorization: `Bearer ${idToken}` } });
}

/**
 * Tells that someone signed out. By then the ID token is usually too old to be sent, and it is
 * kept nowhere; so this names the account by the provider's id for it (the token's `sub`), signed.
 */
export async function syncSignOut({ url, secret }: TokenSync, account: string): Promise<void> {
  const body = JSON.stringify({ sub: account });
  await send(url, {
    method: "DELETE",
    headers: {
      "Content-Type": "application/json",
      ...signedHeaders(body, Date.now() / 1000, secret),
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
      signal: AbortSignal.timeout(tokenSyncTimeout),
    });
    await answer.body?.cancel();
    if (!answer.ok) console.error(`[sign-in] TOKEN_SYNC ${answer.status}`);
  } catch (error) {
    console.error(`[sign-in] TOKEN_SYNC ${error instanceof Error ? error.name : "failed"}`);
  }
}
