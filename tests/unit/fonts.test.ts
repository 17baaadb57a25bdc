import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { en, hi } from "@/lib/copy";
import { displayedTexts, fontFiles } from "@/scripts/fonts";

/** The characters of a text for which a font has no glyph: cut to one of them, nothing is left of it. */
async function lacking(file: string, text: string): Promise<readonly string[]> {
  const font = await readFile(`app/fonts/${file}.woff2`);
  const cutTo = (character: string) =>
    subsetFont(font, character, { targetFormat: "sfnt", noHinting: true });
  const nothing = await cutTo("");
  const lacked: string[] = [];
  for (const character of new Set(text)) {
    if ((await cutTo(character)).equals(nothing)) lacked.push(character);
  }
  return lacked;
}

test("headings are what is said in the display face", () => {
  expect(displayedTexts(hi)).toEqual(
    expect.arrayContaining([hi.home.headline, hi.about.story.heading, hi.products["a2-milk"].name]),
  );
  expect(displayedTexts(hi)).not.toContain(hi.about.intro);
});

// When one of these fails: npm run fonts
test("every letter of an English heading has a glyph", async () => {
  expect(await lacking("rozha-one-latin", displayedTexts(en).join(""))).toEqual([]);
});

test("every letter of a Hindi heading has a glyph", async () => {
  expect(await lacking("rozha-one-hindi", displayedTexts(hi).join(""))).toEqual([]);
});

test.each(Object.entries(fontFiles))("%s has what it is cut to", async (file, { text }) => {
  expect(await lacking(file, text)).toEqual([]);
});

test("every Devanagari letter of the words has a glyph where a machine has none", async () => {
  const words =
    JSON.stringify([en, hi])
      .match(/\p{Script=Devanagari}/gu)
      ?.join("") ?? "";

  expect(words).toContain("देहाती");
  expect(await lacking("noto-sans-devanagari-400", words)).toEqual([]);
  expect(await lacking("noto-sans-devanagari-700", words)).toEqual([]);
});

test("a letter without a glyph is found", async () => {
  expect(await lacking("rozha-one-latin", "Dehati Ř")).toEqual(["Ř"]);
});
