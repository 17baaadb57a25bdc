import { join } from "node:path";
import { projectFolder, readJson } from "../setup/project-files.mjs";

export const buildFolder = join(projectFolder, ".next");

/** Next.js's own document for its own defects, which the server never shows. */
const NEVER_SERVED = "/_global-error";

/** Every page that was built ahead of time: its path, and the file of its HTML. */
export function builtPages() {
  const { routes } = readManifest("prerender-manifest");
  return Object.entries(routes)
    .filter(([path, { routeType }]) => routeType === "page" && path !== NEVER_SERVED)
    .map(([path]) => {
      const name = path === "/" ? "index" : path.slice(1);
      return { path, file: join(buildFolder, "server/app", `${name}.html`) };
    });
}

/**
 * The headers that next.config.mjs has for a path, by name, whatever is asked for there by which
 * headers; of several rules the last counts.
 *
 * @param {string} path
 * @returns {Readonly<Record<string, string>>}
 */
export function configuredHeaders(path) {
  return readHeaderRules()(path);
}

/**
 * The same for many paths of one build.
 *
 * @returns {(path: string) => Record<string, string>}
 */
export function readHeaderRules() {
  const { headers } = readManifest("routes-manifest");
  const rules = headers
    .filter(({ has }) => !has)
    .map((rule) => ({ ...rule, pattern: new RegExp(rule.regex, "i") }));
  return (path) =>
    Object.fromEntries(
      rules
        .filter(({ pattern }) => pattern.test(path))
        .flatMap((rule) => rule.headers)
        .map(({ key, value }) => [key, value]),
    );
}

/**
 * What Next.js has written down about the build, by the name of the file.
 *
 * @param {string} name
 */
export function readManifest(name) {
  return readJson(join(buildFolder, `${name}.json`));
}
