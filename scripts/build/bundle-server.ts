import { join } from "node:path";
import { build } from "esbuild";
import { buildFolder, projectFolder } from "@/scripts/files/project-paths.mjs";

/** Bundles server/start-server.ts into one file that needs only Next.js. */
export async function bundleServer(): Promise<void> {
  await build({
    entryPoints: [join(projectFolder, "server/start-server.ts")],
    outfile: join(buildFolder, "shop-server.cjs"),
    tsconfig: join(projectFolder, "tsconfig.json"),
    bundle: true,
    platform: "node",
    format: "cjs",
    target: "node20.9",
    external: ["next"],
    legalComments: "eof",
    logLevel: "warning",
  });
}
