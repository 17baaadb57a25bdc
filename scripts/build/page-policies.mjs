import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolder, builtPages, configuredHeaders, readManifest } from "./build-output.mjs";
import { blockedMarkup, inlineScriptHashes } from "./inline-script-hashes.mjs";
import { readJson } from "../setup/project-files.mjs";
import { Failure } from "../setup/failure.mjs";

const SCRIPTS_FILE = join(buildFolder, "inline-scripts.json");
const NOT_FOUND = "/_not-found";

/**
 * The sources of the inline scripts of the built pages, as headerRules takes them; none while
 * there is no build. Strict, and so visibly broken, rather than lax.
 */
export function builtInlineScripts() {
  return readJson(SCRIPTS_FILE) ?? { pages: {}, notFound: [] };
}

/** Lets the build that follows know nothing of the one before. */
export function forgetInlineScripts() {
  rmSync(SCRIPTS_FILE, { force: true });
}

/** Writes down the sources of the inline scripts of the pages that were just built. */
export function collectInlineScripts() {
  const { [NOT_FOUND]: notFound, ...pages } = Object.fromEntries(
    pagesWithHtml().map(({ path, html }) => [path, inlineScriptHashes(html)]),
  );
  writeFileSync(SCRIPTS_FILE, JSON.stringify({ pages, notFound }));
}

/** Throws a Failure that lists what the pages' own policies, as they will be sent, would block. */
export function checkPagePolicies() {
  const problems = [
    ...pagesWithoutFile().map((path) => `${path} is rendered on request: its scripts are unknown.`),
    ...pagesWithHtml().flatMap(({ path, html }) => {
      const policy = configuredHeaders(path)["Content-Security-Policy"];
      const scripts = inlineScriptHashes(html).filter((hash) => !policy.includes(hash));
      return [...scripts, ...blockedMarkup(html)].map((what) => `${path} blocks ${what}`);
    }),
  ];
  if (problems.length > 0) {
    throw new Failure(["The content security policy would break pages:", ...problems].join("\n  "));
  }
}

function pagesWithHtml() {
  return builtPages().map(({ path, file }) => ({ path, html: readFileSync(file, "utf8") }));
}

/** The pages of which some addresses, or all, are not built ahead of time. */
function pagesWithoutFile() {
  const { routes, dynamicRoutes } = readManifest("prerender-manifest");
  return Object.entries(readManifest("app-path-routes-manifest"))
    .filter(([entry]) => entry.endsWith("/page"))
    .map(([, path]) => path)
    .filter((path) => !(path in routes) && dynamicRoutes[path]?.fallback !== false);
}
