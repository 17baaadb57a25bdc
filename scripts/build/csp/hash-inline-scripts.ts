import { createHash } from "node:crypto";
import { elementsIn } from "@/scripts/files/parse-html";

/** Types whose scripts a browser runs; any other type makes the element a block of data. */
const executedTypes = ["", "module", "importmap", "speculationrules", "text/javascript"];

/**
 * The sources that a content security policy must name for the inline scripts of an HTML document
 * to run, each once: "'sha256-…'". Data blocks, such as JSON-LD, are not run and need none.
 */
export function inlineScriptHashes(html: string): readonly string[] {
  const hashes = elementsIn(html, "script")
    .filter(({ attributes: { src, type = "" } }) => !src && executedTypes.includes(type))
    .map(({ text }) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  return [...new Set(hashes)];
}
