import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { builtPages } from "@/scripts/build/read-next-build-output";
import { elementsIn } from "@/scripts/files/parse-html";
import { writeInlineScripts } from "@/scripts/next/inline-script-hashes-file.mjs";

const notFoundPath = "/_not-found";

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

/** Notes the inline scripts of the built pages, for the header rules of the next run of Next.js. */
export function collectInlineScripts(): void {
  const hashes = builtPages().map(
    ({ path, file }) => [path, inlineScriptHashes(readFileSync(file, "utf8"))] as const,
  );
  const { [notFoundPath]: notFound = [], ...pages } = Object.fromEntries(hashes);
  writeInlineScripts({ pages, notFound });
}
