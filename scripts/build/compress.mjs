import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Files of text; pictures and fonts are compressed by what they are. */
const TEXT = /\.(js|css|svg|txt|json|webmanifest|html)$/;

/** Below this a file fits into the first packet anyhow. */
const MINIMUM_BYTES = 1000;

const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
};
const GZIP = { level: constants.Z_BEST_COMPRESSION };

/** Compresses every text file below a folder. */
export async function compressFiles(folder) {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  await Promise.all(paths.map(compressFile));
}

/**
 * Puts a .br and a .gz beside a file, as small as they can be made, for servers that send such files
 * instead of compressing at every request.
 */
export async function compressFile(path) {
  const content = await readFile(path);
  if (content.length < MINIMUM_BYTES) {
    return;
  }
  await Promise.all([
    promisify(brotliCompress)(content, BROTLI).then((smaller) => writeFile(`${path}.br`, smaller)),
    promisify(gzip)(content, GZIP).then((smaller) => writeFile(`${path}.gz`, smaller)),
  ]);
}
