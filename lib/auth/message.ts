import { asAuthCode, type AuthCode } from "@/lib/auth/code";

/** The channel between the shop's own windows. Only pages of the same origin can use it. */
export const authChannel = "dehati-milk-sign-in";

/**
 * How an attempt to sign in ended. An attempt is known by its OAuth state, 256 random bits in
 * base64url: it ties the tap, the popup and the answer together, and no other site can know it.
 */
export type AttemptResult =
  | { readonly type: "signed-in"; readonly attempt: string }
  | { readonly type: "failed"; readonly attempt: string; readonly code: AuthCode };

/** What windows tell each other. */
export type AuthMessage = AttemptResult | { readonly type: "signed-out" };

/** Whether a text has the form of an OAuth state that openid-client makes. */
export function isAttempt(text: unknown): text is string {
  return typeof text === "string" && /^[\w-]{43}$/.test(text);
}

/** Reads a message of the channel; undefined for everything that is not one. */
export function readAuthMessage(data: unknown): AuthMessage | undefined {
  if (typeof data !== "object" || data === null || !("type" in data)) return undefined;
  if (data.type === "signed-out") return { type: "signed-out" };
  const attempt = "attempt" in data ? data.attempt : undefined;
  if (!isAttempt(attempt)) return undefined;
  if (data.type === "signed-in") return { type: "signed-in", attempt };
  const code = "code" in data ? asAuthCode(data.code) : undefined;
  return data.type === "failed" && code ? { type: "failed", attempt, code } : undefined;
}

/** Tells the shop's other windows. */
export function tellWindows(message: AuthMessage): void {
  const channel = new BroadcastChannel(authChannel);
  channel.postMessage(message);
  channel.close();
}
