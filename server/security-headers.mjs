import { DATA_CACHING, PAGE_CACHING } from "./static/cache-headers.mjs";

/** Where the order form of a browser without scripts leads: `chatAddress` in lib/shop. */
const CHAT_ORIGIN = "https://api.whatsapp.com";

/**
 * The Trusted Types policies in use: webpack's, which loads chunks, and ours, which registers the
 * service worker.
 */
const TRUSTED_TYPES = ["nextjs#bundler", "dehati-milk"];

/** Sensors, devices and payments: no page uses them, and nothing that gets into one may. */
const UNUSED_FEATURES = [
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

/**
 * @typedef {{ key: string, value: string }} Header
 * @typedef {{ type: "header", key: string }[]} RequestHeaders
 * @typedef {{ source: string, headers: Header[], has?: RequestHeaders, missing?: RequestHeaders }} Rule
 */

/**
 * Of each built page, by path, what its headers name: the hashes of its inline scripts, as sources of
 * a policy, and values of a Link header for what its first paint waits for. Of the not-found page only
 * the hashes: its headers are those of every address.
 *
 * @typedef {object} HashesAndPreloads
 * @property {Readonly<Record<string, { scriptHashes: readonly string[], preloads: readonly string[] }>>} pages
 * @property {readonly string[]} notFoundScriptHashes
 */

/** Headers of every answer. HSTS counts on https only; browsers ignore it elsewhere. */
export const everywhere = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  // A cart that moves to another page is known by the page it comes from.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // Sharing stays as it is by default, for this site alone: not every browser knows its name.
  "Permissions-Policy": [
    ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
    "clipboard-write=(self)",
  ].join(", "),
  // With this and the one of /auth/done, measured in Chromium, a popup at the provider is neither
  // cut off from the page that opened it nor taken for closed; see docs/sign-in.md.
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** For answers that are no documents: whoever opens one in a window can do nothing with it. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** By these Next.js's router asks for a page's data; without the first one they mean nothing. */
export const routerHeaders = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
];

/** Answers that are never a page, not even a not-found page that needs its styles. */
const DATA_SOURCES = [
  "/_next/static/chunks/:file*",
  "/_next/static/css/:file*",
  "/_next/static/media/:file*",
  "/pictures/:file*",
  "/icons/:file*",
  "/previews/:file*",
  "/api/health",
  "/api/auth/:path*",
];

/** What other sites show of the shop: chats, search engines, home screens. */
const SHARED_SOURCES = [
  "/pictures/:file*",
  "/icons/:file*",
  "/previews/:file*",
  "/manifest.webmanifest",
  "/favicon.ico",
  "/icon.svg",
  "/apple-icon.png",
];

/**
 * The policy of a page.
 *
 * @param {readonly string[]} scriptHashes sources of its inline scripts
 */
export function pagePolicy(scriptHashes) {
  return policy({
    "script-src": ["'self'", ...scriptHashes],
    "style-src": ["'self'"],
    "connect-src": ["'self'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": TRUSTED_TYPES,
  });
}

/** The policy of every page under "next dev", which evaluates code and speaks by WebSocket. */
export const developmentPolicy = policy({
  "script-src": ["'self'", "'unsafe-inline'", "'unsafe-eval'"],
  "style-src": ["'self'", "'unsafe-inline'"],
  "connect-src": ["'self'", "ws:"],
});

/**
 * The header rules of the production site, as Next.js's configuration takes them; of several that
 * match and set the same header, the last counts.
 *
 * @param {HashesAndPreloads} contents
 * @returns {Rule[]}
 */
export function headerRules({ pages, notFoundScriptHashes }) {
  const shared = { "Cross-Origin-Resource-Policy": "cross-origin" };
  return [
    // Any address may turn out to be not found; that page has to work there.
    rule("/:path*", { ...everywhere, "Content-Security-Policy": pagePolicy(notFoundScriptHashes) }),
    ...Object.entries(pages).flatMap(([path, { scriptHashes, preloads }]) => [
      // Addresses match without regard to case, but only one spelling is the page.
      rule(path, {
        "Content-Security-Policy": pagePolicy([
          ...new Set([...scriptHashes, ...notFoundScriptHashes]),
        ]),
        "Cache-Control": PAGE_CACHING,
      }),
      // Fetched before the page is parsed, and ahead of all else that it names.
      {
        ...rule(path, { Link: preloads.join(", ") }),
        missing: [{ type: /** @type {const} */ ("header"), key: "rsc" }],
      },
    ]),
    ...routerHeaders.map((name) => ({
      ...rule("/((?!api/|_next/).*)", { "Cache-Control": DATA_CACHING }),
      has: [{ type: /** @type {const} */ ("header"), key: name }],
    })),
    ...DATA_SOURCES.map((source) => rule(source, { "Content-Security-Policy": dataPolicy })),
    ...SHARED_SOURCES.map((source) => rule(source, shared)),
    ...openerRules,
  ];
}

/** For the pages where a sign-in ends. */
const openerRules = ["/auth/done", "/hi/auth/done"].map((page) =>
  rule(page, { "Cross-Origin-Opener-Policy": "unsafe-none" }),
);

/**
 * The header rules of "next dev".
 *
 * @returns {Rule[]}
 */
export function developmentRules() {
  return [
    rule("/:path*", { ...everywhere, "Content-Security-Policy": developmentPolicy }),
    ...openerRules,
  ];
}

/**
 * A content security policy: what is the same on all pages, and these directives. Without
 * upgrade-insecure-requests: the shop asks for nothing by http, and on a phone in the same network,
 * which tries a machine's own address without TLS, it would break every page.
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
    "form-action": ["'self'", CHAT_ORIGIN],
    "frame-ancestors": ["'none'"],
  })
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

/**
 * A header rule as Next.js takes it.
 *
 * @param {string} source
 * @param {Readonly<Record<string, string>>} headers
 */
function rule(source, headers) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}
