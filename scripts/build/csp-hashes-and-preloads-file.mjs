import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolder } from "../files/project-paths.mjs";
import { readJson } from "../files/read-json.mjs";

// Written between the two runs of Next.js: the header rules of the second one need its contents.

const file = join(buildFolder, "csp-hashes-and-preloads.json");

/** @typedef {import("../../server/response-headers-by-path.mjs").HashesAndPreloads} HashesAndPreloads */

/**
 * Empty if there is no build: pages then break visibly, rather than work without a policy.
 *
 * @returns {HashesAndPreloads}
 */
export function readHashesAndPreloads() {
  return readJson(file) ?? { pages: {}, notFoundScriptHashes: [], notFoundStyleHashes: [] };
}

/** @param {HashesAndPreloads} contents */
export function writeHashesAndPreloads(contents) {
  writeFileSync(file, JSON.stringify(contents));
}

/** Deletes the contents of the previous build. */
export function deleteHashesAndPreloads() {
  rmSync(file, { force: true });
}
