import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolder } from "../files/project-paths.mjs";
import { sourceFingerprint } from "./source-hash-and-build-id.mjs";

/** The server, which the build makes last, and what starts it on a host; below .next. */
const SHOP_SERVER = "shop-server.cjs";
const HOST_SERVER = join("host", "server.js");

/** Holds the fingerprint of the sources of a finished build; below .next. */
const STAMP = "sources.sha256";
const stampPath = join(buildFolder, STAMP);

/**
 * Whether .next holds a finished build of the sources as they are now; `withHostFolder` asks for
 * the folder that serves it on another machine, too.
 */
export function buildIsFresh({ withHostFolder = false } = {}) {
  const needed = withHostFolder ? [SHOP_SERVER, HOST_SERVER] : [SHOP_SERVER];
  return (
    [...needed, STAMP].every((file) => existsSync(join(buildFolder, file))) &&
    readFileSync(stampPath, "utf8") === sourceFingerprint()
  );
}

/**
 * Records that .next holds a finished build of the sources with this fingerprint.
 *
 * @param {string} fingerprint
 */
export function markBuilt(fingerprint) {
  writeFileSync(stampPath, fingerprint);
}

/** Makes the build in .next, if there is one, count as missing. */
export function markNotBuilt() {
  rmSync(stampPath, { force: true });
}
