import { readFileSync } from "node:fs";
import { inlineScriptHashes } from "@/scripts/build/csp/hash-inline-scripts";
import { builtPages } from "@/scripts/build/read-next-build-output";
import { elementsIn } from "@/scripts/files/parse-html";
import { writeHashesAndPreloads } from "@/scripts/next/csp-hashes-and-preloads-file.mjs";

const notFoundPath = "/_not-found";

/** Collects what the headers of the built pages contain, for the header rules of the second run. */
export function collectHashesAndPreloads(): void {
  const contents = builtPages().map(({ path, file }) => {
    const html = readFileSync(file, "utf8");
    return [path, { scriptHashes: inlineScriptHashes(html), preloads: preloadsOf(html) }] as const;
  });
  const { [notFoundPath]: notFound, ...pages } = Object.fromEntries(contents);
  writeHashesAndPreloads({ pages, notFoundScriptHashes: notFound?.scriptHashes ?? [] });
}

/**
 * The values of a page's Link header: what its first paint waits for, which is its style sheets, and then
 * its fonts.
 */
function preloadsOf(html: string): readonly string[] {
  const links = elementsIn(html, "link").map(({ attributes }) => attributes);
  const styleSheets = links.filter(({ rel }) => rel === "stylesheet");
  const fonts = links.filter(({ rel, as }) => rel === "preload" && as === "font");
  return [
    ...styleSheets.map(({ href = "" }) => `<${href}>; rel=preload; as=style`),
    ...fonts.map(
      ({ href = "", type = "" }) => `<${href}>; rel=preload; as=font; type="${type}"; crossorigin`,
    ),
  ];
}
