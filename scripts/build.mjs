// Builds the production site into .next; expects installed dependencies. With --host also
// .next/host, the folder that serves it on another machine.
import { chdir } from "node:process";
import { register } from "tsx/esm/api";
import { projectFolder } from "./files/project-paths.mjs";
import { runScript } from "./command-line/run-npm-script.mjs";

// The steps are TypeScript, whose configuration is looked for in the working folder.
chdir(projectFolder);
register();
const { buildShop } = await import("@/scripts/build/build-steps");

await runScript(() => buildShop({ withHostFolder: process.argv.includes("--host") }));
