import { join } from "node:path";
import { markNotBuilt } from "@/scripts/build/up-to-date-check.mjs";
import { bundler } from "@/scripts/next/webpack.mjs";
import { runTool } from "@/scripts/command-line/run-command.mjs";
import { projectFolder } from "@/scripts/files/project-paths.mjs";
import { Failure } from "@/server/failure-without-stack-trace.mjs";

const reportFilename = join(projectFolder, ".bench", "map.html");

/** The options of webpack-bundle-analyzer, which scripts/next/webpack.mjs adds to the build. */
const options = {
  analyzerMode: "static",
  compressionAlgorithm: "brotli",
  openAnalyzer: false,
  reportFilename,
};

/**
 * Builds the shop with webpack-bundle-analyzer, which shows the bytes of each module in each script. The
 * next `npm start` builds the shop again.
 */
export async function drawBundleMap(): Promise<void> {
  markNotBuilt();
  const exitCode = await runTool("next", ["build", `--${bundler}`], {
    environment: { NODE_ENV: "production", BUNDLE_MAP: JSON.stringify(options) },
  });
  if (exitCode !== 0) throw new Failure("The shop could not be built.");
  console.log(`\nDrawn in ${reportFilename}`);
}
