import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runNode } from "../command-line/run-command.mjs";
import { buildFolder } from "../files/project-paths.mjs";
import { Failure } from "../../server/failure-with-message-for-terminal.mjs";
import { sourceFingerprint } from "./source-hash-and-build-id.mjs";

/** The file with the fingerprint of a finished build. */
const stampPath = join(buildFolder, "sources.sha256");

/** Whether .next has a finished build of the current sources; `withHostFolder` with the folder to deploy. */
export function buildIsFresh({ withHostFolder = false } = {}) {
  const servers = withHostFolder ? ["shop-server.cjs", "host/server.js"] : ["shop-server.cjs"];
  return (
    [stampPath, ...servers.map((file) => join(buildFolder, file))].every(existsSync) &&
    readFileSync(stampPath, "utf8") === sourceFingerprint()
  );
}

/** Builds the shop unless that is done. Throws a Failure if it does not work. */
export async function ensureBuild({ withHostFolder = false } = {}) {
  if (buildIsFresh({ withHostFolder })) return;
  console.log("Building the site: there is no build of the sources as they are now …");
  if ((await runNode("scripts/build.mjs", withHostFolder ? ["--host"] : [])) !== 0) {
    throw new Failure("The site could not be built: the reason is above.");
  }
}

/**
 * Records that .next has a finished build of the sources with this fingerprint.
 *
 * @param {string} fingerprint
 */
export function markBuilt(fingerprint) {
  writeFileSync(stampPath, fingerprint);
}

/** Marks the build in .next as outdated. */
export function markNotBuilt() {
  rmSync(stampPath, { force: true });
}
