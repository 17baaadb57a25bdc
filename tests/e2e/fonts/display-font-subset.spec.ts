import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import subsetFont from "subset-font";
import { hi } from "@/lib/copy";
import { readCopy, stringsIn } from "@/scripts/assets/fonts/collect-copy-strings";
import { charactersIn } from "@/scripts/assets/fonts/glyphs-needed-for-text";
import { subsets } from "@/scripts/assets/fonts/characters-of-each-font-file";
import { expect, test } from "@/tests/support/shop-fixtures";

const wholeFont = "node_modules/@fontsource/rozha-one/files/rozha-one-devanagari-400-normal.woff2";
const subsetFile = "app/_fonts/files/rozha-one-devanagari.woff2";

const copy = stringsIn(hi).filter((text) => /\p{Script=Devanagari}/u.test(text));

/** The texts that look different with the subset. */
async function drawnOtherwise(page: Page, texts: readonly string[]): Promise<readonly string[]> {
  const whole = await subsetFont(readFileSync(wholeFont), texts.join(""), {
    targetFormat: "woff2",
    noHinting: true,
  });
  const fonts = [[...whole], [...readFileSync(subsetFile)]];
  return page.evaluate(
    async ([lines, files]) => {
      const context = document.createElement("canvas").getContext("2d", {
        willReadFrequently: true,
      });
      if (!context) throw new Error("no canvas");
      const { canvas } = context;
      const drawings: string[][] = [];
      for (const [index, bytes] of files.entries()) {
        const font = `32px font-${index}, sans-serif`;
        document.fonts.add(await new FontFace(`font-${index}`, new Uint8Array(bytes)).load());
        drawings.push(
          lines.map((line) => {
            context.font = font;
            // This clears the canvas, and resets its font.
            [canvas.width, canvas.height] = [Math.ceil(context.measureText(line).width), 64];
            context.font = font;
            context.fillText(line, 0, 44);
            return context.getImageData(0, 0, canvas.width, canvas.height).data.join();
          }),
        );
      }
      return lines.filter((_, index) => drawings[0]?.[index] !== drawings[1]?.[index]);
    },
    [texts, fonts] as const,
  );
}

test("Hindi looks as with the whole display font, which is eight times as heavy", async ({
  page,
}) => {
  const missing = "ङ्क्ष्व";
  expect(copy).toContain("शुद्ध देसी घी");

  // When this finds more than the ligature that no text needs: npm run fonts
  expect(await drawnOtherwise(page, [...copy, missing])).toEqual([missing]);
});

/** Not arrows, ticks and the like, which the phone's own fonts draw. */
const printable = /[\p{Letter}\p{Mark}\p{Number}\p{Punctuation}\p{Currency_Symbol}]/u;

async function coveredBy(file: string) {
  return charactersIn(readFileSync(`app/_fonts/files/${file}`));
}

function lacking(text: string, covered: ReadonlySet<string>) {
  return [...new Set(text)].filter(
    (character) => printable.test(character) && !covered.has(character),
  );
}

test("the display font has every letter, figure and sign of the copy", async () => {
  const latin = await coveredBy("rozha-one-latin.woff2");
  const devanagari = await coveredBy("rozha-one-devanagari.woff2");
  const words = (await readCopy()).join("");

  expect(words).toContain("Dehati Milk");
  // When this fails: npm run fonts
  expect(lacking(words, new Set([...latin, ...devanagari]))).toEqual([]);
});

for (const { file, characters } of subsets) {
  test(`${file} has the characters that it needs whatever the copy says`, async () => {
    expect(lacking(characters, await coveredBy(file))).toEqual([]);
  });
}

test("a character that a subset lacks is found", async () => {
  expect(lacking("Dehati Ř", await coveredBy("rozha-one-latin.woff2"))).toEqual(["Ř"]);
});
