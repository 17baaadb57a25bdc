import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { lastResortFont, type OfflineSet, type OfflineSets } from "@/lib/offline/offline-set";
import { routerData } from "@/lib/offline/router-data";
import { languageOf, type Language } from "@/lib/language/language";

// Builds the service worker from the finished site: what it keeps is read from the pages
// themselves, so that a new page, script or ornament needs no entry anywhere.

const output = ".next";

/**
 * Pages that are of no use without a network: parts of a conversation with a server, signing in,
 * and the sheet to print. Not keeping the last two saves each phone 45 KB.
 */
const neverKept = /^\/(?:_|(?:hi\/)?(?:auth\/|(?:login|leaflet)$))/;

/** The seller's own page: no shopper's phone fetches it. */
const keptOnVisit = /^\/(?:hi\/)?seller$/;

function read(...path: string[]): string {
  return readFileSync(join(output, ...path), "utf8");
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].sort();
}

/** Paths of the documents that the build has made. */
function builtPages(folder = "", found: string[] = []): readonly string[] {
  for (const entry of readdirSync(join(output, "server/app", folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) builtPages(path, found);
    else if (path.endsWith(".html")) found.push(path.slice(0, -".html".length));
  }
  return found.map((path) => (path === "/index" ? "/" : path)).sort();
}

function htmlOf(page: string): string {
  return read("server/app", `${fileOf(page)}.html`);
}

function fileOf(page: string): string {
  return page === "/" ? "/index" : page;
}

/** The scripts, styles, fonts and icons that a page names, also those for its errors. */
function assetsOfPage(page: string): readonly string[] {
  const html = htmlOf(page);
  const files = [...html.matchAll(/static\/[\w/()%.~@-]+\.(?:js|css|woff2)/g)];
  const icons = [...html.matchAll(/<link rel="icon" href="([^"]+)"/g)];
  return [
    ...files.map(([file]) => `/_next/${file}`),
    ...icons.flatMap(([, address]) => address ?? []),
  ].filter((file) => !file.includes("/polyfills-"));
}

/** The fonts and ornaments that a style sheet names and every machine needs. */
function assetsOfStyle(address: string): readonly string[] {
  const css = read(address.replace("/_next/", ""));
  return [...css.matchAll(/url\(["']?(\/[^"')]+)/g)]
    .flatMap(([, file]) => file ?? [])
    .filter((file) => !lastResortFont.test(file));
}

/** What a page names, and what its styles name. */
function assetsWithFonts(page: string): readonly string[] {
  const files = assetsOfPage(page);
  return [...files, ...files.filter((file) => file.endsWith(".css")).flatMap(assetsOfStyle)];
}

/** The scripts that pages load only when they are needed. */
function lazyScripts(): readonly string[] {
  return readdirSync(join(output, "static/chunks"))
    .filter((name) => /^\d+\.[0-9a-f]+\.js$/.test(name))
    .map((name) => `/_next/static/chunks/${name}`);
}

function offlineSet(language: Language): OfflineSet {
  const pages = builtPages().filter(
    (page) => !neverKept.test(page) && languageOf(page) === language,
  );
  for (const page of pages) {
    if (routerData(htmlOf(page)) !== read("server/app", `${fileOf(page)}.rsc`)) {
      throw new Error(`The router's data are not in the page ${page} as they are served.`);
    }
  }
  const kept = pages.filter((page) => !keptOnVisit.test(page));
  const assets = unique([...kept.flatMap(assetsWithFonts), ...lazyScripts()]);
  const onVisit = pages
    .filter((page) => keptOnVisit.test(page))
    .map((page) => ({
      page,
      assets: unique(assetsWithFonts(page)).filter((file) => !assets.includes(file)),
    }));
  return { assets, pages: kept, onVisit };
}

const sets: OfflineSets = { en: offlineSet("en"), hi: offlineSet("hi") };

await build({
  entryPoints: ["worker/service-worker.ts"],
  outfile: join(output, "static/service-worker.js"),
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
