import { readFileSync } from "node:fs";
import * as z from "zod";
import { inlineScriptHashes } from "@/scripts/build/csp/hash-inline-scripts";
import { builtPages, readHeaderRules, readManifest } from "@/scripts/build/read-next-build-output";
import { elementsIn } from "@/scripts/files/parse-html";
import { Failure } from "@/server/failure-without-stack-trace.mjs";

/** The parts of Next.js's manifests that tell which pages are built ahead of time. */
const appPaths = z.record(z.string(), z.string());
const prerendered = z.object({
  routes: z.record(z.string(), z.unknown()),
  dynamicRoutes: z.record(z.string(), z.object({ fallback: z.unknown() })),
});

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
    ...builtPages().flatMap(({ path, file }) =>
      blockedIn(read(file), headersOf(path)["Content-Security-Policy"] ?? "").map(
        (what) => `${path} blocks ${what}`,
      ),
    ),
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

function blockedIn(html: string, policy: string): readonly string[] {
  const scripts = inlineScriptHashes(html).filter((hash) => !policy.includes(hash));
  return [...scripts, ...blockedMarkup(html)];
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

function read(file: string): string {
  return readFileSync(file, "utf8");
}
