// Checks everything: format, lint, types, unit tests, the production build, end-to-end tests, and the
// main stories in Firefox and WebKit. Arguments select steps by name. The last line is
// "N passed, N failed", which is also written to test-results/totals.txt.
import { chdir } from "node:process";
import { ensureDependencies } from "./setup/install-dependencies.mjs";
import { projectFolder } from "./files/project-paths.mjs";
import { runScript } from "./command-line/run-npm-script.mjs";

await runScript(async () => {
  await ensureDependencies();
  // The steps are TypeScript: tsx looks for tsconfig.json in the working directory.
  chdir(projectFolder);
  const { register } = await import("tsx/esm/api");
  register();
  const { runTests } = await import("@/scripts/test/run-tests");
  return runTests(process.argv.slice(2));
});
