const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

function decode(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}

/** The attributes of every `<name …>` in HTML as React writes it, in their order. */
export function tagsIn(html: string, name: string): readonly Readonly<Record<string, string>>[] {
  return [...html.matchAll(new RegExp(`<${name}((?: [\\w:-]+(?:="[^"]*")?)*) ?/?>`, "gi"))].map(
    ([, attributes = ""]) =>
      Object.fromEntries(
        [...attributes.matchAll(/ ([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = "", value = ""]) => [
          key.toLowerCase(),
          decode(value),
        ]),
      ),
  );
}

/** The text between the first `<name …>` and its end. */
export function textOfTag(html: string, name: string): string {
  return decode(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`).exec(html)?.[1] ?? "");
}
