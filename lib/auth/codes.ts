/**
 * The codes of failed sign-ins (docs/sign-in.md), each with a pattern of the messages from NextAuth, the provider,
 * openid-client and Node.js that mean it. The first pattern that matches counts. The shop alone raises the others.
 */
const patterns = [
  ["popup-closed-by-user", /^access_denied/],
  ["popup-blocked", undefined],
  ["cancelled-popup-request", undefined],
  // Set in app/api/auth: the browser has not kept the cookie of the form that begins a sign-in.
  ["web-storage-unsupported", /^NotBegun$/],
  ["network-request-failed", undefined],
  ["shop-unreachable", undefined],
  // "connect ECONNREFUSED 127.0.0.1:4000", "outgoing request timed out after 10000ms", "expected 200 OK, got: 500",
  // "Unexpected token '<' … is not valid JSON", "no valid key found in issuer's jwks_uri". NextAuth says OAuthSignin or
  // OAuthCallback when it cannot read the provider's configuration, at the beginning and at the end.
  [
    "google-unreachable",
    /^OAuth(Signin|Callback)$|\bE(CONN|NOTFOUND|AI_|HOST|NET)|timed out|expected 200 OK|JSON|jwks/i,
  ],
  ["unauthorized-domain", /redirect_uri/],
  ["auth-domain-config-required", undefined],
  ["invalid-api-key", /^(invalid|unauthorized|deleted)_client/],
  ["operation-not-supported-in-this-environment", /disallowed_useragent/],
  ["invalid-auth-event", /\bstate\b|code_verifier|invalid_grant|nonce/],
  ["no-auth-event", undefined],
  ["internal-error", undefined],
] as const;

export type AuthCode = (typeof patterns)[number][0];

/** The code that is shown: the specification has one for all that cannot be reached, and only their sentences differ. */
export function shownCode(code: AuthCode): AuthCode {
  return code.endsWith("-unreachable") ? "network-request-failed" : code;
}

/** The code of an error message like `invalid_client (…)`, or of a code itself. */
export function codeOf(message: string): AuthCode {
  const match = patterns.find(([code, pattern]) => code === message || pattern?.test(message));
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
