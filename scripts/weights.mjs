// How heavy pages may be, and how heavy those of a build are.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** A kilobyte in bytes, as here and in the documents. */
export const kilobyte = 1024;

/** What the scripts of a page with nothing on it weigh, in bytes of gzip: Next.js 16.4.6, React 19.3.1, one server component. */
export const emptyPage = 134_600;

/** What a page may weigh, and what its scripts may weigh beyond those of the empty page, in bytes of gzip. */
export const limits = {
  html: 31 * kilobyte,
  scripts: 14 * kilobyte,
  sellerScripts: 18 * kilobyte,
};

/** The limit for the scripts of a page. The seller's has more of them, because it reads messages. @param {string} path */
export function scriptLimit(path) {
  return path.endsWith("/seller") ? limits.sellerScripts : limits.scripts;
}

/** A weight for people: `1536` → `1.5 KB`. @param {number} bytes */
export function kilobytes(bytes) {
  return `${(bytes / kilobyte).toFixed(1)} KB`;
}

/** The weight in bytes of gzip. @param {string | Buffer} content */
export function weightOf(content) {
  return gzipSync(content, { level: 9 }).length;
}

/** The paths of the scripts that a page loads, without those for browsers that know no modules. @param {string} html */
export function scriptsIn(html) {
  const scripts = html.matchAll(/<script\b(?![^>]*nomodule)[^>]*\bsrc="([^"?]+)/gi);
  return [...scripts].map(([, path = ""]) => path);
}

/** The path of every page in a build, its weight and that of its scripts. Next.js's own pages are left out. */
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
