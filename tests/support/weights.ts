import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { shopFolder } from "@/tests/support/server";

const weightOf = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;

/** The paths of the scripts that a page loads, without those for browsers that know no modules. */
export function scriptsIn(html: string): readonly string[] {
  const scripts = html.matchAll(/<script\b(?![^>]*nomodule)[^>]*\bsrc="([^"?]+)/gi);
  return [...scripts].map(([, path = ""]) => path);
}

/** The path of every built page, its HTML, its weight and that of its scripts, in bytes of gzip. Next.js's own are left out. */
export function builtPages() {
  const build = `${shopFolder}/.next`;
  const pages = join(build, "server/app");
  const files = readdirSync(pages, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => /^[^_].*\.html$/.test(file))
    .map((file) => {
      const html = readFileSync(join(pages, file), "utf8");
      const weights = scriptsIn(html).map((path) =>
        weightOf(readFileSync(path.replace("/_next", build))),
      );
      const scripts = weights.reduce((sum, weight) => sum + weight, 0);
      return { path: file.replace(".html", ""), html, weight: weightOf(html), scripts };
    });
}
