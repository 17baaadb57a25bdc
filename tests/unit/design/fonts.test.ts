import { readFile } from "node:fs/promises";
import { stringsIn } from "@/scripts/assets/fonts/collect-copy-strings";
import { subsets } from "@/scripts/assets/fonts/characters-of-each-font-file";

test("the fonts of a page stay light", async () => {
  const sizes = Object.fromEntries(
    await Promise.all(
      subsets.map(
        async ({ file }) => [file, (await readFile(`app/_fonts/files/${file}`)).length] as const,
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
  expect(sizes["noto-sans-language-link-700.woff2"]).toBeLessThan(2_000);
});

test("finds strings at any depth", () => {
  expect(stringsIn({ a: ["x", { b: "y" }], c: 1, d: () => "z", e: null })).toEqual(["x", "y"]);
});
