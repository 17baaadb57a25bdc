import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Copy } from "@/lib/copy";
import { colours } from "@/lib/design";
import type { PageOrProduct } from "@/lib/paths";
import { pictures } from "@/lib/pictures";
import { previewOf } from "@/lib/seo/preview";
import { encoding } from "@/scripts/assets/open-graph-images/preview-jpeg";
import { previewDocument } from "@/scripts/assets/open-graph-images/preview-html";
import {
  readOriginal,
  shortHash,
  type Original,
} from "@/scripts/assets/pictures/original-pictures";

const fonts = {
  "rozha-one": ["latin-400", "devanagari-400"],
  mukta: ["latin-600", "devanagari-600"],
} as const;

/** The colours that preview.css uses as variables. */
const cssVariables = {
  paper: colours.paper,
  milk: colours.milk,
  ink: colours.ink.DEFAULT,
  "ink-soft": colours.ink.soft,
  "terracotta-dark": colours.terracotta.dark,
} as const;

/** What the preview pictures are made of, apart from copy and prices. */
export interface PreviewSources {
  readonly style: string;
  readonly logo: string;
  /** Files to which the HTML refers, by their address. */
  readonly files: ReadonlyMap<string, Buffer>;
  readonly originals: ReadonlyMap<string, Original>;
}

async function readFonts(): Promise<readonly (readonly [string, Buffer])[]> {
  const files = Object.entries(fonts).flatMap(([family, subsets]) =>
    subsets.map(async (subset) => {
      const file = `${family}-${subset}-normal.woff2`;
      const bytes = await readFile(join("node_modules/@fontsource", family, "files", file));
      return [`/fonts/${file}`, bytes] as const;
    }),
  );
  return Promise.all(files);
}

async function readStyle(): Promise<string> {
  const style = await readFile("scripts/assets/open-graph-images/preview.css", "utf8");
  return Object.entries(cssVariables).reduce(
    (text, [name, colour]) => text.replaceAll(`var(--${name})`, colour),
    style,
  );
}

/** Reads style, drawings, fonts and originals. */
export async function readPreviewSources(): Promise<PreviewSources> {
  const originals = pictures.map(async ({ id }) => [id, await readOriginal(id)] as const);
  return {
    style: await readStyle(),
    logo: await readFile("art/svg/logo.svg", "utf8"),
    files: new Map([
      ...(await readFonts()),
      ["/border.svg", await readFile("art/svg/mithila-band.svg")] as const,
    ]),
    originals: new Map(await Promise.all(originals)),
  };
}

/**
 * The name of a preview's file, with a hash of everything that the picture is made of: words, prices,
 * background colour, originals, fonts, style, encoding. Not of its pixels, which differ between browsers: so
 * everyone agrees on whether the picture is up to date.
 */
export function previewFile(copy: Copy, name: PageOrProduct, sources: PreviewSources): string {
  const { style, logo, files, originals } = sources;
  const hash = shortHash(
    JSON.stringify([
      previewDocument(copy, name, style, logo),
      [...files].map(([address, bytes]) => [address, shortHash(bytes, 16)]),
      previewOf(copy, name).pictures.map((picture) => originals.get(picture)?.hash),
      encoding,
    ]),
    8,
  );
  return `${name}-${copy.language}-${hash}.jpg`;
}
