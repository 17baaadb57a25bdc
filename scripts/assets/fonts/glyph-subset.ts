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
 */
export async function cutToGlyphs(
  file: Buffer,
  text: string,
  glyphs: Iterable<number>,
): Promise<Buffer> {
  const sfnt = await subsetFont(file, null, { targetFormat: "sfnt", keepAllGlyphs: true });
  const { call, memory } = await loadHarfBuzz();
  const address = call("malloc", sfnt.length);
  memory().set(sfnt, address);
  const whole = call("hb_blob_create", address, sfnt.length, WRITABLE, 0, 0);
  const face = call("hb_face_create", whole, 0);

  const input = call("hb_subset_input_create_or_fail");
  call("hb_subset_input_set_flags", input, NO_HINTING | NO_LAYOUT_CLOSURE);
  const features = call("hb_subset_input_set", input, LAYOUT_FEATURES);
  call("hb_set_clear", features);
  call("hb_set_invert", features);
  const characterSet = call("hb_subset_input_unicode_set", input);
  for (const character of text) call("hb_set_add", characterSet, character.codePointAt(0) ?? 0);
  const glyphSet = call("hb_subset_input_glyph_set", input);
  for (const glyph of glyphs) call("hb_set_add", glyphSet, glyph);

  const cut = call("hb_subset_or_fail", face, input);
  if (cut === 0) throw new Error("HarfBuzz could not cut the font.");
  const blob = call("hb_face_reference_blob", cut);
  const start = call("hb_blob_get_data", blob, 0);
  const bytes = Buffer.from(memory().slice(start, start + call("hb_blob_get_length", blob)));
  return subsetFont(bytes, null, { targetFormat: "woff2", keepAllGlyphs: true });
}

/** HarfBuzz as C exports it: functions of numbers, and the memory, which moves when it grows. */
async function loadHarfBuzz() {
  const file = fileURLToPath(import.meta.resolve("harfbuzzjs/dist/harfbuzz-subset.wasm"));
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  const { memory, ...functions } = instance.exports;
  if (!(memory instanceof WebAssembly.Memory)) throw new Error("HarfBuzz has no memory.");
  const call = (name: string, ...numbers: readonly number[]): number => {
    const { [name]: callee } = functions;
    if (typeof callee !== "function") throw new Error(`HarfBuzz has no function ${name}.`);
    return Number(Reflect.apply(callee, undefined, numbers));
  };
  call("_initialize");
  return { call, memory: () => new Uint8Array(memory.buffer) };
}
