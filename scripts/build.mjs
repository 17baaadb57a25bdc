// Builds the production site into .next. The dependencies must be installed. With --host also makes
// .next/host, the folder to deploy on another machine.
import { chdir } from "node:process";
import { register } from "tsx/esm/api";
import { projectFolder } from "./files/project-paths.mjs";
import { runScript } from "./command-line/run-npm-script.mjs";

// The steps are TypeScript: tsx looks for tsconfig.json in the working directory.
chdir(projectFolder);
register();
const { buildShop } = await import("@/scripts/build/build-steps");

await runScript(() => buildShop({ withHostFolder: process.argv.includes("--host") }));
