import { elementsIn } from "@/scripts/files/parse-html";

/** The addresses of a page's first load, without repetition, in document order. */
export interface FirstLoad {
  /** Without `nomodule` scripts, which current browsers do not fetch. */
  readonly scripts: readonly string[];
  readonly styleSheets: readonly string[];
}

/** Reads the scripts, including preloaded ones, and the style sheets of an HTML document. */
export function firstLoadOf(html: string): FirstLoad {
  const scripts = new Set<string>();
  const styleSheets = new Set<string>();
  for (const { name, attributes } of elementsIn(html, "script", "link")) {
    const { src, href, rel, as, nomodule } = attributes;
    if (name === "script" && src !== undefined && nomodule === undefined) scripts.add(src);
    if (name === "link" && href !== undefined && as === "script") scripts.add(href);
    if (name === "link" && href !== undefined && rel === "stylesheet") styleSheets.add(href);
  }
  return { scripts: [...scripts], styleSheets: [...styleSheets] };
}
