import { realpathSync } from "node:fs";
import { dirname } from "node:path";
import {
  PHASE_DEVELOPMENT_SERVER,
  PHASE_PRODUCTION_BUILD,
  PHASE_PRODUCTION_SERVER,
} from "next/constants.js";
import { tsImport } from "tsx/esm/api";
import { headerRules } from "./scripts/headers.mjs";

/** A script that Next.js does not bundle, as text. @param {string} path */
async function scriptAt(path) {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    minify: true,
    format: "iife",
    // Older browsers can read the one in the head, and say that the page stays as without scripts.
    target: "es2017",
    // Modules need no "use strict", which our own tsconfig.json would add.
    tsconfigRaw: "{}",
    alias: { "@": import.meta.dirname },
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}

/** A parameter of an address that is anything but a product. Hosts hang a suffix on a product's address to name its data. */
async function unknownProduct() {
  /** @type {typeof import("./lib/shop/catalogue")} */
  const { products } = await tsImport("./lib/shop/catalogue.ts", import.meta.url);
  const ids = products.map(({ id }) => id).join("|");
  return `:id((?!(?:${ids})(?:$|/|\\.(?:rsc|segments/))).+)`;
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
  ...(phase !== PHASE_PRODUCTION_SERVER && {
    env: {
      HEAD_SCRIPT: await scriptAt("components/visit/bridge.ts"),
      WORKER_SCRIPT: await scriptAt("app/sw.ts"),
    },
  }),
  // While the shop is developed, Next.js runs scripts that a policy would block.
  headers: () => (phase === PHASE_DEVELOPMENT_SERVER ? [] : headerRules()),
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
  // rule of its own, because hosts without Next.js's server would make "/en/" of an empty parameter. Unknown products have,
  // because such hosts would show Next.js's own page. The last rule leaves out "/en": it is applied to what these made.
  rewrites: async () => ({
    // Next.js would answer these with pages of its own.
    beforeFiles: [
      { source: "/:page(404|500|_error|_not-found)", destination: "/en/not-found" },
      { source: "/:page(%5Blang%5D.*|\\[lang\\].*)", destination: "/en/not-found" },
    ],
    afterFiles: [
      { source: "/", destination: "/en" },
      { source: `/products/${await unknownProduct()}`, destination: "/en/not-found" },
      { source: `/hi/products/${await unknownProduct()}`, destination: "/hi/not-found" },
      { source: "/:path((?!hi(?:/|$)|en(?:/|$)|api/auth/|_next/).+)", destination: "/en/:path" },
    ],
    fallback: [
      { source: "/hi/:path*", destination: "/hi/not-found" },
      { source: "/:path((?!api/auth/|_next/static/).*)", destination: "/en/not-found" },
    ],
  }),
});

export default config;
