import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolder } from "../files/project-paths.mjs";
import { readJson } from "../files/read-json.mjs";

// What the first run of Next.js leaves for the second, whose header rules name these scripts.

const file = join(buildFolder, "inline-scripts.json");

/**
 * The hashes of the inline scripts of the built pages, by path, and those of the not-found page.
 *
 * @typedef {object} InlineScripts
 * @property {Readonly<Record<string, readonly string[]>>} pages
 * @property {readonly string[]} notFound
 */

/**
 * None while there is no build: pages are then visibly broken, rather than lax.
 *
 * @returns {InlineScripts}
 */
export function readInlineScripts() {
  return readJson(file) ?? { pages: {}, notFound: [] };
}

/** @param {InlineScripts} scripts */
export function writeInlineScripts(scripts) {
  writeFileSync(file, JSON.stringify(scripts));
}

/** Lets the build that follows know nothing of the one before. */
export function forgetInlineScripts() {
  rmSync(file, { force: true });
}
