import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolder } from "../files/project-paths.mjs";
import { sourceFingerprint } from "./source-hash-and-build-id.mjs";

/** The server, and what starts it on a host, relative to .next. */
const SHOP_SERVER = "shop-server.cjs";
const HOST_SERVER = join("host", "server.js");

/** The file with the fingerprint of a finished build, relative to .next. */
const STAMP = "sources.sha256";
const stampPath = join(buildFolder, STAMP);

/**
 * Whether .next has a finished build of the current sources, `withHostFolder` including the folder to
 * deploy.
 */
export function buildIsFresh({ withHostFolder = false } = {}) {
  const needed = withHostFolder ? [SHOP_SERVER, HOST_SERVER] : [SHOP_SERVER];
  return (
    [...needed, STAMP].every((file) => existsSync(join(buildFolder, file))) &&
    readFileSync(stampPath, "utf8") === sourceFingerprint()
  );
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
