import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

// Constants of HarfBuzz's C interface: hb-subset.h, hb-blob.h.
const layoutFeatureSet = 6;
const noHinting = 0x1;
const noLayoutClosure = 0x200;
const writableMemory = 2;

// HarfBuzz compiled to WebAssembly: its functions take and return numbers, pointers among them.
const wasm = fileURLToPath(import.meta.resolve("harfbuzzjs/dist/harfbuzz-subset.wasm"));
const { instance } = await WebAssembly.instantiate(await readFile(wasm));
const { memory, ...functions } = instance.exports;
call("_initialize");

/**
 * A font reduced to the characters of a text and to the glyphs that render it, as WOFF2. Reduced to
 * characters alone, it would keep every ligature that they could form, which in Devanagari is four
 * times as much. subset-font cannot select glyphs, so this calls the HarfBuzz that it is made of.
 */
export async function subsetToGlyphs(
  font: Buffer,
  text: string,
  glyphs: Iterable<number>,
): Promise<Buffer> {
  const sfnt = await subsetFont(font, null, { targetFormat: "sfnt", keepAllGlyphs: true });
  const address = call("malloc", sfnt.length);
  memoryNow().set(sfnt, address);
  const blob = call("hb_blob_create", address, sfnt.length, writableMemory, 0, 0);
  const selection = createSelection(text, glyphs);
  const subset = call("hb_subset_or_fail", call("hb_face_create", blob, 0), selection);
  if (subset === 0) throw new Error("HarfBuzz could not reduce the font.");
  const result = call("hb_face_reference_blob", subset);
  const start = call("hb_blob_get_data", result, 0);
  const bytes = memoryNow().slice(start, start + call("hb_blob_get_length", result));
  return subsetFont(Buffer.from(bytes), null, { targetFormat: "woff2", keepAllGlyphs: true });
}

/** What to keep: these characters and glyphs, and all layout features. */
function createSelection(text: string, glyphs: Iterable<number>): number {
  const selection = call("hb_subset_input_create_or_fail");
  call("hb_subset_input_set_flags", selection, noHinting | noLayoutClosure);

  const features = call("hb_subset_input_set", selection, layoutFeatureSet);
  call("hb_set_clear", features);
  call("hb_set_invert", features);

  const characters = call("hb_subset_input_unicode_set", selection);
  for (const character of text) call("hb_set_add", characters, character.codePointAt(0) ?? 0);

  const glyphSet = call("hb_subset_input_glyph_set", selection);
  for (const glyph of glyphs) call("hb_set_add", glyphSet, glyph);
  return selection;
}

function call(name: string, ...parameters: readonly number[]): number {
  const { [name]: callee } = functions;
  if (typeof callee !== "function") throw new Error(`HarfBuzz exports no function ${name}.`);
  return Number(Reflect.apply(callee, undefined, parameters));
}

/** A view of HarfBuzz's memory, which moves when it grows. */
function memoryNow(): Uint8Array {
  if (!(memory instanceof WebAssembly.Memory)) throw new Error("HarfBuzz exports no memory.");
  return new Uint8Array(memory.buffer);
}
