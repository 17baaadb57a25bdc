// How heavy pages may be, and how heavy those of a build are, which it prints.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** In bytes, here and in the documents. */
export const kilobyte = 1024;

/** The scripts of a page with nothing on it, by gzip: Next.js 16.4.6, React 19.3.1, one server component. */
export const emptyPage = 134_600;

/** In bytes of gzip; of scripts over the empty page. */
export const limits = {
  html: 31 * kilobyte,
  scripts: 14 * kilobyte,
  sellerScripts: 20.5 * kilobyte,
};

/** What the scripts of a page may weigh, which is more for the seller's: it reads messages. @param {string} path */
export function scriptLimit(path) {
  return path.endsWith("/seller") ? limits.sellerScripts : limits.scripts;
}

/** @param {number} bytes */
export function kilobytes(bytes) {
  return `${(bytes / kilobyte).toFixed(1)} KB`;
}

/** @param {string | Buffer} content */
export function weightOf(content) {
  return gzipSync(content, { level: 9 }).length;
}

/** The scripts that a page names, without those that browsers with modules never fetch. @param {string} html */
export function scriptsIn(html) {
  const scripts = html.matchAll(/<script\b(?![^>]*nomodule)[^>]*\bsrc="([^"?]+)/gi);
  return [...scripts].map(([, path = ""]) => path);
}

/** The weight of every page of a build, and that of its scripts, without Next.js's own pages. */
export function pageWeights(build = ".next") {
  const pages = join(build, "server/app");
  const files = readdirSync(pages, { recursive: true, encoding: "utf8" }).sort();
  return files
    .filter((file) => /^[^_].*\.html$/.test(file))
    .map((file) => {
      const html = readFileSync(join(pages, file), "utf8");
      const scripts = scriptsIn(html).map((path) => readFileSync(path.replace("/_next", build)));
      return {
        // English pages have the plain addresses.
        path: `/${file
          .replaceAll("\\", "/")
          .replace(/\.html$/, "")
          .replace(/^en(?:\/|$)/, "")}`,
        html: weightOf(html),
        scripts: scripts.reduce((sum, script) => sum + weightOf(script), 0),
      };
    });
}

/** Prints the weight of each page, and what is left of its limit. */
export function printWeights() {
  console.log(
    "Weights by gzip: the page, and its scripts over those of an empty page (what is left)",
  );
  for (const { path, html, scripts } of pageWeights()) {
    const over = scripts - emptyPage;
    const page = `${kilobytes(html)} (${kilobytes(limits.html - html)})`;
    console.log(`  ${path}: ${page}, ${kilobytes(over)} (${kilobytes(scriptLimit(path) - over)})`);
  }
}
