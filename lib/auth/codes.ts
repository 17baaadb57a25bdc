import type { Copy } from "@/lib/copy";

/** The codes of failed sign-ins (docs/sign-in.md). What follows a colon has a sentence of its own, and is not shown. */
export type AuthCode = keyof Copy["login"]["failures"];

/** The first pattern that matches a message from NextAuth, the provider, openid-client or Node.js tells its code. */
const patterns: readonly (readonly [AuthCode, RegExp])[] = [
  ["popup-closed-by-user", /\baccess_denied/],
  // "connect ECONNREFUSED 127.0.0.1:4000", "socket hang up", "outgoing request timed out after 10000ms".
  ["network-request-failed:google", /\bE[A-Z_]{4,}\b|hang up|timed out/],
  // "expected 200 OK, got: 500", "Unexpected token '<' … is not valid JSON", "no valid key found in issuer's jwks_uri". To
  // begin, NextAuth only asks the provider for its configuration.
  ["network-request-failed:google", /^SIGNIN|expected 200 OK|JSON|jwks/],
  ["unauthorized-domain", /redirect_uri/],
  ["invalid-api-key", /\b(invalid|unauthorized|deleted)_client/],
  ["operation-not-supported-in-this-environment", /disallowed_useragent/],
  ["no-auth-event", /cookie was missing/],
  ["invalid-auth-event", /\bstate\b|code_verifier|invalid_grant|nonce/],
];

/** The code of an error message like `invalid_client (…)`. */
export function codeOf(message: string): AuthCode {
  const match = patterns.find(([, pattern]) => pattern.test(message));
  return match?.[0] ?? "internal-error";
}

/** Whether a user agent is that of a browser inside an app, in which Google refuses to sign in. */
export function isInApp(userAgent: string): boolean {
  return [
    // Apps that are used in India, and any web view of Android: "(Linux; Android 14; Pixel 8; wv)".
    /Instagram|FBAN|FBAV|FB_IAB|; wv\)|\bLine\/|Snapchat|LinkedInApp|MicroMessenger/,
    /Pinterest\/|Twitter for|BytedanceWebview|musical_ly/,
    // A web view of iOS names WebKit, but no browser: "(iPhone; …) AppleWebKit/605.1.15 Mobile/15E148".
    /\b(iPhone|iPad|iPod)\b.*AppleWebKit(?!.*(Safari|CriOS|FxiOS|EdgiOS|OPT)\/)/,
  ].some((pattern) => pattern.test(userAgent));
}
