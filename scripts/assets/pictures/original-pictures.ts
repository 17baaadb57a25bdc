import { createHash } from "node:crypto";
import { readdir, readFile, rm } from "node:fs/promises";
import { join, parse } from "node:path";

const originalsFolder = "art/originals";
const pictureExtensions = new Set([".avif", ".jpeg", ".jpg", ".png", ".tif", ".tiff", ".webp"]);

/** A full-size original. */
export interface Original {
  readonly file: string;
  readonly bytes: Buffer;
  /** 16 hexadecimal digits. */
  readonly hash: string;
}

/** The first hexadecimal digits of a SHA-256. */
export function shortHash(content: Buffer | string, digits: number): string {
  return createHash("sha256").update(content).digest("hex").slice(0, digits);
}

async function readFileOf(file: string): Promise<Original> {
  const bytes = await readFile(file);
  return { file, bytes, hash: shortHash(bytes, 16) };
}

/** All files in `art/originals` with this base name, in any format. */
export async function originalsNamed(name: string): Promise<readonly Original[]> {
  const files = (await readdir(originalsFolder)).filter((file) => {
    const { name: base, ext } = parse(file);
    return base === name && pictureExtensions.has(ext.toLowerCase());
  });
  return Promise.all(files.sort().map((file) => readFileOf(join(originalsFolder, file))));
}

/**
 * The original of a picture.
 *
 * @throws unless there is exactly one
 */
export async function readOriginal(name: string): Promise<Original> {
  return single(name, await originalsNamed(name));
}

/**
 * The original of a picture. If there are two, the new one is used and the old one, which version
 * control keeps, is deleted. Dates do not tell which is new, since a copied photograph keeps its date.
 *
 * @param usedHash hash of the original that was used last time
 * @throws if there is no original, or more than one that is new
 */
export async function replaceOriginal(name: string, usedHash?: string): Promise<Original> {
  const all = await originalsNamed(name);
  if (all.length === 1) return single(name, all);
  const original = single(
    name,
    all.filter(({ hash }) => hash !== usedHash),
  );
  for (const old of all.filter((other) => other !== original)) {
    await rm(old.file);
    console.log(`${original.file} replaces ${old.file}`);
  }
  return original;
}

function single(name: string, found: readonly Original[]): Original {
  const [original] = found;
  if (original && found.length === 1) return original;
  const files = found.map(({ file }) => file).join(", ") || "none";
  throw new Error(`${originalsFolder} must hold one new file named "${name}"; found: ${files}.`);
}
