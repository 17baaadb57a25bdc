import { join } from "node:path";
import { PHASE_PRODUCTION_SERVER } from "next/constants.js";
import { buildName } from "./scripts/build/fingerprint.mjs";
import { builtInlineScripts } from "./scripts/build/page-policies.mjs";
import { headScript } from "./scripts/next/head-script.mjs";
import { projectFolder } from "./scripts/setup/project-files.mjs";
import { developmentRules, headerRules } from "./server/security-headers.mjs";
import { servedConfig } from "./server/served-config.mjs";

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
  test: (module, { chunkGraph }) =>
    /[\\/](components|lib|next[\\/]dist[\\/]api)[\\/]/.test(module.nameForCondition() ?? "") &&
    [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) =>
      /\/(layout|global-error|about\/page)$/.test(name ?? ""),
    ),
};

const bootstrapFile = join(projectFolder, "app/_document/bootstrap.ts");

/** Puts our bootstrap in the place of Next.js's, which ours imports; stops a build without it. */
const ownBootstrap = {
  apply(compiler) {
    new compiler.webpack.NormalModuleReplacementPlugin(/\/app-bootstrap$/, (resource) => {
      const isNext = /app-next\.js$/.test(resource.contextInfo.issuer);
      if (isNext) resource.request = bootstrapFile;
    }).apply(compiler);
    compiler.hooks.afterCompile.tap("ownBootstrap", (compilation) => {
      if (compilation.compiler !== compiler) return;
      if ([...compilation.modules].some(({ resource }) => resource === bootstrapFile)) return;
      compilation.errors.push(new Error(`Nothing imports ${bootstrapFile} in Next.js's place.`));
    });
  },
};

/** Below this Chromium compiles a script on the main thread anyhow; bytes. */
const STREAMED_SCRIPT_BYTES = 30_000;

/**
 * Has browsers compile the framework while it arrives, beside the main thread, instead of each
 * function when it is first called: V8's compile hints (https://v8.dev/blog/explicit-compile-hints).
 */
const compiledAhead = {
  apply({ hooks, webpack: { Compilation, sources } }) {
    hooks.thisCompilation.tap("compiledAhead", (compilation) => {
      const minified = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: "compiledAhead", stage: minified }, (assets) => {
        for (const name of compilation.entrypoints.get("main-app").getFiles()) {
          if (!name.endsWith(".js") || assets[name].size() < STREAMED_SCRIPT_BYTES) continue;
          const hinted = new sources.ConcatSource("//# allFunctionsCalledOnLoad\n", assets[name]);
          compilation.updateAsset(name, hinted);
        }
      });
    });
  },
};

/** Traces what a host needs, without the server for development and without what shrinks pictures. */
const hostFolder = {
  output: "standalone",
  outputFileTracingExcludes: {
    "next-server": ["**/router-utils/setup-dev-bundler.js", "**/{sharp,@img}/**"],
  },
};

/** To find out what a host would need takes half as long as the rest of the build. */
const noHostFolder = { outputFileTracingExcludes: { "next-server": ["**/*"] } };

/**
 * @param {string} build the name of the build
 * @returns {import("next").NextConfig}
 */
const configOf = (build) => ({
  ...servedConfig,
  reactStrictMode: true,
  agentRules: false,
  // "npm test" checks types.
  typescript: { ignoreBuildErrors: true },
  // Otherwise guessed from lockfiles, also of folders above this one.
  outputFileTracingRoot: projectFolder,
  ...(process.env.HOST_FOLDER ? hostFolder : noHostFolder),
  // For `npm run bench -- map`.
  productionBrowserSourceMaps: process.env.SOURCE_MAPS === "1",
  experimental: {
    ...servedConfig.experimental,
    // The bundler of "next dev" and "next typegen" does not know it.
    ...(process.env.TURBOPACK ? {} : { cssChunking: false }),
  },
  webpack: (webpackConfig, { dev, isServer }) => {
    if (!isServer) {
      // Names of files stand in every document, and in the script that finds the others.
      webpackConfig.output.hashDigestLength = 8;
      // Structured data is written by the server; its makings stay there.
      webpackConfig.resolve.alias[join(projectFolder, "app/_document/page-structured-data")] =
        false;
      if (!dev) webpackConfig.plugins.push(ownBootstrap, compiledAhead);
      const { splitChunks } = webpackConfig.optimization;
      splitChunks.cacheGroups.sitewide = sitewide;
      // With cssChunking off, all styles of a page are in one sheet, not in one a file.
      splitChunks.minSize = {
        javascript: splitChunks.minSize,
        "css/mini-extract": Number.MAX_SAFE_INTEGER,
      };
    }
    return webpackConfig;
  },
  // Pages and service worker of one build know each other by it; equal sources build equal pages.
  generateBuildId: () => build,
  env: { BUILD: build, HEAD_SCRIPT: headScript() },
  // The build writes the service worker where it writes everything else; it has to be served at
  // the top to answer for all pages.
  rewrites: () => ({
    beforeFiles: [
      { source: "/sw.js", destination: "/_next/static/service-worker.js" },
      { source: "/.well-known/security.txt", destination: "/security.txt" },
    ],
  }),
  headers: () => [
    ...(process.env.NODE_ENV === "development"
      ? developmentRules()
      : headerRules(builtInlineScripts())),
    {
      source: "/sw.js",
      headers: [{ key: "Cache-Control", value: "no-cache" }],
    },
    {
      source: "/.well-known/security.txt",
      headers: [{ key: "Cache-Control", value: "public, max-age=86400" }],
    },
    {
      source: "/pictures/:file*",
      headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }],
    },
    {
      source: "/previews/:file*",
      headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }],
    },
    {
      source: "/icons/:file*",
      headers: [{ key: "Cache-Control", value: "public, max-age=86400" }],
    },
  ],
});

/** By the time Next.js asks for it, it has read the environment files. */
const config = (phase) =>
  phase === PHASE_PRODUCTION_SERVER ? servedConfig : configOf(buildName());

export default config;
