/** @jest-environment node */
import { readFile } from "node:fs/promises";
import { charactersIn } from "@/scripts/assets/fonts/cmap";
import { readCopy, stringsIn } from "@/scripts/assets/fonts/copy";
import { subsets } from "@/scripts/assets/fonts/subsets";

/** Arrows, ticks and the like are left to the phone's own fonts. */
const WORDS = /[\p{Letter}\p{Mark}\p{Number}\p{Punctuation}\p{Currency_Symbol}]/u;

async function coveredBy(file: string) {
  return charactersIn(await readFile(`app/_fonts/${file}`));
}

function lacking(text: string, covered: ReadonlySet<string>) {
  return [...new Set(text)].filter((character) => WORDS.test(character) && !covered.has(character));
}

test("the display font has every letter, figure and sign of the copy", async () => {
  const latin = await coveredBy("rozha-one-latin.woff2");
  const devanagari = await coveredBy("rozha-one-devanagari.woff2");
  const copy = (await readCopy()).join("");

  expect(copy).toContain("Dehati Milk");
  // When this fails: npm run fonts
  expect(lacking(copy, new Set([...latin, ...devanagari]))).toEqual([]);
});

test.each(subsets)(
  "$file has what it must have whatever the copy says",
  async ({ file, always }) => {
    expect(lacking(always, await coveredBy(file))).toEqual([]);
  },
);

test("a character that was cut away is noticed", async () => {
  expect(lacking("Dehati Ř", await coveredBy("rozha-one-latin.woff2"))).toEqual(["Ř"]);
});

test("the fonts of a page stay light", async () => {
  const sizes = Object.fromEntries(
    await Promise.all(
      subsets.map(
        async ({ file }) => [file, (await readFile(`app/_fonts/${file}`)).length] as const,
      ),
    ),
  );

  expect(sizes["rozha-one-latin.woff2"]).toBeLessThan(8_000);
  expect(sizes["rozha-one-brand.woff2"]).toBeLessThan(2_000);
  expect(sizes["rozha-one-devanagari.woff2"]).toBeLessThan(12_000);
  expect(sizes["noto-sans-latin-400.woff2"]).toBeLessThan(8_000);
  expect(sizes["noto-sans-latin-700.woff2"]).toBeLessThan(8_000);
  expect(sizes["noto-sans-devanagari-400.woff2"]).toBeLessThan(38_000);
  expect(sizes["noto-sans-devanagari-700.woff2"]).toBeLessThan(40_000);
  expect(sizes["noto-sans-hindi-700.woff2"]).toBeLessThan(2_000);
});

test("copy is found however deep it lies", () => {
  expect(stringsIn({ a: ["x", { b: "y" }], c: 1, d: () => "z", e: null })).toEqual(["x", "y"]);
});
