import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The absolute path of the folder that holds package.json. */
export const projectFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The folder that Next.js builds into. */
export const buildFolder = join(projectFolder, ".next");

/**
 * The packages of commands whose name is not that of their package.
 *
 * @type {Readonly<Record<string, string>>}
 */
const packages = { tsc: "typescript" };

/**
 * The absolute path of the JavaScript file of an installed package's command. To be run with
 * process.execPath, which works on every system, and with the current version of Node.js.
 *
 * @param {string} command
 * @returns {string}
 */
export function toolPath(command) {
  const packageFolder = join(projectFolder, "node_modules", packages[command] ?? command);
  const { bin } = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8"));
  return join(packageFolder, typeof bin === "string" ? bin : bin[command]);
}
