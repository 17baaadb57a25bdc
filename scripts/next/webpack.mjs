import { createRequire } from "node:module";
import { join } from "node:path";
import { projectFolder } from "../files/project-paths.mjs";

// What webpack does otherwise than Next.js has it do; docs/framework.md says why, entry by entry.

/** What `next build` bundles with, as its flag says. */
export const bundler = "webpack";

/**
 * Of webpack's types, which Next.js does not pass on, what is used here.
 *
 * @typedef {{ name?: string }} Chunk
 * @typedef {{ nameForCondition: () => string | null }} Module
 * @typedef {{ getModuleChunksIterable: (module: Module) => Iterable<Chunk> }} ChunkGraph
 * @typedef {import("next/dist/server/config-shared").WebpackConfigContext} Context
 */

/** V8 compiles every function of such a script while it arrives: https://v8.dev/blog/explicit-compile-hints */
const COMPILE_HINT = "//# allFunctionsCalledOnLoad";

/** React, which Next.js names by a hash, and the router: all of `main-app` that is large. */
const FRAMEWORK_FILES = /^static\/chunks\/(?:4bd1b696|router)-/;

/** The framework's part of `main-app` under a name: without one, a number that changes. */
const router = {
  name: "router",
  chunks: (/** @type {Chunk} */ { name }) => name === "main-app",
  test: /[\\/]node_modules[\\/]/,
  enforce: true,
};

/**
 * Puts what every page has into one chunk: what the layouts, the error page and the smallest page of
 * both languages share. Without it each of them carries a copy, and a page of one language loads
 * the layout chunk of the other as well.
 */
const sitewide = {
  name: "site",
  chunks: "initial",
  minChunks: 2,
  enforce: true,
  test: (/** @type {Module} */ module, /** @type {{ chunkGraph: ChunkGraph }} */ { chunkGraph }) =>
    /[\\/](components|lib|next[\\/]dist[\\/]api)[\\/]/.test(module.nameForCondition() ?? "") &&
    [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) =>
      /\/(layout|global-error|about\/page)$/.test(name ?? ""),
    ),
};

/**
 * The setting `webpack` of next.config.mjs.
 *
 * @type {NonNullable<import("next").NextConfig["webpack"]>}
 */
export function changeWebpack(config, { dev, isServer, webpack }) {
  // Every build has a name of its own: at another one webpack throws away what it has kept.
  if (!dev) config.cache = false;
  if (isServer) return config;
  // Names of files stand in every document, and in the script that finds the others.
  config.output.hashDigestLength = 8;
  // Structured data is written by the server; its makings stay there.
  config.resolve.alias[join(projectFolder, "app/_document/server-only-structured-data")] = false;
  const { splitChunks } = config.optimization;
  Object.assign(splitChunks.cacheGroups, { router, sitewide });
  // With cssChunking off, all styles of a page are in one sheet, not in one a file.
  splitChunks.minSize = {
    javascript: splitChunks.minSize,
    "css/mini-extract": Number.MAX_SAFE_INTEGER,
  };
  if (!dev) config.plugins.push(compileHints(webpack));
  const { BUNDLE_MAP } = process.env;
  if (BUNDLE_MAP) config.plugins.push(bundleMap(JSON.parse(BUNDLE_MAP)));
  return config;
}

/**
 * Has browsers compile the framework beside the main thread, not when each function is first called.
 *
 * @param {Context["webpack"]} webpack
 */
function compileHints({ BannerPlugin, Compilation }) {
  return new BannerPlugin({
    banner: COMPILE_HINT,
    raw: true,
    include: FRAMEWORK_FILES,
    // Comments added earlier are minified away.
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}

/**
 * A tool of development, which is not there for `npm start`.
 *
 * @param {object} options as scripts/bench/bundle-analyzer.ts gives them
 */
function bundleMap(options) {
  const load = createRequire(import.meta.url);
  const { BundleAnalyzerPlugin } = load("webpack-bundle-analyzer");
  return new BundleAnalyzerPlugin(options);
}
