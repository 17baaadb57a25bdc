import { Buffer } from "node:buffer";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

// Constants of HarfBuzz: hb-subset.h, hb-blob.h.
const LAYOUT_FEATURES = 6;
const NO_HINTING = 0x1;
const NO_LAYOUT_CLOSURE = 0x200;
const WRITABLE = 2;

/**
 * A font cut to the characters of a text and the glyphs that set it, as WOFF2. Cut to characters
 * alone it keeps every ligature that could be made of them: in Devanagari four times as much.
 * subset-font has no way to name glyphs, so this speaks to its HarfBuzz.
 *
 * @param {Buffer} file
 * @param {string} text
 * @param {Iterable<number>} glyphs
 * @returns {Promise<Buffer>}
 */
export async function cutToGlyphs(file, text, glyphs) {
  const sfnt = await subsetFont(file, null, { targetFormat: "sfnt", keepAllGlyphs: true });
  const module = fileURLToPath(import.meta.resolve("harfbuzzjs/dist/harfbuzz-subset.wasm"));
  const { instance } = await globalThis.WebAssembly.instantiate(await readFile(module));
  const hb = instance.exports;
  hb._initialize();
  // Calls can make the memory grow, which moves it.
  const memory = () => new Uint8Array(hb.memory.buffer);

  const address = hb.malloc(sfnt.length);
  memory().set(sfnt, address);
  const face = hb.hb_face_create(hb.hb_blob_create(address, sfnt.length, WRITABLE, 0, 0), 0);

  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, NO_HINTING | NO_LAYOUT_CLOSURE);
  const features = hb.hb_subset_input_set(input, LAYOUT_FEATURES);
  hb.hb_set_clear(features);
  hb.hb_set_invert(features);
  const characterSet = hb.hb_subset_input_unicode_set(input);
  for (const character of text) hb.hb_set_add(characterSet, character.codePointAt(0));
  const glyphSet = hb.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs) hb.hb_set_add(glyphSet, glyph);

  const cut = hb.hb_subset_or_fail(face, input);
  if (cut === 0) throw new Error("HarfBuzz could not cut the font.");
  const blob = hb.hb_face_reference_blob(cut);
  const start = hb.hb_blob_get_data(blob, 0);
  const bytes = Buffer.from(memory().slice(start, start + hb.hb_blob_get_length(blob)));
  return subsetFont(bytes, null, { targetFormat: "woff2", keepAllGlyphs: true });
}
