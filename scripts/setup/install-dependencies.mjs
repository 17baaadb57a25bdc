import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../files/project-paths.mjs";
import { readJson } from "../files/read-json.mjs";
import { print } from "../command-line/output-held-until-done.mjs";
import { run } from "../command-line/run-command.mjs";
import { Failure } from "../../server/failure-with-message-for-terminal.mjs";

const toolsSeconds = 180;

/**
 * The properties of a package in a lockfile that are used here.
 *
 * @typedef {{ version: string, dev?: boolean, devOptional?: boolean, optional?: boolean }} Package
 * @typedef {{ packages: Readonly<Record<string, Package>> }} Lockfile
 */

/**
 * Installs the dependencies if they do not match package-lock.json: those for building and serving, and
 * `withTools` those for development, too.
 */
export async function ensureDependencies({ withTools = true } = {}) {
  if (dependenciesAreInLine({ withTools })) return;
  print("Installing the dependencies that package-lock.json asks for (npm ci) …");
  // Always explicit, because npm's default depends on NODE_ENV.
  await installLocked("The dependencies", [withTools ? "--include=dev" : "--omit=dev"]);
}

/**
 * Installs tools that are not dependencies of the shop, unless they are installed. Their install scripts
 * are not run. Throws a Failure if that does not work, for example without a network.
 *
 * @param {string} wanted folder with their package.json and lockfile
 * @param {string} installed folder to install them into
 */
export async function ensureTools(wanted, installed) {
  const folder = join(projectFolder, installed);
  cpSync(join(projectFolder, wanted), folder, { recursive: true });
  if (dependenciesAreInLine({ folder })) return;
  print(`Installing the tools of ${wanted} into ${installed} …`);
  await installLocked(
    `The tools of ${wanted}`,
    ["--prefix", installed, "--ignore-scripts", "--fetch-retries=1"],
    toolsSeconds,
  );
}

/**
 * Whether node_modules has every package of package-lock.json in the right version. npm writes
 * node_modules/.package-lock.json as the last step of an installation. Optional packages may be missing,
 * since most are for other systems, and unless `withTools` those for development, too.
 */
export function dependenciesAreInLine({ folder = projectFolder, withTools = true } = {}) {
  /** @type {Lockfile | undefined} */
  const wanted = readJson(join(folder, "package-lock.json"));
  /** @type {Lockfile | undefined} */
  const installed = readJson(join(folder, "node_modules", ".package-lock.json"));
  if (!wanted || !installed) return false;
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (path === "") return true; // The project itself.
    const { version, dev, devOptional, optional } = entry;
    const found = installed.packages[path];
    return found
      ? found.version === version && existsSync(join(folder, path))
      : optional || (!withTools && (dev || devOptional));
  });
}

/**
 * Runs `npm ci`.
 *
 * @param {string} what what is installed, for the message of a Failure
 * @param {readonly string[]} options
 * @param {number} [timeoutSeconds]
 */
async function installLocked(what, options, timeoutSeconds) {
  const exitCode = await run("npm", ["ci", ...options, "--no-audit", "--no-fund"], {
    // On Windows npm is a batch file, which only a shell can start.
    shell: process.platform === "win32",
    timeoutSeconds,
  });
  if (exitCode !== 0) {
    throw new Failure(
      `${what} could not be installed: npm ci ended with exit code ${exitCode}, its reason is above.`,
    );
  }
}
