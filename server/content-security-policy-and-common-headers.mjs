/** Where the order form leads without scripts: `chatAddress` in lib/shop, which this file cannot import. */
const chatOrigin = "https://api.whatsapp.com";

/** The Trusted Types policies: webpack's loads chunks, the shop's registers the service worker. */
const trustedTypesPolicies = ["nextjs#bundler", "dehati-milk"];

/** Browser features that no page uses, so that injected code cannot use them either. */
const unusedFeatures = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** Headers of every response. Browsers ignore HSTS on http. */
export const commonHeaders = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  // The page that a cart is handed over to checks the referrer.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // web-share is not listed: its default is this origin alone, and some browsers warn of the name.
  "Permissions-Policy": [
    ...unusedFeatures.map((feature) => `${feature}=()`),
    "clipboard-write=(self)",
  ].join(", "),
  // With this policy, and that of /auth/done, a popup at the provider keeps its connection to the page
  // that opened it, and does not look closed (measured in Chromium, see docs/sign-in.md).
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/**
 * The headers of responses that are not documents, in place of those of `commonHeaders`: nothing in them may
 * run. The permissions are short, since a page loads twenty such files and HTTP/1.1 compresses no headers.
 */
export const dataHeaders = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
};

/**
 * The content security policy of a page.
 *
 * @param {readonly string[]} scriptHashes sources of its inline scripts: "'sha256-…'"
 * @param {readonly string[]} styleHashes sources of its style elements
 */
export function pagePolicy(scriptHashes, styleHashes) {
  return policy({
    "script-src": ["'self'", ...scriptHashes],
    "style-src": ["'self'", ...styleHashes],
    "connect-src": ["'self'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": trustedTypesPolicies,
  });
}

/** The content security policy under "next dev", which evaluates code and uses a WebSocket. */
export const developmentPolicy = policy({
  "script-src": ["'self'", "'unsafe-inline'", "'unsafe-eval'"],
  "style-src": ["'self'", "'unsafe-inline'"],
  "connect-src": ["'self'", "ws:"],
});

/**
 * A content security policy of these directives and those that all pages share. It lacks
 * upgrade-insecure-requests, which would break every page on a phone that tries out a development
 * machine by http; the shop itself requests nothing by http.
 *
 * @param {Readonly<Record<string, readonly string[]>>} directives
 */
function policy(directives) {
  return Object.entries({
    "default-src": ["'none'"],
    ...directives,
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'", chatOrigin],
    "frame-ancestors": ["'none'"],
  })
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}
