import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureTools } from "@/scripts/setup/install-dependencies.mjs";
import { projectFolder } from "@/scripts/files/project-paths.mjs";

const installed = ".observatory";
const scannerPackage = join(projectFolder, installed, "node_modules/@mdn/mdn-http-observatory");

/** The hosts that browsers know to have https. The scanner would fetch the list; ours is empty. */
const knownHosts = join(scannerPackage, "conf/hsts-preload.json");

/** The scanner of the MDN HTTP Observatory: a module with a function "scan". */
export const observatoryScanner = join(scannerPackage, "src/scanner/index.js");

/** Whether the scanner is installed, as it is wherever its package could be fetched once. */
export function hasObservatory(): boolean {
  return existsSync(knownHosts);
}

/** @throws Failure where the scanner cannot be installed, as without a network */
export async function installObservatory(): Promise<void> {
  await ensureTools("scripts/setup/observatory", installed);
  mkdirSync(join(scannerPackage, "conf"), { recursive: true });
  writeFileSync(knownHosts, "{}");
}
