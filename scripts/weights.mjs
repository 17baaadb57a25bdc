// How heavy pages may be, and how heavy those of the build are, which it prints.
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

/** Prints the weight of each page, and what is left of its limit. */
export function printWeights() {
  console.log(
    "Weights by gzip: the page, and its scripts over those of an empty page (what is left)",
  );
  const pages = ".next/server/app";
  for (const file of readdirSync(pages, { recursive: true, encoding: "utf8" }).sort()) {
    const path = `/${file.replaceAll("\\", "/").replace(".html", "")}`;
    if (!/^\/(?:en|hi)(?:\/|$)/.test(path) || !file.endsWith(".html")) continue;
    const html = readFileSync(join(pages, file), "utf8");
    const scripts = scriptsIn(html).map((script) =>
      weightOf(readFileSync(script.replace("/_next", ".next"))),
    );
    const over = scripts.reduce((sum, weight) => sum + weight, -emptyPage);
    const told = [
      [weightOf(html), limits.html],
      [over, scriptLimit(path)],
    ].map(([weight = 0, limit = 0]) => `${kilobytes(weight)} (${kilobytes(limit - weight)})`);
    console.log(`  ${path.replace(/^\/en(?=\/|$)/, "") || "/"}: ${told.join(", ")}`);
  }
}
