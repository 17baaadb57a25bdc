import { readFileSync } from "node:fs";

/**
 * The parsed contents of a JSON file, or undefined when it is missing or not valid JSON.
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
