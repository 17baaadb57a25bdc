import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "./project-files.mjs";
import { ensureTools } from "./separate-tools.mjs";

const INSTALLED = ".observatory";
const PACKAGE = join(projectFolder, INSTALLED, "node_modules/@mdn/mdn-http-observatory");

/** The hosts that browsers know to have https. The scanner would fetch the list; ours is empty. */
const KNOWN_HOSTS = join(PACKAGE, "conf/hsts-preload.json");

/** The scanner of the MDN HTTP Observatory: a module with a function "scan". */
export const observatoryScanner = join(PACKAGE, "src/scanner/index.js");

/** Whether the scanner is installed, as it is wherever its package could be fetched once. */
export function hasObservatory() {
  return existsSync(KNOWN_HOSTS);
}

/** Installs the scanner; throws a Failure where that does not work, as without a network. */
export async function installObservatory() {
  await ensureTools("scripts/setup/observatory", INSTALLED);
  mkdirSync(join(PACKAGE, "conf"), { recursive: true });
  writeFileSync(KNOWN_HOSTS, "{}");
}
