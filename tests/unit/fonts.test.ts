import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { en, hi } from "@/lib/copy";
import { displayedTexts } from "@/scripts/fonts";

const cut = (font: Buffer, text: string) =>
  subsetFont(font, text, { targetFormat: "sfnt", noHinting: true });

// When it fails: npm run fonts
test.each([
  ["rozha-one-latin", en],
  ["rozha-one-hindi", hi],
])("%s has every letter of every heading", async (file, copy) => {
  const text = displayedTexts(copy).join("");
  const font = await cut(await readFile(`app/fonts/${file}.woff2`), text);
  // Cut to a character for which it has no glyph, a font is an empty one.
  const empty = await cut(font, "");
  const missing: string[] = [];
  for (const character of new Set(text)) {
    if ((await cut(font, character)).equals(empty)) missing.push(character);
  }
  expect([text.length > 0, missing]).toEqual([true, []]);
});
