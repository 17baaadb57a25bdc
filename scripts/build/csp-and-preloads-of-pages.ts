import { createHash } from "node:crypto";
import {
  builtPages,
  pagesBuiltOnRequest,
  readHeaderRules,
} from "@/scripts/build/read-next-build-output";
import { elementsIn } from "@/scripts/files/parse-html";
import { writeHashesAndPreloads } from "@/scripts/build/csp-hashes-and-preloads-file.mjs";
import { Failure } from "@/server/failure-without-stack-trace.mjs";

const notFoundPath = "/_not-found";

/** The types of scripts that browsers run. Any other type makes the element a data block. */
const executedTypes = ["", "module", "importmap", "speculationrules", "text/javascript"];

/** Collects what the headers of the built pages contain, for the header rules of the second run. */
export function collectHashesAndPreloads(): void {
  const contents = builtPages().map(
    ({ path, html }) =>
      [path, { scriptHashes: inlineScriptHashes(html), preloads: preloadsOf(html) }] as const,
  );
  const { [notFoundPath]: notFound, ...pages } = Object.fromEntries(contents);
  writeHashesAndPreloads({ pages, notFoundScriptHashes: notFound?.scriptHashes ?? [] });
}

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

/**
 * Checks the pages against the content security policies with which they will be sent.
 *
 * @throws Failure that lists what would be blocked
 */
export function checkPagePolicies(): void {
  const headersOf = readHeaderRules();
  const problems = [
    ...pagesBuiltOnRequest().map(
      (path) => `${path} is rendered on request: its scripts are unknown.`,
    ),
    ...builtPages().flatMap(({ path, html }) => {
      const { "Content-Security-Policy": policy = "" } = headersOf(path);
      const scripts = inlineScriptHashes(html).filter((hash) => !policy.includes(hash));
      return [...scripts, ...blockedMarkup(html)].map((what) => `${path} blocks ${what}`);
    }),
  ];
  if (problems.length > 0) {
    throw new Failure(["The content security policy would break pages:", ...problems].join("\n  "));
  }
}

/**
 * What a policy without 'unsafe-inline' blocks in an HTML document, apart from scripts: style elements,
 * style attributes and event handler attributes.
 *
 * @example blockedMarkup('<p style="color: red">') // ["style of <p>"]
 */
export function blockedMarkup(html: string): readonly string[] {
  return elementsIn(html).flatMap(({ name, attributes }) => [
    ...(name === "style" ? ["<style>"] : []),
    ...Object.keys(attributes)
      .filter((attribute) => /^(?:style|on.+)$/.test(attribute))
      .map((attribute) => `${attribute} of <${name}>`),
  ]);
}
