/**
 * `npm run fonts`: reduces the shop's fonts to the characters that it shows. To be run when the copy has
 * a new character or a new ligature in Devanagari; `tests/e2e/fonts/` fails until then.
 */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { readCopy } from "@/scripts/assets/fonts/collect-copy-strings";
import { subsets, type Subset } from "@/scripts/assets/fonts/characters-of-each-font-file";
import { subsetToGlyphs } from "@/scripts/assets/fonts/harfbuzz-subsetter";
import { glyphsFor, openFont } from "@/scripts/assets/fonts/glyphs-needed-for-text";

const TARGET = "app/_fonts/files";

/** The path of a file in an installed package. */
function inPackage(path: string): string {
  const [scope = "", name = "", ...rest] = path.split("/");
  const manifest = fileURLToPath(import.meta.resolve(`${scope}/${name}/package.json`));
  return join(dirname(manifest), ...rest);
}

async function makeFont(
  { source, characters, addsCopy, dropsUnusedLigatures }: Subset,
  copy: string,
): Promise<Buffer> {
  const whole = await readFile(inPackage(source));
  const text = addsCopy ? characters + copy : characters;
  return dropsUnusedLigatures
    ? subsetToGlyphs(whole, text, glyphsFor(await openFont(whole), text))
    : subsetFont(whole, text, { targetFormat: "woff2", noHinting: true });
}

await mkdir(TARGET, { recursive: true });
const copy = (await readCopy()).join("\n");
for (const subset of subsets) {
  const font = await makeFont(subset, copy);
  await writeFile(join(TARGET, subset.file), font);
  console.log(`${(font.length / 1000).toFixed(1).padStart(7)} kB  ${subset.file}`);
}
// The OFL has to be distributed with every copy of a font.
await copyFile(inPackage("@fontsource/rozha-one/LICENSE"), join(TARGET, "OFL.txt"));
await copyFile(
  inPackage("@expo-google-fonts/noto-sans-devanagari/LICENSE_FONT"),
  join(TARGET, "OFL-noto-sans.txt"),
);
