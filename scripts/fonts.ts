/**
 * `npm run fonts`: cuts the display font to what the copy is set with. Run it after the copy has
 * gained a character, or two Devanagari letters that join; `tests/unit/fonts.test.ts` and
 * `tests/e2e/fonts.spec.ts` notice.
 */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { readCopy } from "@/scripts/fonts/copy";
import { cuts } from "@/scripts/fonts/cuts";
import { cutToGlyphs } from "@/scripts/fonts/glyph-cut.mjs";
import { glyphsFor, openFont } from "@/scripts/fonts/shaping";

const SOURCE = dirname(fileURLToPath(import.meta.resolve("@fontsource/rozha-one/package.json")));
const TARGET = "app/fonts";

await mkdir(TARGET, { recursive: true });
const copy = (await readCopy()).join("\n");
for (const { file, script, always, copy: withCopy } of cuts) {
  const whole = await readFile(join(SOURCE, "files", `rozha-one-${script}-400-normal.woff2`));
  const text = withCopy ? always + copy : always;
  const cut =
    script === "devanagari"
      ? await cutToGlyphs(whole, text, glyphsFor(await openFont(whole), text))
      : await subsetFont(whole, text, { targetFormat: "woff2", noHinting: true });
  await writeFile(join(TARGET, file), cut);
  console.log(`${(cut.length / 1000).toFixed(1).padStart(7)} kB  ${file}`);
}
// The font's licence asks to travel with every copy of it.
await copyFile(join(SOURCE, "LICENSE"), join(TARGET, "OFL.txt"));
