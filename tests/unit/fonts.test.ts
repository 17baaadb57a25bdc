import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { en, hi } from "@/lib/copy";
import { displayedTexts, fontFiles } from "@/scripts/fonts";

/** The characters of a text for which a font has no glyph. Cut to such a character, the font is an empty one. */
async function missingGlyphs(file: string, text: string): Promise<readonly string[]> {
  const font = await readFile(`app/fonts/${file}.woff2`);
  const cutTo = (character: string) =>
    subsetFont(font, character, { targetFormat: "sfnt", noHinting: true });
  const empty = await cutTo("");
  const missing: string[] = [];
  for (const character of new Set(text)) {
    if ((await cutTo(character)).equals(empty)) missing.push(character);
  }
  return missing;
}

test("headings are what is said in the display face", () => {
  expect(displayedTexts(hi)).toEqual(
    expect.arrayContaining([hi.home.headline, hi.about.story.heading, hi.products["a2-milk"].name]),
  );
  expect(displayedTexts(hi)).not.toContain(hi.about.intro);
});

const words = JSON.stringify([en, hi]).match(/\p{Script=Devanagari}/gu) ?? [];

// When one of these fails: npm run fonts
test.each<[what: string, file: string, text: string]>([
  ["English headings", "rozha-one-latin", displayedTexts(en).join("")],
  ["Hindi headings", "rozha-one-hindi", displayedTexts(hi).join("")],
  ["Hindi where a machine has no such letters", "noto-sans-devanagari-400", words.join("")],
  ["the same in bold", "noto-sans-devanagari-700", words.join("")],
  ...Object.entries(fontFiles).map(([file, { text }]): [string, string, string] => [
    "what it is cut to",
    file,
    text,
  ]),
])("%s: every letter has a glyph in %s", async (_, file, text) => {
  expect(text).not.toBe("");
  expect(await missingGlyphs(file, text)).toEqual([]);
});

test("a letter without a glyph is found", async () => {
  expect(await missingGlyphs("rozha-one-latin", "Dehati Ř")).toEqual(["Ř"]);
});
