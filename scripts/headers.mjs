// The headers of answers. next.config.mjs gives them to Next.js; public/_headers has them again, for hosts that serve files
// without it (tests/unit/headers.test.ts compares the two).
import { readdirSync } from "node:fs";

/**
 * What a page may load, run and send.
 *
 * @param {string} scripts what allows inline scripts
 * @param {string} styles what allows inline styles
 */
export const policyWith = (scripts, styles) =>
  [
    "default-src 'none'",
    `script-src 'self' ${scripts}`,
    `style-src 'self' ${styles}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    // Without scripts the form of a product opens the chat.
    "form-action 'self' https://api.whatsapp.com",
  ].join("; ");

const frames = "frame-ancestors 'none'";

/** On every answer. */
const security = {
  // Of inline scripts and styles a built page allows its own alone (scripts/after-build.mjs): what runs has to be allowed by
  // both policies. A page that a host renders anew has this one.
  "Content-Security-Policy": `${policyWith("'unsafe-inline'", "'unsafe-inline'")}; ${frames}`,
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // Features that no page uses, so that injected code cannot use them either.
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  // A popup at the provider keeps its connection to the page that opened it, and does not look closed.
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Cross-Origin-Resource-Policy": "same-origin",
};

// Caches keep answers for a minute only, so that no odd one lives long, and nothing that is missing.
const minute = { "Cache-Control": "s-maxage=60, stale-while-revalidate" };
const forGood = { "Cache-Control": "public, max-age=31536000, immutable" };
/** What chats, search engines and home screens show. */
const shared = { "Cross-Origin-Resource-Policy": "cross-origin" };

/** Of the files in public. */
const files = {
  "/favicon.ico": { ...minute, ...shared },
  "/sw.js": { "Cache-Control": "no-cache" },
  "/icons/*": { "Cache-Control": "public, max-age=86400", ...shared },
  "/pictures/*": { ...forGood, ...shared },
};

/** @typedef {Record<string, string>} Headers */

/**
 * Rules for Next.js: where several set the same header, the last one counts. Files are named one by one, because a rule for
 * their folder would also hold of what is missing there.
 *
 * @param {boolean} isDeveloping then Next.js runs scripts that a policy would block
 */
export function headerRules(isDeveloping) {
  /** @type {[string, Headers][]} */
  const rules = [
    ["/:path*", { ...security, ...(isDeveloping && { "Content-Security-Policy": frames }) }],
    ["/:path((?!api/auth/|_next/static/).*)", minute],
    ["/offer.txt", { "Cache-Control": "no-store" }],
    ["/api/auth/:path*", { "Cache-Control": "private, no-store" }],
    ["/:file(.*icon.*|manifest.webmanifest)", shared],
    // Where a sign-in begins and ends, in a popup that goes to the provider and comes back.
    ["/:path(auth/.*|hi/auth/.*)", { "Cross-Origin-Opener-Policy": "unsafe-none" }],
    ...Object.entries(files).flatMap(([pattern, headers]) =>
      namesAt(pattern).map((name) => /** @type {[string, Headers]} */ ([name, headers])),
    ),
  ];
  return rules.map(([source, headers]) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));
}

/** The addresses of the files that a pattern means. @param {string} pattern */
function namesAt(pattern) {
  if (!pattern.endsWith("*")) return [pattern];
  const folder = pattern.slice(0, -1);
  return readdirSync(`public${folder}`).map((name) => folder + name);
}

/** The text of public/_headers. A rule takes back a header of an earlier one with "!", and sets it anew. */
export function fileHeaders() {
  const rules = Object.entries({ "/*": security, "/_next/static/*": forGood, ...files });
  return rules
    .map(([pattern, headers]) => {
      const lines = Object.entries(headers).flatMap(([name, value]) => [
        ...(headers !== security && name in security ? [`  ! ${name}`] : []),
        `  ${name}: ${value}`,
      ]);
      return [pattern, ...lines, ""].join("\n");
    })
    .join("\n");
}
