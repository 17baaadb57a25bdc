import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { en } from "@/lib/copy";
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

// When one of these fails: npm run fonts
test.each([
  ["rozha-one-latin", displayedTexts(en).join("")],
  ...Object.entries(fontFiles).map(([file, { text }]) => [file, text]),
])("%s has every letter of what it is cut to, or draws", async (file = "", text = "") => {
  expect(text).not.toBe("");
  expect(await missingGlyphs(file, text)).toEqual([]);
});
