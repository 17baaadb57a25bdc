import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { blockedMarkup, inlineScriptHashes } from "./inline-scripts.mjs";
import { projectFolder, readJson } from "./project.mjs";
import { Failure } from "./script.mjs";

const BUILD_FOLDER = join(projectFolder, ".next");
const SCRIPTS_FILE = join(BUILD_FOLDER, "inline-scripts.json");
const NOT_FOUND = "/_not-found";

/** Next.js's own document for its own defects, which the server never shows. */
const NEVER_SERVED = "/_global-error";

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
    builtPages().map(({ path, html }) => [path, inlineScriptHashes(html)]),
  );
  writeFileSync(SCRIPTS_FILE, JSON.stringify({ pages, notFound }));
}

/** Throws a Failure that lists what the pages' own policies, as they will be sent, would block. */
export function checkPagePolicies() {
  const { headers } = readJson(join(BUILD_FOLDER, "routes-manifest.json"));
  const problems = [
    ...pagesWithoutFile().map((path) => `${path} is rendered on request: its scripts are unknown.`),
    ...builtPages().flatMap(({ path, html }) => {
      const policy = policyAt(path, headers);
      const scripts = inlineScriptHashes(html).filter((hash) => !policy.includes(hash));
      return [...scripts, ...blockedMarkup(html)].map((what) => `${path} blocks ${what}`);
    }),
  ];
  if (problems.length > 0) {
    throw new Failure(["The content security policy would break pages:", ...problems].join("\n  "));
  }
}

/** The path and the HTML of every page that was built ahead of time. */
function builtPages() {
  const { routes } = readJson(join(BUILD_FOLDER, "prerender-manifest.json"));
  return Object.entries(routes)
    .filter(([path, { routeType }]) => routeType === "page" && path !== NEVER_SERVED)
    .map(([path]) => {
      const file = path === "/" ? "index" : path.slice(1);
      return { path, html: readFileSync(join(BUILD_FOLDER, "server/app", `${file}.html`), "utf8") };
    });
}

/** The pages of which some addresses, or all, are not built ahead of time. */
function pagesWithoutFile() {
  const { routes, dynamicRoutes } = readJson(join(BUILD_FOLDER, "prerender-manifest.json"));
  return Object.entries(readJson(join(BUILD_FOLDER, "app-path-routes-manifest.json")))
    .filter(([entry]) => entry.endsWith("/page"))
    .map(([, path]) => path)
    .filter((path) => !(path in routes) && dynamicRoutes[path]?.fallback !== false);
}

function policyAt(path, rules) {
  const policies = rules
    .filter(({ regex }) => new RegExp(regex, "i").test(path))
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => key === "Content-Security-Policy");
  return policies.at(-1)?.value ?? "";
}
