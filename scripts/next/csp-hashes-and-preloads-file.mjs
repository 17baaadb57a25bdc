import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolder } from "../files/project-paths.mjs";
import { readJson } from "../files/read-json.mjs";

// What the first run of Next.js leaves for the second, whose header rules name it.

const file = join(buildFolder, "csp-hashes-and-preloads.json");

/** @typedef {import("../../server/response-header-rules.mjs").HashesAndPreloads} HashesAndPreloads */

/**
 * None while there is no build: pages are then visibly broken, rather than lax.
 *
 * @returns {HashesAndPreloads}
 */
export function readHashesAndPreloads() {
  return readJson(file) ?? { pages: {}, notFoundScriptHashes: [] };
}

/** @param {HashesAndPreloads} contents */
export function writeHashesAndPreloads(contents) {
  writeFileSync(file, JSON.stringify(contents));
}

/** Lets the build that follows know nothing of the one before. */
export function forgetHashesAndPreloads() {
  rmSync(file, { force: true });
}
