import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../files/project-paths.mjs";
import { readJson } from "../files/read-json.mjs";
import { print } from "../command-line/output-held-until-done.mjs";
import { run } from "../command-line/run-command.mjs";
import { Failure } from "../../server/failure-without-stack-trace.mjs";

const TOOLS_SECONDS = 180;

/**
 * What a lockfile says of a package, as far as it counts here.
 *
 * @typedef {{ version: string, dev?: boolean, devOptional?: boolean, optional?: boolean }} Package
 * @typedef {{ packages: Readonly<Record<string, Package>> }} Lockfile
 */

/**
 * Installs the dependencies when they are not in line with package-lock.json: those that building
 * and serving need, and `withTools` what tests and other work on the shop need.
 */
export async function ensureDependencies({ withTools = true } = {}) {
  if (dependenciesAreInLine({ withTools })) return;
  print("Installing the dependencies that package-lock.json asks for (npm ci) …");
  // Said in either case, whatever NODE_ENV is.
  await installLocked("The dependencies", [withTools ? "--include=dev" : "--omit=dev"]);
}

/**
 * Installs tools that are no dependencies of the shop from a folder with a manifest and a lockfile
 * of their own into another folder, unless they are there; no script of theirs is run. Throws a
 * Failure when that does not work, as without a network.
 *
 * @param {string} wanted
 * @param {string} installed
 */
export async function ensureTools(wanted, installed) {
  const folder = join(projectFolder, installed);
  cpSync(join(projectFolder, wanted), folder, { recursive: true });
  if (dependenciesAreInLine({ folder })) return;
  print(`Installing the tools of ${wanted} into ${installed} …`);
  await installLocked(
    `The tools of ${wanted}`,
    ["--prefix", installed, "--ignore-scripts", "--fetch-retries=1"],
    TOOLS_SECONDS,
  );
}

/**
 * Whether node_modules holds every package of package-lock.json in the version it names. npm
 * records what it has installed in node_modules/.package-lock.json, as the last thing it does.
 * Optional packages may be absent: most of them are for other systems. So may, unless `withTools`,
 * those for development.
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
 * @param {string} what is installed, as a Failure names it
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
