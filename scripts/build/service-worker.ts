import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import * as z from "zod";
import { languageOf, type Language } from "@/lib/language/language";
import {
  keptOnVisitPaths,
  lastResortFont,
  neverKeptPaths,
  type OfflineSet,
  type OfflineSets,
} from "@/lib/offline/pages-and-files-kept-offline";
import { rscPayload } from "@/lib/offline/rsc-payload";
import { picturesToKeep } from "@/scripts/build/offline-pictures";
import { elementsIn } from "@/scripts/html/elements";
import { builtPages, readManifest } from "@/scripts/build/next-build-output";
import { buildFolder } from "@/scripts/setup/project-paths.mjs";

/** A page as it was built. */
interface BuiltPage {
  readonly path: string;
  readonly html: string;
}

/**
 * Builds the service worker from the finished site: what it keeps is read from the pages themselves,
 * so that a new page, script or ornament needs no entry anywhere.
 */
export async function buildServiceWorker(): Promise<void> {
  const sets: OfflineSets = { en: offlineSet("en"), hi: offlineSet("hi") };
  await build({
    entryPoints: ["worker/service-worker.ts"],
    outfile: join(buildFolder, "static/service-worker.js"),
    tsconfig: "worker/tsconfig.json",
    bundle: true,
    minify: true,
    legalComments: "none",
    format: "iife",
    target: "es2020",
    define: {
      "process.env.NODE_ENV": JSON.stringify("production"),
      BUILD: JSON.stringify(read("BUILD_ID")),
      SETS: JSON.stringify(sets),
    },
    logLevel: "warning",
  });
}

function offlineSet(language: Language): OfflineSet {
  const all = keptPages(language);
  const pages = all.filter(({ path }) => !keptOnVisitPaths.test(path));
  const assets = unique([...pages.flatMap(assetsWithFonts), ...lazyScripts()]);
  const onVisit = all
    .filter(({ path }) => keptOnVisitPaths.test(path))
    .map((page) => ({
      page: page.path,
      assets: unique(assetsWithFonts(page)).filter((file) => !assets.includes(file)),
    }));
  return {
    assets,
    pages: unique(pages.map(({ path }) => path)),
    pictures: unique(pages.flatMap(({ html }) => picturesToKeep(html))),
    onVisit,
  };
}

/** The pages of a language; stops the build where a page does not hold what the router asks for. */
function keptPages(language: Language): readonly BuiltPage[] {
  return builtPages()
    .filter(({ path }) => !neverKeptPaths.test(path) && languageOf(path) === language)
    .map(({ path, file }) => {
      const html = readFileSync(file, "utf8");
      if (rscPayload(html) !== readFileSync(file.replace(/html$/, "rsc"), "utf8")) {
        throw new Error(`The router's data are not in the page ${path} as they are served.`);
      }
      return { path, html };
    });
}

/** The scripts, styles, fonts and icons that a page names, also those for its errors. */
function assetsOfPage({ html }: BuiltPage): readonly string[] {
  // The router's data name scripts, too.
  const files = html.match(/static\/[\w/()%.~@-]+\.(?:js|css|woff2)/g) ?? [];
  const icons = elementsIn(html, "link").filter(({ attributes }) => attributes.rel === "icon");
  return [
    ...files.filter((file) => !file.includes("/polyfills-")).map((file) => `/_next/${file}`),
    ...icons.flatMap(({ attributes }) => attributes.href ?? []),
  ];
}

/** The fonts and ornaments that a style sheet names and every machine needs. */
function assetsOfStyle(address: string): readonly string[] {
  const css = read(address.replace("/_next/", ""));
  return [...css.matchAll(/url\(["']?(\/[^"')]+)/g)]
    .flatMap(([, file]) => file ?? [])
    .filter((file) => !lastResortFont.test(file));
}

/** What a page names, and what its styles name. */
function assetsWithFonts(page: BuiltPage): readonly string[] {
  const files = assetsOfPage(page);
  return [...files, ...files.filter((file) => file.endsWith(".css")).flatMap(assetsOfStyle)];
}

const lazyImports = z.record(z.string(), z.object({ files: z.array(z.string()) }));

/** The scripts that pages load only when they are needed, by each `import()`. */
function lazyScripts(): readonly string[] {
  const imports = lazyImports.parse(readManifest("react-loadable-manifest"));
  return Object.values(imports).flatMap(({ files }) => files.map((file) => `/_next/${file}`));
}

function read(path: string): string {
  return readFileSync(join(buildFolder, path), "utf8");
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].sort();
}
