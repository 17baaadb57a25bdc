import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import type { OfflineSets } from "@/lib/offline/pages-and-files-kept-offline";
import { offlineSet } from "@/scripts/build/offline/collect-offline-files";
import { buildFolder } from "@/scripts/files/project-paths.mjs";

/** Bundles the service worker, with the build id and the lists of what it caches. */
export async function bundleServiceWorker(): Promise<void> {
  const sets: OfflineSets = { en: offlineSet("en"), hi: offlineSet("hi") };
  await build({
    entryPoints: ["worker/service-worker.ts"],
    outfile: join(buildFolder, "static/service-worker.js"),
    tsconfig: "worker/tsconfig.json",
    bundle: true,
    minify: true,
    legalComments: "none",
    format: "iife",
    target: "es2020",
    define: {
      "process.env.NODE_ENV": JSON.stringify("production"),
      BUILD: JSON.stringify(readFileSync(join(buildFolder, "BUILD_ID"), "utf8")),
      SETS: JSON.stringify(sets),
    },
    logLevel: "warning",
  });
}
