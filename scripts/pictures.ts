/**
 * `npm run pictures`: makes every picture file of the site from the originals in `art/`, with the
 * settings in `lib/pictures.ts`. Files that are up to date stay,
 * files that are no longer needed are removed. The same originals always give the same files.
 */
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { format, resolveConfig } from "prettier";
import { pictures } from "@/lib/pictures";
import { badges } from "@/lib/shop/facts";
import lastRun from "@/lib/pictures.generated.json";
import {
  derivePicture,
  filesOf,
  folder,
  type Derived,
} from "@/scripts/assets/pictures/derive-picture-files";
import {
  paperTile,
  svgDrawing,
  type Drawing,
} from "@/scripts/assets/pictures/svg-drawings-and-paper-texture";
import { iconsOf, shortcutIcons } from "@/scripts/assets/pictures/icons";
import { replaceOriginal } from "@/scripts/assets/pictures/original-pictures";

async function writeFormatted(file: string, source: string): Promise<void> {
  const config = await resolveConfig(file);
  await writeFile(file, await format(source, { ...config, filepath: file }));
}

async function writeDrawing({ file, content }: Drawing): Promise<string> {
  await writeFile(join(folder, file), content);
  return file;
}

async function derivePictures(): Promise<Readonly<Record<string, Derived>>> {
  // A new picture is not among those of the last run.
  const usedHashes = new Map(
    Object.entries(lastRun.pictures).map(([id, { originalHash }]) => [id, originalHash]),
  );
  const derived: Record<string, Derived> = {};
  for (const facts of pictures) {
    const original = await replaceOriginal(facts.id, usedHashes.get(facts.id));
    derived[facts.id] = await derivePicture(original, facts);
  }
  return derived;
}

async function deriveBadges(): Promise<Readonly<Record<string, string>>> {
  const files = badges.map(async (id) => {
    const drawing = await svgDrawing(`badges/${id}`, `badge-${id}`);
    return [id, await writeDrawing(drawing)] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

async function removeAllBut(needed: ReadonlySet<string>): Promise<void> {
  const stale = (await readdir(folder)).filter((file) => !needed.has(file));
  await Promise.all(stale.map((file) => rm(join(folder, file))));
}

const derived = await derivePictures();
const manifest = {
  pictures: derived,
  badges: await deriveBadges(),
  mithilaBand: await writeDrawing(await svgDrawing("mithila-band", "mithila-band")),
  paper: await writeDrawing(await paperTile()),
};
await writeFormatted("lib/pictures.generated.json", JSON.stringify(manifest));
await writeFormatted(
  "app/_styles/pictures.generated.css",
  `/* Written by \`npm run pictures\`. */
  :root {
    --mithila-band: url("/pictures/${manifest.mithilaBand}");
    --paper-tile: url("/pictures/${manifest.paper}");
  }`,
);
const icons = await iconsOf(await readFile("art/svg/icon.svg"));
for (const [file, content] of [...icons, ...(await shortcutIcons())]) {
  await writeFile(file, content);
}
await removeAllBut(
  new Set([
    ...Object.entries(derived).flatMap(([id, files]) => filesOf(id, files)),
    ...Object.values(manifest.badges),
    manifest.mithilaBand,
    manifest.paper,
  ]),
);
