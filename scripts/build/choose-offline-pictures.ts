import { elementsIn } from "@/scripts/files/parse-html";

/** In pixels. Wide enough for a phone, and acceptable on larger screens without a network. */
const minWidth = 640;

/**
 * One file of each picture in a page, to be cached: the first source without a media query, which is
 * AVIF. It also replaces files of other widths and formats (`similarPicture`).
 */
export function picturesToCache(html: string): readonly string[] {
  const elements = elementsIn(html, "picture", "img");
  const inPictures = new Set(elements.flatMap(({ children }) => children));
  return elements.flatMap((element) => {
    if (inPictures.has(element)) return [];
    if (element.name === "img") return element.attributes.src ?? [];
    const source = element.children.find(({ attributes }) => attributes.media === undefined);
    return source ? wideEnough(source.attributes.srcset ?? "") : [];
  });
}

function wideEnough(srcset: string): readonly string[] {
  const files = srcset.split(", ").map((candidate) => {
    const [address = "", width = ""] = candidate.split(" ");
    return { address, width: parseInt(width, 10) };
  });
  const file = files.find(({ width }) => width >= minWidth) ?? files.at(-1);
  return file ? [file.address] : [];
}
