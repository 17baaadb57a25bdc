import { isAttemptName } from "@/lib/auth/attempt";
import { asAuthCode, type AuthCode } from "@/lib/auth/code";

/** The channel between the shop's own windows. Only pages of the same origin can use it. */
export const authChannel = "dehati-milk-sign-in";

/** What windows tell each other: how an attempt ended, or that someone signed out. */
export type AuthMessage =
  | { readonly type: "signed-in"; readonly attempt: string }
  | { readonly type: "failed"; readonly attempt: string; readonly code: AuthCode }
  | { readonly type: "signed-out" };

/** Reads a message of the channel; undefined for everything that is not one. */
export function readAuthMessage(data: unknown): AuthMessage | undefined {
  if (typeof data !== "object" || data === null || !("type" in data)) return undefined;
  if (data.type === "signed-out") return { type: "signed-out" };
  const attempt = "attempt" in data ? data.attempt : undefined;
  if (!isAttemptName(attempt)) return undefined;
  if (data.type === "signed-in") return { type: "signed-in", attempt };
  const code = "code" in data ? asAuthCode(data.code) : undefined;
  return data.type === "failed" && code ? { type: "failed", attempt, code } : undefined;
}
