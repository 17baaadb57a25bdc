import { join } from "node:path";
import { build } from "esbuild";
import type { OfflineSets } from "@/lib/offline/pages-and-files-kept-offline";
import { builtId } from "@/scripts/build/read-next-build-output";
import { offlineSet } from "@/scripts/build/collect-offline-files";
import { buildFolder } from "@/scripts/files/project-paths.mjs";

/** Bundles the server into one file that needs only Next.js. */
export async function bundleServer(): Promise<void> {
  await build({
    entryPoints: ["server/start-server.ts"],
    outfile: join(buildFolder, "shop-server.cjs"),
    bundle: true,
    platform: "node",
    format: "cjs",
    target: "node20.9",
    external: ["next"],
    legalComments: "eof",
    logLevel: "warning",
  });
}

/** Bundles the service worker, with the build id and the lists of what it caches. */
export async function bundleServiceWorker(): Promise<void> {
  const sets: OfflineSets = { en: offlineSet("en"), hi: offlineSet("hi") };
  await build({
    entryPoints: ["worker/service-worker.ts"],
    outfile: join(buildFolder, "static/service-worker.js"),
    bundle: true,
    minify: true,
    legalComments: "none",
    format: "iife",
    target: "es2020",
    define: {
      "process.env.NODE_ENV": JSON.stringify("production"),
      BUILD: JSON.stringify(builtId()),
      SETS: JSON.stringify(sets),
    },
    logLevel: "warning",
  });
}
