import { elementsIn } from "@/scripts/files/parse-html";

/** Wide enough for a phone, and for larger screens when the network is away; pixels. */
const leastWidth = 640;

/**
 * One file of each picture in a page, for times without a network: in AVIF where it is there, and
 * of those for all screens. Browsers that want another file are given this one (`similarPicture`).
 */
export function picturesToKeep(html: string): readonly string[] {
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
  const file = files.find(({ width }) => width >= leastWidth) ?? files.at(-1);
  return file ? [file.address] : [];
}
