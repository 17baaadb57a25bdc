/**
 * What can go wrong in a sign-in, and by which words NextAuth's pages, the provider, openid-client and Node.js
 * tell of it; the first that match count. What only the shop tells has none. docs/sign-in.md has all causes.
 */
const causes = [
  ["popup-closed-by-user", /^access_denied/],
  ["popup-blocked", undefined],
  ["cancelled-popup-request", undefined],
  // The browser has not kept the cookie of the form that begins a sign-in.
  ["web-storage-unsupported", /^NotBegun$/],
  // The provider is asked what it says of itself at the beginning and at the end of each sign-in.
  ["network-request-failed", /^OAuth(Signin|Callback)$|\bE(CONN|NOTFOUND|AI_|HOST|NET)|timed out/i],
  ["unauthorized-domain", /redirect_uri/],
  ["auth-domain-config-required", undefined],
  ["invalid-api-key", /^(invalid|unauthorized|deleted)_client/],
  ["operation-not-supported-in-this-environment", /disallowed_useragent/],
  ["invalid-auth-event", /\bstate\b|code_verifier|invalid_grant|nonce/],
  ["no-auth-event", undefined],
  ["internal-error", undefined],
] as const;

export type AuthCode = (typeof causes)[number][0];

/** The code of an error: of a code itself, of NextAuth's name, or of words like `invalid_client (…)`. */
export function codeOf(words: string): AuthCode {
  const cause = causes.find(([code, mark]) => code === words || mark?.test(words));
  return cause?.[0] ?? "internal-error";
}

/**
 * Whether this is the user agent of a browser inside an app, in which Google refuses sign-in: of an app that
 * people in India use, of an Android web view (`; wv)`), or of one on iPhones: WebKit, but no browser.
 */
export function isInApp(userAgent: string): boolean {
  return [
    /Instagram|FBAN|FBAV|FB_IAB|; wv\)|\bLine\/|Snapchat|LinkedInApp|MicroMessenger/,
    /Pinterest\/|Twitter for|BytedanceWebview|musical_ly/,
    /\b(iPhone|iPad|iPod)\b.*AppleWebKit(?!.*(Safari|CriOS|FxiOS|EdgiOS|OPT)\/)/,
  ].some((mark) => mark.test(userAgent));
}
