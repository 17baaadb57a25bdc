import {
  dataHeaders,
  developmentPolicy,
  commonHeaders,
  pagePolicy,
} from "./content-security-policy-and-common-headers.mjs";
import { dataCaching, pageCaching } from "./static/cache-headers.mjs";

/**
 * @typedef {{ key: string, value: string }} Header
 * @typedef {{ type: "header", key: string }[]} RequestHeaders
 * @typedef {{ source: string, headers: Header[], has?: RequestHeaders, missing?: RequestHeaders }} Rule
 */

/**
 * What the headers of a built page contain: the hashes of its inline scripts and styles, as sources of its
 * policy, and values of its Link header.
 *
 * @typedef {object} PageContents
 * @property {readonly string[]} scriptHashes
 * @property {readonly string[]} styleHashes
 * @property {readonly string[]} preloads
 */

/**
 * The contents of the headers of built pages, by path. For the not-found page only the hashes, because its
 * headers are those of every address.
 *
 * @typedef {object} HashesAndPreloads
 * @property {Readonly<Record<string, PageContents>>} pages
 * @property {readonly string[]} notFoundScriptHashes
 * @property {readonly string[]} notFoundStyleHashes
 */

/** The headers with which Next.js's router requests a page's data. Without "rsc" the others mean nothing. */
export const routerHeaders = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
];

/** Responses that are never a page, not even the not-found page. */
const dataSources = [
  "/_next/static/:file*",
  "/pictures/:file*",
  "/icons/:file*",
  "/previews/:file*",
  "/icon.svg",
  "/favicon.ico",
  "/apple-icon.png",
  "/api/health",
  "/api/auth/:path*",
];

/** Files that other sites show: chats, search engines, home screens. */
const sharedSources = [
  "/pictures/:file*",
  "/icons/:file*",
  "/previews/:file*",
  "/manifest.webmanifest",
  "/favicon.ico",
  "/icon.svg",
  "/apple-icon.png",
];

/** The pages where a sign-in ends, in a popup that has been at the provider. */
const openerRules = ["/auth/done", "/hi/auth/done"].map((page) =>
  rule(page, { "Cross-Origin-Opener-Policy": "unsafe-none" }),
);

/**
 * The header rules of the production site, in the form of Next.js's configuration. If several rules
 * match and set the same header, the last one counts.
 *
 * @param {HashesAndPreloads} contents
 * @returns {Rule[]}
 */
export function headerRules({ pages, notFoundScriptHashes, notFoundStyleHashes }) {
  const shared = { "Cross-Origin-Resource-Policy": "cross-origin" };
  return [
    // Any address may turn out to have no page: the not-found page has to work there.
    rule("/:path*", {
      ...commonHeaders,
      "Content-Security-Policy": pagePolicy(notFoundScriptHashes, notFoundStyleHashes),
    }),
    ...Object.entries(pages).flatMap(([path, { scriptHashes, styleHashes, preloads }]) => [
      // Rules ignore case, so this one may also match an address that has no page.
      rule(path, {
        "Content-Security-Policy": pagePolicy(
          [...new Set([...scriptHashes, ...notFoundScriptHashes])],
          [...new Set([...styleHashes, ...notFoundStyleHashes])],
        ),
        "Cache-Control": pageCaching,
      }),
      // The browser fetches these before it parses the page.
      {
        ...rule(path, { Link: preloads.join(", ") }),
        missing: [{ type: /** @type {const} */ ("header"), key: "rsc" }],
      },
    ]),
    ...routerHeaders.map((name) => ({
      ...rule("/((?!api/|_next/).*)", { "Cache-Control": dataCaching }),
      has: [{ type: /** @type {const} */ ("header"), key: name }],
    })),
    ...dataSources.map((source) => rule(source, dataHeaders)),
    ...sharedSources.map((source) => rule(source, shared)),
    ...openerRules,
  ];
}

/**
 * The header rules of "next dev".
 *
 * @returns {Rule[]}
 */
export function developmentRules() {
  return [
    rule("/:path*", { ...commonHeaders, "Content-Security-Policy": developmentPolicy }),
    ...openerRules,
  ];
}

/**
 * A header rule in the form of Next.js's configuration.
 *
 * @param {string} source
 * @param {Readonly<Record<string, string>>} headers
 */
function rule(source, headers) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}
