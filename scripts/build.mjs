// Builds the production site into .next. The dependencies must be installed. With --host also makes
// .next/host, the folder to deploy on another machine.
import { chdir } from "node:process";
import { projectFolder } from "./files/project-paths.mjs";
import { runScript } from "./command-line/run-npm-script.mjs";

await runScript(async () => {
  // The steps are TypeScript: tsx looks for tsconfig.json in the working directory.
  chdir(projectFolder);
  const { register } = await import("tsx/esm/api");
  register();
  const { buildShop } = await import("@/scripts/build/build-steps");
  await buildShop({ withHostFolder: process.argv.includes("--host") });
  return 0;
});
