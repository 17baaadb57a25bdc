// Checks everything: format, lint, types, unit tests, the production build, end-to-end tests, and
// the main stories in three browser engines. Arguments pick steps by name. Ends with the line
// "N passed, N failed", which is also written to test-results/totals.txt.
import { chdir } from "node:process";
import { ensureDependencies } from "./setup/install-dependencies.mjs";
import { projectFolder } from "./files/project-paths.mjs";
import { runScript } from "./command-line/run-npm-script.mjs";

await runScript(async () => {
  await ensureDependencies();
  // The steps are TypeScript, whose configuration is looked for in the working folder.
  chdir(projectFolder);
  const { register } = await import("tsx/esm/api");
  register();
  const { runTests } = await import("@/scripts/test/run-tests");
  return runTests(process.argv.slice(2));
});
