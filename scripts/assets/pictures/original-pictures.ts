import { createHash } from "node:crypto";
import { readdir, readFile, rm } from "node:fs/promises";
import { join, parse } from "node:path";

const originalsFolder = "art/originals";
const pictureExtensions = new Set([".avif", ".jpeg", ".jpg", ".png", ".tif", ".tiff", ".webp"]);

/** A full-size original. */
export interface Source {
  readonly file: string;
  readonly bytes: Buffer;
  /** 16 hexadecimal digits. */
  readonly hash: string;
}

/** The first hexadecimal digits of a SHA-256. */
export function shortHash(content: Buffer | string, digits: number): string {
  return createHash("sha256").update(content).digest("hex").slice(0, digits);
}

async function readOriginal(file: string): Promise<Source> {
  const bytes = await readFile(file);
  return { file, bytes, hash: shortHash(bytes, 16) };
}

/** All files in `art/originals` with this base name, in any format. */
export async function sourcesNamed(name: string): Promise<readonly Source[]> {
  const files = (await readdir(originalsFolder)).filter((file) => {
    const { name: base, ext } = parse(file);
    return base === name && pictureExtensions.has(ext.toLowerCase());
  });
  return Promise.all(files.sort().map((file) => readOriginal(join(originalsFolder, file))));
}

/**
 * The original of a picture. If there are two, the new one is used and the old one, which version
 * control keeps, is deleted. Dates do not tell which is new, since a copied photograph keeps its date.
 *
 * @param usedHash hash of the original that was used last time
 * @throws if there is no original, or more than one that is new
 */
export async function chooseSource(name: string, usedHash?: string): Promise<Source> {
  const originals = await sourcesNamed(name);
  const fresh =
    originals.length > 1 ? originals.filter(({ hash }) => hash !== usedHash) : originals;
  const [original] = fresh;
  if (original === undefined || fresh.length > 1) {
    const found = originals.map(({ file }) => file).join(", ") || "none";
    throw new Error(`${originalsFolder} must hold one new file named "${name}"; found: ${found}.`);
  }
  for (const old of originals.filter((other) => other !== original)) {
    await rm(old.file);
    console.log(`${original.file} replaces ${old.file}`);
  }
  return original;
}
