import { readdirSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Text files; the formats of pictures and fonts are compressed already. */
const textFile = /\.(js|css|svg|txt|json|webmanifest|html)$/;

/** A smaller file fits into one packet anyway. */
const minBytes = 1000;

const bestBrotli = {
  params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
};
const bestGzip = { level: constants.Z_BEST_COMPRESSION };

/** Compresses every text file in a folder and its subfolders. */
export async function compressFiles(folder: string): Promise<void> {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => textFile.test(name))
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
  await Promise.all(paths.map(compressFile));
}

/**
 * Writes a .br and a .gz copy next to a file, at the highest compression, for servers that send such
 * files instead of compressing each response.
 */
export async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < minBytes) return;
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, bestBrotli),
    promisify(gzip)(content, bestGzip),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)]);
}
