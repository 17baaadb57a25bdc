/** An `<img>`, or a `<source>` for it, by the attributes that decide which file is shown. */
export interface PictureTag {
  readonly name: "source" | "img";
  readonly attributes: Readonly<Record<string, string>>;
}

/** The sources of one picture in their order; the image comes last. */
export type PictureTags = readonly PictureTag[];

const deciding = new Set(["media", "type", "sizes", "srcset", "src"]);

/** All pictures in the markup of a page, each once. */
export function picturesIn(html: string): readonly PictureTags[] {
  const pictures = new Map<string, PictureTags>();
  for (const [markup] of html.matchAll(/<picture.*?<\/picture>|<img[^>]*>/gs)) {
    const tags = [...markup.matchAll(/<(source|img)\s([^>]*)>/g)].flatMap(readTag);
    pictures.set(JSON.stringify(tags), tags);
  }
  return [...pictures.values()];
}

function readTag([, name, text = ""]: RegExpExecArray): PictureTags {
  if (name !== "source" && name !== "img") return [];
  const attributes = [...text.matchAll(/([\w-]+)="([^"]*)"/g)]
    .map(([, attribute = "", value = ""]) => [attribute.toLowerCase(), value] as const)
    .filter(([attribute]) => deciding.has(attribute));
  return [{ name, attributes: Object.fromEntries(attributes) }];
}
