import { cpSync } from "node:fs";
import { join } from "node:path";
import { dependenciesAreInLine } from "./dependencies.mjs";
import { projectFolder } from "./project-files.mjs";
import { run } from "./run-command.mjs";
import { Failure } from "./failure.mjs";

const INSTALL_SECONDS = 180;

/**
 * Installs tools that are no dependencies of the shop from a folder with a manifest and a lockfile
 * of their own into another folder, unless they are there; no script of theirs is run. Throws a
 * Failure when that does not work, as without a network.
 */
export async function ensureTools(wanted, installed) {
  const folder = join(projectFolder, installed);
  cpSync(join(projectFolder, wanted), folder, { recursive: true });
  if (dependenciesAreInLine({ folder })) {
    return;
  }
  console.log(`Installing the tools of ${wanted} into ${installed} …`);
  const exitCode = await run(
    "npm",
    [
      "ci",
      "--prefix",
      installed,
      "--ignore-scripts",
      "--fetch-retries=1",
      "--no-audit",
      "--no-fund",
    ],
    { shell: process.platform === "win32", timeoutSeconds: INSTALL_SECONDS },
  );
  if (exitCode !== 0) {
    throw new Failure(`The tools of ${wanted} could not be installed: the reason is above.`);
  }
}
