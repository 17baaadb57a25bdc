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
  for (const [, tag, text] of html.matchAll(/<(script|link)\b([^>]*)>/g)) {
    const attributes = attributesOf(text ?? "");
    const source = attributes.get(tag === "script" ? "src" : "href");
    if (source === undefined || attributes.has("nomodule")) continue;
    if (tag === "script" || attributes.get("as") === "script") scripts.add(source);
    else if (attributes.get("rel") === "stylesheet") styleSheets.add(source);
  }
  return { scripts: [...scripts], styleSheets: [...styleSheets] };
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  const found = text.matchAll(/([\w-]+)(?:="([^"]*)")?/g);
  return new Map(
    [...found].map(([, name = "", value = ""]) => [
      name.toLowerCase(),
      value.replaceAll("&amp;", "&"),
    ]),
  );
}
