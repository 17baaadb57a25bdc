import { PHASE_PRODUCTION_SERVER } from "next/constants.js";
import { buildName } from "./scripts/build/source-hash-and-build-id.mjs";
import { addedPopupFolder, headScript } from "./scripts/next/bundle-head-and-popup-scripts.mjs";
import { readHashesAndPreloads } from "./scripts/build/csp-hashes-and-preloads-file.mjs";
import { changeWebpack } from "./scripts/next/webpack.mjs";
import { projectFolder } from "./scripts/files/project-paths.mjs";
import { fileCacheRules } from "./server/static/cache-headers.mjs";
import { developmentRules, headerRules } from "./server/response-headers-by-path.mjs";
import { servingConfig } from "./server/next-config-without-build-settings.mjs";

/** Traces the files that a host needs, without the development server and image optimization. */
const hostFolder = {
  output: "standalone",
  outputFileTracingExcludes: {
    "next-server": ["**/router-utils/setup-dev-bundler.js", "**/{sharp,@img}/**"],
  },
};

/** Without tracing, which would take half as long as the rest of the build. */
const noHostFolder = { outputFileTracingExcludes: { "next-server": ["**/*"] } };

/**
 * @param {string} build the name of the build
 * @returns {import("next").NextConfig}
 */
const configOf = (build) => ({
  ...servingConfig,
  reactStrictMode: true,
  agentRules: false,
  // "npm test" checks types.
  typescript: { ignoreBuildErrors: true },
  // Next.js would guess it from lockfiles, including those of parent folders.
  outputFileTracingRoot: projectFolder,
  ...(process.env.HOST_FOLDER ? hostFolder : noHostFolder),
  experimental: {
    ...servingConfig.experimental,
    // Turbopack, which "next dev" and "next typegen" use, does not support it.
    ...(process.env.TURBOPACK ? {} : { cssChunking: false }),
  },
  webpack: changeWebpack,
  // Pages and service worker recognize each other by it. The same sources give the same id.
  generateBuildId: () => build,
  env: { BUILD: build, HEAD_SCRIPT: headScript(), ADDED_POPUP_FOLDER: addedPopupFolder(build) },
  // The service worker has to be served at the top level to handle all pages.
  rewrites: () => ({
    beforeFiles: [
      { source: "/sw.js", destination: "/_next/static/service-worker.js" },
      { source: "/.well-known/security.txt", destination: "/security.txt" },
    ],
  }),
  headers: () => [
    ...(process.env.NODE_ENV === "development"
      ? developmentRules()
      : headerRules(readHashesAndPreloads())),
    ...fileCacheRules,
  ],
});

/**
 * A function, because Next.js calls it after it has read the environment files.
 *
 * @param {string} phase
 */
const config = (phase) =>
  phase === PHASE_PRODUCTION_SERVER ? servingConfig : configOf(buildName());

export default config;
