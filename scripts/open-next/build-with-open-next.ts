import { copyFileSync, cpSync, existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Failure } from "@/server/failure-with-message-for-terminal.mjs";
import { buildFolder, projectFolder } from "@/scripts/files/project-paths.mjs";
import { runNode } from "@/scripts/command-line/run-command.mjs";
import { ensureTools } from "@/scripts/setup/install-dependencies.mjs";
import type { StaticManifest } from "@/server/static/static-manifest";

const toolsFolder = ".open-next-tools";
const builtFolder = join(projectFolder, ".open-next");
const assetsFolder = join(builtFolder, "assets");

/**
 * Builds the function and its static files into .open-next.
 *
 * @throws Failure if that does not work
 */
export async function buildWithOpenNext(): Promise<void> {
  await ensureTools("scripts/open-next/tools", toolsFolder);
  const exitCode = await runNode(join(toolsFolder, "node_modules/@opennextjs/aws/dist/index.js"), [
    "build",
    "--config-path",
    "scripts/open-next/open-next.config.ts",
  ]);
  if (exitCode !== 0) throw new Failure("OpenNext could not build the shop: the reason is above.");
  // The address of the service worker, which the function cannot serve.
  copyFileSync(join(assetsFolder, "_next/static/service-worker.js"), join(assetsFolder, "sw.js"));
}

/**
 * Copies the build to a folder from which the project's packages cannot be found, as on a host.
 *
 * @returns the folder, which the caller has to remove
 */
export function copyToTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "shop-open-next-"));
  cpSync(builtFolder, folder, { recursive: true, verbatimSymlinks: true });
  return folder;
}

/** The files that are missing among OpenNext's assets, or differ from those of our server. */
export function differingAssets({ files }: StaticManifest): readonly string[] {
  return Object.entries(files).flatMap(([path, { file }]) => {
    const asset = join(assetsFolder, path);
    if (!existsSync(asset)) return [`${path} is not among the files`];
    const isEqual = readFileSync(asset).equals(readFileSync(join(buildFolder, file)));
    return isEqual ? [] : [`${path} has other contents among the files`];
  });
}
