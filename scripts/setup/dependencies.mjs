import { existsSync } from "node:fs";
import { join } from "node:path";
import { projectFolder, readJson } from "./project-files.mjs";
import { run } from "./run-command.mjs";
import { Failure } from "./failure.mjs";

/**
 * Installs the dependencies when they are not in line with package-lock.json: those that building
 * and serving need, and `withTools` what tests and other work on the shop need.
 */
export async function ensureDependencies({ withTools = true } = {}) {
  if (dependenciesAreInLine({ withTools })) {
    return;
  }
  console.log("Installing the dependencies that package-lock.json asks for (npm ci) …");
  // Said in either case, whatever NODE_ENV is. On Windows npm is a batch file, which only a shell
  // can start.
  const extent = withTools ? "--include=dev" : "--omit=dev";
  const exitCode = await run("npm", ["ci", extent, "--no-audit", "--no-fund"], {
    shell: process.platform === "win32",
  });
  if (exitCode !== 0) {
    throw new Failure(
      `The dependencies could not be installed: npm ci ended with exit code ${exitCode}, its reason is above.`,
    );
  }
}

/**
 * Whether node_modules holds every package of package-lock.json in the version it names. npm
 * records what it has installed in node_modules/.package-lock.json, as the last thing it does.
 * Optional packages may be absent: most of them are for other systems. So may, unless `withTools`,
 * those for development.
 */
export function dependenciesAreInLine({ folder = projectFolder, withTools = true } = {}) {
  const wanted = readJson(join(folder, "package-lock.json"));
  const installed = readJson(join(folder, "node_modules", ".package-lock.json"));
  if (!wanted || !installed) {
    return false;
  }
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (path === "") {
      return true; // The project itself.
    }
    const { version, dev, devOptional, optional } = entry;
    const mayBeAbsent = Boolean(optional || (!withTools && (dev || devOptional)));
    const isRecorded = path in installed.packages;
    return isRecorded
      ? installed.packages[path].version === version && existsSync(join(folder, path))
      : mayBeAbsent;
  });
}
