import { readdirSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Files of text; pictures and fonts are compressed by what they are. */
const textFile = /\.(js|css|svg|txt|json|webmanifest|html)$/;

/** Below this a file fits into the first packet anyhow. */
const leastBytes = 1000;

const bestBrotli = {
  params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
};
const bestGzip = { level: constants.Z_BEST_COMPRESSION };

/** Compresses every text file below a folder. */
export async function compressFiles(folder: string): Promise<void> {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => textFile.test(name))
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
  await Promise.all(paths.map(compressFile));
}

/**
 * Puts a .br and a .gz beside a file, as small as they can be made, for servers that send such files
 * instead of compressing at every request.
 */
export async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < leastBytes) return;
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, bestBrotli),
    promisify(gzip)(content, bestGzip),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)]);
}
