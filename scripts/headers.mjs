// The headers of answers. Those of all, and of files, stand in public/_headers, which hosts read that serve files themselves.
import { readdirSync, readFileSync } from "node:fs";

/** @typedef {Record<string, string>} Headers */

/** The headers of public/_headers, by the pattern of addresses. */
const rules = Array.from(
  readFileSync("public/_headers", "utf8").matchAll(/^(\/\S*)\n((?: .*\n)+)/gm),
  ([, pattern = "", lines = ""]) => {
    const headers = Array.from(lines.matchAll(/^ +([\w-]+): (.*)/gm), (header) => header.slice(1));
    return /** @type {[string, Headers]} */ ([pattern, Object.fromEntries(headers)]);
  },
);
const { "/*": security = {}, ...files } = Object.fromEntries(rules);
// A page cannot say itself who may frame it.
const [policy = ""] = security["Content-Security-Policy"]?.split("; frame-ancestors") ?? [];

/** What a page may load, run and send. @param {string} scripts what allows inline scripts @param {string} styles and styles */
export const policyWith = (scripts, styles) =>
  policy.replace("'unsafe-inline'", scripts).replace("'unsafe-inline'", styles);

/**
 * Rules for Next.js: where several set the same header, the last one counts. Files are named one by one, because a rule for
 * their folder would also hold of what is missing there. Next.js has its own for `/_next`.
 */
export function headerRules() {
  const inPublic = Object.entries(files).filter(([pattern]) => !pattern.startsWith("/_next"));
  /** @type {[string, Headers][]} */
  const all = [
    ["/:path*", security],
    // Caches keep answers for a minute only, so that no odd one lives long, and nothing that is missing.
    [
      "/:path((?!api/auth/|_next/static/).*)",
      { "Cache-Control": "s-maxage=60, stale-while-revalidate" },
    ],
    ["/:path(stock.txt|sw.js)", { "Cache-Control": "no-store" }],
    ["/api/auth/:path*", { "Cache-Control": "private, no-store" }],
    // Where a sign-in begins and ends, in a popup that goes to the provider and comes back.
    ["/:path(auth/.*|hi/auth/.*)", { "Cross-Origin-Opener-Policy": "unsafe-none" }],
    ...inPublic.flatMap(([pattern, headers]) =>
      namesAt(pattern).map((name) => /** @type {[string, Headers]} */ ([name, headers])),
    ),
  ];
  const rows = all.map(([source, headers]) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));
  // Some answers to the router lead on to another address, without saying by which headers.
  const ofRouter = [{ type: /** @type {const} */ ("header"), key: "rsc" }];
  const headers = [{ key: "Cache-Control", value: "private, no-store" }];
  return [...rows, { source: "/:path((?!_next/static/).*)", has: ofRouter, headers }];
}

/** The addresses of the files that a pattern means. @param {string} pattern */
function namesAt(pattern) {
  if (!pattern.endsWith("*")) return [pattern];
  const folder = pattern.slice(0, -1);
  return readdirSync(`public${folder}`).map((name) => folder + name);
}
