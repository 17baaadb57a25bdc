/**
 * `npm run open-graph-images`: makes the pictures that chats and social networks show next to a link,
 * one for every page and product in each language, from the copy, the catalogue and `art/`. Pictures
 * that are up to date stay, those that are no longer needed are removed.
 */
import { existsSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { en, hi } from "@/lib/copy";
import { previewNames } from "@/lib/seo/preview";
import { openScreenshots } from "@/scripts/assets/open-graph-images/preview-screenshot";
import {
  previewFile,
  readPreviewSources,
} from "@/scripts/assets/open-graph-images/preview-inputs-and-hash";

const previewsFolder = "public/previews";
const recordFile = "lib/seo/open-graph-images.generated.json";

const sources = await readPreviewSources();
const wanted = [en, hi].flatMap((copy) =>
  previewNames.map((name) => ({ copy, name, file: previewFile(copy, name, sources) })),
);

await mkdir(previewsFolder, { recursive: true });
const missing = wanted.filter(({ file }) => !existsSync(join(previewsFolder, file)));
if (missing.length > 0) {
  const screenshots = await openScreenshots(sources);
  for (const { copy, name, file } of missing) {
    const picture = await screenshots.photograph(copy, name);
    await writeFile(join(previewsFolder, file), picture);
    console.log(`${(picture.length / 1000).toFixed(1).padStart(7)} kB  ${file}`);
  }
  await screenshots.close();
}

const record: Record<string, Record<string, string>> = {};
for (const { copy, name, file } of wanted) {
  record[copy.language] = { ...record[copy.language], [name]: file };
}
await writeFile(recordFile, `${JSON.stringify(record, null, 2)}\n`);

const needed = new Set(wanted.map(({ file }) => file));
const stale = (await readdir(previewsFolder)).filter((file) => !needed.has(file));
await Promise.all(stale.map((file) => rm(join(previewsFolder, file))));
console.log(`${wanted.length} preview pictures: ${missing.length} new, ${stale.length} removed.`);
