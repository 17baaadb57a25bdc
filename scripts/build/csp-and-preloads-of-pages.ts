import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import * as z from "zod";
import { builtPages, readHeaderRules, readManifest } from "@/scripts/build/read-next-build-output";
import { elementsIn } from "@/scripts/files/parse-html";
import { writeHashesAndPreloads } from "@/scripts/next/csp-hashes-and-preloads-file.mjs";
import { Failure } from "@/server/failure-without-stack-trace.mjs";

const notFoundPath = "/_not-found";

/** The types of scripts that browsers run. Any other type makes the element a data block. */
const executedTypes = ["", "module", "importmap", "speculationrules", "text/javascript"];

/** The parts of Next.js's manifests that tell which pages are built ahead of time. */
const appPaths = z.record(z.string(), z.string());
const prerendered = z.object({
  routes: z.record(z.string(), z.unknown()),
  dynamicRoutes: z.record(z.string(), z.object({ fallback: z.unknown() })),
});

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
    ...builtPages().flatMap(({ path, file }) => {
      const html = readFileSync(file, "utf8");
      const { "Content-Security-Policy": policy = "" } = headersOf(path);
      const scripts = inlineScriptHashes(html).filter((hash) => !policy.includes(hash));
      return [...scripts, ...blockedMarkup(html)].map((what) => `${path} blocks ${what}`);
    }),
  ];
  if (problems.length > 0) {
    throw new Failure(["The content security policy would break pages:", ...problems].join("\n  "));
  }
}

/** The pages that are, for some or all addresses, not built ahead of time. */
function pagesBuiltOnRequest(): readonly string[] {
  const { routes, dynamicRoutes } = prerendered.parse(readManifest("prerender-manifest"));
  return Object.entries(appPaths.parse(readManifest("app-path-routes-manifest")))
    .filter(([entry]) => entry.endsWith("/page"))
    .map(([, path]) => path)
    .filter((path) => !(path in routes) && dynamicRoutes[path]?.fallback !== false);
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
