import { readFileSync } from "node:fs";

/**
 * The parsed contents of a JSON file; undefined if it does not exist or is not valid JSON.
 *
 * @param {string} path
 */
export function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}
