import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { buildFolder } from "@/scripts/files/project-paths.mjs";

/** The page for unknown addresses, which has no address of its own. */
export const notFoundPath = "/_not-found";

/** Next.js's page for its own errors, which the server never shows. */
const neverServed = "/_global-error";

const prerenderManifest = z.object({
  routes: z.record(z.string(), z.object({ routeType: z.string().optional() })),
  dynamicRoutes: z.record(z.string(), z.object({ fallback: z.unknown() })),
});

const appPathsManifest = z.record(z.string(), z.string());

const routesManifest = z.object({
  headers: z.array(
    z.object({
      regex: z.string(),
      headers: z.array(z.object({ key: z.string(), value: z.string() })),
      has: z.unknown().optional(),
    }),
  ),
});

const loadableManifest = z.record(z.string(), z.object({ files: z.array(z.string()) }));

/** A page that was built ahead of time. */
export interface BuiltPage {
  readonly path: string;
  /** The path of its HTML file. */
  readonly file: string;
  readonly html: string;
}

/** The name of the build. */
export function builtId(): string {
  return readFileSync(join(buildFolder, "BUILD_ID"), "utf8");
}

/** The text of a style sheet of the build, by its address. */
export function styleSheetText(address: string): string {
  return readFileSync(join(buildFolder, address.replace("/_next/", "")), "utf8");
}

/** Every page that was built ahead of time. */
export function builtPages(): readonly BuiltPage[] {
  const { routes } = prerenderManifest.parse(readManifest("prerender-manifest"));
  return Object.entries(routes)
    .filter(([path, { routeType }]) => routeType === "page" && path !== neverServed)
    .map(([path]) => {
      const name = path === "/" ? "index" : path.slice(1);
      const file = join(buildFolder, "server/app", `${name}.html`);
      return { path, file, html: readFileSync(file, "utf8") };
    });
}

/** The paths of pages that are, for some or all addresses, not built ahead of time. */
export function pagesBuiltOnRequest(): readonly string[] {
  const { routes, dynamicRoutes } = prerenderManifest.parse(readManifest("prerender-manifest"));
  return Object.entries(appPathsManifest.parse(readManifest("app-path-routes-manifest")))
    .filter(([entry]) => entry.endsWith("/page"))
    .map(([, path]) => path)
    .filter((path) => !(path in routes) && dynamicRoutes[path]?.fallback !== false);
}

/**
 * Reads the header rules of the build.
 *
 * @returns a function that gives the headers of a path, by name. If several rules set a header, the last
 *   one counts; rules for certain request headers are ignored.
 */
export function readHeaderRules(): (path: string) => Readonly<Record<string, string>> {
  const rules = routesManifest
    .parse(readManifest("routes-manifest"))
    .headers.filter(({ has }) => !has)
    .map(({ regex, headers }) => ({ pattern: new RegExp(regex, "i"), headers }));
  return (path) =>
    Object.fromEntries(
      rules
        .filter(({ pattern }) => pattern.test(path))
        .flatMap(({ headers }) => headers)
        .map(({ key, value }) => [key, value]),
    );
}

/** The addresses of the scripts that each `import()` loads, by its key in the manifest. */
export function lazyScriptAddresses(): ReadonlyMap<string, readonly string[]> {
  const imports = loadableManifest.parse(readManifest("react-loadable-manifest"));
  return new Map(
    Object.entries(imports).map(([key, { files }]) => [key, files.map((file) => `/_next/${file}`)]),
  );
}

function readManifest(name: string): unknown {
  return JSON.parse(readFileSync(join(buildFolder, `${name}.json`), "utf8"));
}
