// `npm run fonts` cuts the shop's fonts to the characters that it shows. A test fails when a heading has a new one.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { hi, textsOf } from "@/lib/copy";

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join("");

/** The keys of texts in the display face, such as `about.story.heading`, `brand.native`, `productNames.a2-milk`. */
const displayedKey = /(?:heading|headline)$|^brand\.|^productNames\./i;

export function displayedTexts(words: unknown): readonly string[] {
  return textsOf(words).flatMap(([key, text]) => (displayedKey.test(key) ? text : []));
}

/** What any English text may contain, so that small edits need no new font. */
const latin = `${range(0x20, 0x7e)}–—‘’“”…·×©‹›½₹`;

/** What shoppers may type in Devanagari, from Hindi to Sanskrit, without Vedic accents and letters of Kashmiri and Sindhi. */
const devanagari = `${range(0x900, 0x950)}${range(0x958, 0x972)}\u200c\u200d\u25cc`;

const rozhaOne = "rozha-one/RozhaOne_400Regular.ttf";
const notoSans = "noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf";
const notoSansBold = "noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf";

/** Each file of `app/fonts`, with the font of @expo-google-fonts that it is cut from, and its characters. */
const fontFiles = {
  // For English pages, which also show the shop's name in Devanagari.
  "rozha-one-latin": { font: rozhaOne, text: `${latin}देहाती` },
  // The letters of headings alone, because each letter brings along every form in which it is joined to others.
  "rozha-one-hindi": { font: rozhaOne, text: `${displayedTexts(hi).join("")}0123456789₹` },
  "noto-sans-devanagari-400": { font: notoSans, text: devanagari },
  "noto-sans-devanagari-700": { font: notoSansBold, text: devanagari },
  "noto-sans-name-700": { font: notoSansBold, text: "हिन्दी" },
} as const;

async function cutFonts(): Promise<void> {
  for (const [name, { font, text }] of Object.entries(fontFiles)) {
    const whole = await readFile(join("node_modules/@expo-google-fonts", font));
    const cut = await subsetFont(whole, text, { targetFormat: "woff2", noHinting: true });
    await writeFile(`app/fonts/${name}.woff2`, cut);
  }
}

if (process.argv[1]?.endsWith("fonts.ts")) void cutFonts();
