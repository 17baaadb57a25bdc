import { fill } from "@/lib/order/text";

/**
 * What can go wrong in a sign-in; `docs/sign-in.md` has the cause of each. The specification lists one
 * more, already-initialized, which cannot occur: nothing is initialized here.
 */
const authCodes = [
  "unauthorized-domain",
  "popup-blocked",
  "popup-closed-by-user",
  "cancelled-popup-request",
  "web-storage-unsupported",
  "network-request-failed",
  "internal-error",
  "invalid-api-key",
  "auth-domain-config-required",
  "operation-not-supported-in-this-environment",
  "invalid-auth-event",
  "no-auth-event",
] as const;

export type AuthCode = (typeof authCodes)[number];

/** The text as a code; undefined if it is not one. */
export function asAuthCode(text: unknown): AuthCode | undefined {
  return authCodes.find((code) => code === text);
}

/** The alert of a failed sign-in: `Login failed: Please allow popups. (popup-blocked)`. */
export function failureText(
  words: { readonly failed: string; readonly failures: Readonly<Record<AuthCode, string>> },
  code: AuthCode,
): string {
  return fill(words.failed, { sentence: words.failures[code], code });
}
