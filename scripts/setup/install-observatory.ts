import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureTools } from "@/scripts/setup/install-dependencies.mjs";
import { projectFolder } from "@/scripts/files/project-paths.mjs";

const installed = ".observatory";
const scannerPackage = join(projectFolder, installed, "node_modules/@mdn/mdn-http-observatory");

/** The HSTS preload list. The scanner would download it; ours is empty. */
const knownHosts = join(scannerPackage, "conf/hsts-preload.json");

/** The scanner of the MDN HTTP Observatory, a module that exports "scan". */
export const observatoryScanner = join(scannerPackage, "src/scanner/index.js");

/** Whether the scanner is installed. */
export function hasObservatory(): boolean {
  return existsSync(knownHosts);
}

/** @throws Failure if the scanner cannot be installed, for example without a network */
export async function installObservatory(): Promise<void> {
  await ensureTools("scripts/setup/observatory", installed);
  mkdirSync(join(scannerPackage, "conf"), { recursive: true });
  writeFileSync(knownHosts, "{}");
}
