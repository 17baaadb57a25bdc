import { createHash } from "node:crypto";
import { elementsIn } from "@/scripts/files/parse-html";

/** The types of scripts that browsers run. Any other type makes the element a data block. */
const executedTypes = ["", "module", "importmap", "speculationrules", "text/javascript"];

/**
 * The sources that a content security policy needs for the inline scripts of an HTML document:
 * "'sha256-…'". Data blocks such as JSON-LD need none.
 */
export function inlineScriptHashes(html: string): readonly string[] {
  const hashes = elementsIn(html, "script")
    .filter(({ attributes: { src, type = "" } }) => !src && executedTypes.includes(type))
    .map(({ text }) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  return [...new Set(hashes)];
}
