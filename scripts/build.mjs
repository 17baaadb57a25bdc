// Builds the production site into .next; expects installed dependencies.
import {
  markBuilt,
  markNotBuilt,
  removeDevelopmentTypes,
  sourceFingerprint,
} from "./freshness.mjs";
import { runTool } from "./run.mjs";
import { runScript } from "./script.mjs";

/** The commands of the build in the order they run: a tool and its arguments. */
const STEPS = [
  ["tsx", "scripts/check-config.ts"],
  ["next", "build", "--webpack"],
];

await runScript(async () => {
  // Taken before the build, so that an edit made during it leads to another build.
  const fingerprint = sourceFingerprint();
  markNotBuilt();
  removeDevelopmentTypes();
  for (const [tool, ...toolArguments] of STEPS) {
    const exitCode = await runTool(tool, toolArguments, {
      environment: { NODE_ENV: "production" },
    });
    if (exitCode !== 0) {
      return exitCode;
    }
  }
  markBuilt(fingerprint);
  return 0;
});
