// Builds the production site into .next; expects installed dependencies. With --host also
// .next/host, the folder that serves it on another machine.
import { bundler } from "./build/bundler.mjs";
import {
  markBuilt,
  markNotBuilt,
  removeDevelopmentTypes,
  sourceFingerprint,
} from "./build/fingerprint.mjs";
import {
  checkPagePolicies,
  collectInlineScripts,
  forgetInlineScripts,
} from "./build/page-policies.mjs";
import { runTool } from "./setup/run-command.mjs";
import { runScript } from "./setup/run-main.mjs";

const BUILD = ["next", "build", `--${bundler}`];

const withHostFolder = process.argv.includes("--host");

/**
 * The build in the order it runs; a step fails by its exit code or by a Failure. The second run of Next.js
 * compiles nothing: it reads the header rules again, which name the scripts that the first one put
 * into the pages, and writes them where every host looks for them.
 */
const STEPS = [
  () => runBuildTool("tsx", "scripts/build/check-config.ts"),
  () => runBuildTool(...BUILD),
  collectInlineScripts,
  () => runBuildTool(...BUILD, "--experimental-build-mode", "generate"),
  checkPagePolicies,
  () => runBuildTool("tsx", "scripts/build/service-worker.ts"),
  // Last: it copies what the others have made.
  () => runBuildTool("tsx", "scripts/build/serving.ts", ...(withHostFolder ? ["--host"] : [])),
];

await runScript(async () => {
  // Taken before the build, so that an edit made during it leads to another build.
  const fingerprint = sourceFingerprint();
  markNotBuilt();
  removeDevelopmentTypes();
  forgetInlineScripts();
  for (const step of STEPS) {
    const exitCode = await step();
    if (exitCode) {
      return exitCode;
    }
  }
  markBuilt(fingerprint);
  return 0;
});

function runBuildTool(tool, ...toolArguments) {
  const environment = { NODE_ENV: "production", HOST_FOLDER: withHostFolder ? "1" : "" };
  return runTool(tool, toolArguments, { environment });
}
