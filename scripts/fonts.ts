/**
 * `npm run fonts`: cuts the shop's fonts to what they are to set. Run it after the copy has
 * gained a character, or two Devanagari letters that join; `tests/e2e/fonts/` notices.
 */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { readCopy } from "@/scripts/assets/fonts/collect-copy-strings";
import { subsets, type Subset } from "@/scripts/assets/fonts/font-subset-list";
import { cutToGlyphs } from "@/scripts/assets/fonts/glyph-subset";
import { glyphsFor, openFont } from "@/scripts/assets/fonts/text-shaping";

const TARGET = "app/_fonts/files";

function inPackage(path: string): string {
  const [scope = "", name = "", ...rest] = path.split("/");
  const manifest = fileURLToPath(import.meta.resolve(`${scope}/${name}/package.json`));
  return join(dirname(manifest), ...rest);
}

async function cutFont({ source, always, copy, toGlyphs }: Subset, words: string): Promise<Buffer> {
  const whole = await readFile(inPackage(source));
  const text = copy ? always + words : always;
  return toGlyphs
    ? cutToGlyphs(whole, text, glyphsFor(await openFont(whole), text))
    : subsetFont(whole, text, { targetFormat: "woff2", noHinting: true });
}

await mkdir(TARGET, { recursive: true });
const words = (await readCopy()).join("\n");
for (const cut of subsets) {
  const font = await cutFont(cut, words);
  await writeFile(join(TARGET, cut.file), font);
  console.log(`${(font.length / 1000).toFixed(1).padStart(7)} kB  ${cut.file}`);
}
// The licence of each font asks to travel with every copy of it.
await copyFile(inPackage("@fontsource/rozha-one/LICENSE"), join(TARGET, "OFL.txt"));
await copyFile(
  inPackage("@expo-google-fonts/noto-sans-devanagari/LICENSE_FONT"),
  join(TARGET, "OFL-noto-sans.txt"),
);
