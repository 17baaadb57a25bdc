import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "./project.mjs";
import { Failure } from "./script.mjs";
import { ensureTools } from "./tools.mjs";

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

/** Installs the scanner, or says that its test will be skipped, which only CI does not accept. */
export async function prepareObservatory() {
  try {
    await ensureTools("scripts/observatory", INSTALLED);
    mkdirSync(join(PACKAGE, "conf"), { recursive: true });
    writeFileSync(KNOWN_HOSTS, "{}");
  } catch (error) {
    if (!(error instanceof Failure)) {
      throw error;
    }
    console.log(`SKIPPED: the Observatory's grade. ${error.message}`);
  }
}
