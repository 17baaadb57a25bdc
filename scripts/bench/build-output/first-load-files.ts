import { elementsIn } from "@/scripts/files/parse-html";

/** What a document names for its first load: addresses, each once, in the order they appear. */
export interface FirstLoad {
  /** Without those for browsers that know no modules: the others never fetch them. */
  readonly scripts: readonly string[];
  readonly styleSheets: readonly string[];
}

/** Reads the scripts, also the preloaded ones, and the style sheets out of an HTML document. */
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
