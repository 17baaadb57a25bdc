import { createRequire } from "node:module";
import { join } from "node:path";
import { projectFolder } from "../files/project-paths.mjs";

// The changes to Next.js's configuration of webpack; docs/framework.md gives the reasons.

/** The bundler, as in the flag of `next build`. */
export const bundler = "webpack";

/**
 * The parts of webpack's types that are used here; Next.js does not export these types.
 *
 * @typedef {{ name?: string }} Chunk
 * @typedef {{ nameForCondition: () => string | null }} Module
 * @typedef {{ getModuleChunksIterable: (module: Module) => Iterable<Chunk> }} ChunkGraph
 * @typedef {import("next/dist/server/config-shared").WebpackConfigContext} Context
 */

/** Makes V8 compile all functions of a script while it loads: https://v8.dev/blog/explicit-compile-hints */
const compileHint = "//# allFunctionsCalledOnLoad";

/** React, whose chunk Next.js names by a hash, and the router: the large parts of `main-app`. */
const frameworkFiles = /^static\/chunks\/(?:4bd1b696|router)-/;

/** Gives the framework's part of `main-app` a name; otherwise it has a number that changes. */
const router = {
  name: "router",
  chunks: (/** @type {Chunk} */ { name }) => name === "main-app",
  test: /[\\/]node_modules[\\/]/,
  enforce: true,
};

/**
 * Puts what all pages share into one chunk: the modules that are common to the layouts, the error page
 * and the smallest page of both languages. Otherwise each of them has a copy, and pages of one language
 * also load the layout chunk of the other.
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
  // Every build has its own id, and webpack discards its cache when the id changes.
  if (!dev) config.cache = false;
  if (isServer) return config;
  // File names are in every document, and in the script that loads the others.
  config.output.hashDigestLength = 8;
  const { splitChunks } = config.optimization;
  Object.assign(splitChunks.cacheGroups, { router, sitewide });
  // Together with `cssChunking: false` this gives one style sheet per page, rather than one per file.
  splitChunks.minSize = {
    javascript: splitChunks.minSize,
    "css/mini-extract": Number.MAX_SAFE_INTEGER,
  };
  if (!dev) config.plugins.push(compileHints(webpack));
  if (process.env.BUNDLE_MAP) config.plugins.push(bundleMap());
  return config;
}

/**
 * Makes browsers compile the framework off the main thread, rather than each function when it is called.
 *
 * @param {Context["webpack"]} webpack
 */
function compileHints({ BannerPlugin, Compilation }) {
  return new BannerPlugin({
    banner: compileHint,
    raw: true,
    include: frameworkFiles,
    // Minification would remove a comment that is added earlier.
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}

/** For `npm run bench -- map`. Loaded here, because `npm start` does not install development dependencies. */
function bundleMap() {
  const { BundleAnalyzerPlugin } = createRequire(import.meta.url)("webpack-bundle-analyzer");
  return new BundleAnalyzerPlugin({
    analyzerMode: "static",
    compressionAlgorithm: "brotli",
    openAnalyzer: false,
    reportFilename: join(projectFolder, ".bench/map.html"),
  });
}
