import { join } from "node:path";
import { markNotBuilt } from "@/scripts/build/up-to-date-check.mjs";
import { bundler } from "@/scripts/next/webpack.mjs";
import { runTool } from "@/scripts/command-line/run-command.mjs";
import { projectFolder } from "@/scripts/files/project-paths.mjs";
import { Failure } from "@/server/failure-without-stack-trace.mjs";

const reportFile = join(projectFolder, ".bench", "map.html");

/**
 * Builds the shop and has webpack-bundle-analyzer draw which module has how many bytes of which
 * script. The next `npm start` builds the shop again.
 */
export async function mapBytes(): Promise<void> {
  markNotBuilt();
  const exitCode = await runTool("next", ["build", `--${bundler}`], {
    environment: { NODE_ENV: "production", BUNDLE_REPORT: reportFile },
  });
  if (exitCode !== 0) throw new Failure("The shop could not be built.");
  console.log(`\nDrawn in ${reportFile}`);
}
