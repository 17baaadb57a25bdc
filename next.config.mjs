import { realpathSync } from "node:fs";
import { dirname } from "node:path";
import { PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from "next/constants.js";

/** On every answer. The rest of the content security policy is in each page (scripts/after-build.mjs). */
const security = {
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // Features that no page uses, so that injected code cannot use them either.
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  // A popup at the provider keeps its connection to the page that opened it, and does not look closed.
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Cross-Origin-Resource-Policy": "same-origin",
};

const pages = "/:path((?!api/|_next/|pictures/|icons/).*)";
const sharedFiles = "/:file(pictures/.*|icons/.*|favicon.ico|.*icon.*|manifest.webmanifest)";

/** @param {string} source @param {Record<string, string>} headers */
const rule = (source, headers) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/** Where several rules set the same header, the last one counts. */
const headerRules = [
  rule("/:path*", security),
  // Caches keep answers for a minute only, so that no odd one lives long. That holds of files, too: otherwise the
  // manifest, and a 404 in place of a file, may stay in a cache for a year.
  rule(pages, { "Cache-Control": "s-maxage=60, stale-while-revalidate" }),
  rule("/pictures/:file*", { "Cache-Control": "public, max-age=31536000, immutable" }),
  rule("/icons/:file*", { "Cache-Control": "public, max-age=86400" }),
  rule("/sw.js", { "Cache-Control": "no-cache" }),
  rule("/offer.txt", { "Cache-Control": "no-store" }),
  rule("/api/auth/:path*", { "Cache-Control": "private, no-store" }),
  // What chats, search engines and home screens show.
  rule(sharedFiles, { "Cross-Origin-Resource-Policy": "cross-origin" }),
  // Where a sign-in begins and ends, in a popup that goes to the provider and comes back.
  rule("/:path(auth/.*|hi/auth/.*)", { "Cross-Origin-Opener-Policy": "unsafe-none" }),
];

/** The script in the head of every page, as text: the visit. */
async function headScript() {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: ["components/visit/head.ts"],
    bundle: true,
    minify: true,
    format: "iife",
    // Older browsers can read it, and say that the page stays as without scripts.
    target: "es2017",
    // Modules need no "use strict", which our own tsconfig.json would add.
    tsconfigRaw: "{}",
    alias: { "@": import.meta.dirname },
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}

/** @param {string} phase @returns {Promise<import("next").NextConfig>} */
const config = async (phase) => ({
  poweredByHeader: false,
  // Otherwise "next dev" writes a file for coding assistants.
  agentRules: false,
  // For the image, and hosts that take it. Not when the shop is served, since "next start" warns of it.
  ...(phase === PHASE_PRODUCTION_BUILD && { output: "standalone" }),
  // The folder of the packages, which for the copy that tests build is a parent. Next.js would guess it from lockfiles,
  // including those of folders that are none of ours.
  outputFileTracingRoot: dirname(realpathSync("node_modules")),
  outputFileTracingExcludes: { "next-server": ["**/node_modules/{sharp,@img}/**"] },
  images: { unoptimized: true },
  // "npm run check" checks types. A build would take 9 to 13 s more, of 20, and need the packages of the tests.
  typescript: { ignoreBuildErrors: true },
  ...(phase !== PHASE_PRODUCTION_SERVER && { env: { HEAD_SCRIPT: await headScript() } }),
  headers: () => headerRules,
  redirects: () => [
    // An order link whose # a mail or chat has encoded.
    {
      source: "/:page(products|hi/products)%23:order(.*)",
      destination: "/:page#:order",
      permanent: false,
    },
    { source: "/en", destination: "/", permanent: true },
    { source: "/en/:path+", destination: "/:path+", permanent: true },
  ],
  // English has the plain addresses. What has no page shows the one that says so, in its language. The landing page has a
  // rule of its own, because hosts without Next.js's server would make "/en/" of an empty parameter; the rule behind it
  // leaves out "/en", because Next.js applies it to what the first has made.
  rewrites: () => ({
    afterFiles: [
      { source: "/", destination: "/en" },
      { source: "/:path((?!hi(?:/|$)|en(?:/|$)|api/|_next/).+)", destination: "/en/:path" },
    ],
    fallback: [
      { source: "/hi/:path*", destination: "/hi/not-found" },
      { source: "/:path((?!api/|_next/).*)", destination: "/en/not-found" },
    ],
  }),
});

export default config;
