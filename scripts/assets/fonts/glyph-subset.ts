import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

// Constants of HarfBuzz's C interface: hb-subset.h, hb-blob.h.
const LAYOUT_FEATURE_SET = 6;
const NO_HINTING = 0x1;
const NO_LAYOUT_CLOSURE = 0x200;
const WRITABLE_MEMORY = 2;

/** HarfBuzz compiled to WebAssembly: its functions take and return numbers, pointers among them. */
interface HarfBuzz {
  readonly call: (name: string, ...parameters: readonly number[]) => number;
  /** A view of the memory as it is now: the memory moves when it grows. */
  readonly memory: () => Uint8Array;
}

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
  const harfBuzz = await loadHarfBuzz();
  const face = createFace(harfBuzz, sfnt);
  const selection = createSelection(harfBuzz, text, glyphs);
  const subset = harfBuzz.call("hb_subset_or_fail", face, selection);
  if (subset === 0) throw new Error("HarfBuzz could not reduce the font.");
  return subsetFont(bytesOfFace(harfBuzz, subset), null, {
    targetFormat: "woff2",
    keepAllGlyphs: true,
  });
}

function createFace({ call, memory }: HarfBuzz, sfnt: Buffer): number {
  const address = call("malloc", sfnt.length);
  memory().set(sfnt, address);
  const blob = call("hb_blob_create", address, sfnt.length, WRITABLE_MEMORY, 0, 0);
  return call("hb_face_create", blob, 0);
}

/** What to keep: these characters and glyphs, and all layout features. */
function createSelection({ call }: HarfBuzz, text: string, glyphs: Iterable<number>): number {
  const selection = call("hb_subset_input_create_or_fail");
  call("hb_subset_input_set_flags", selection, NO_HINTING | NO_LAYOUT_CLOSURE);

  const features = call("hb_subset_input_set", selection, LAYOUT_FEATURE_SET);
  call("hb_set_clear", features);
  call("hb_set_invert", features);

  const characters = call("hb_subset_input_unicode_set", selection);
  for (const character of text) call("hb_set_add", characters, character.codePointAt(0) ?? 0);

  const glyphSet = call("hb_subset_input_glyph_set", selection);
  for (const glyph of glyphs) call("hb_set_add", glyphSet, glyph);
  return selection;
}

function bytesOfFace({ call, memory }: HarfBuzz, face: number): Buffer {
  const blob = call("hb_face_reference_blob", face);
  const start = call("hb_blob_get_data", blob, 0);
  return Buffer.from(memory().slice(start, start + call("hb_blob_get_length", blob)));
}

async function loadHarfBuzz(): Promise<HarfBuzz> {
  const file = fileURLToPath(import.meta.resolve("harfbuzzjs/dist/harfbuzz-subset.wasm"));
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  const { memory, ...functions } = instance.exports;
  if (!(memory instanceof WebAssembly.Memory)) throw new Error("HarfBuzz exports no memory.");
  const call = (name: string, ...parameters: readonly number[]): number => {
    const { [name]: callee } = functions;
    if (typeof callee !== "function") throw new Error(`HarfBuzz exports no function ${name}.`);
    return Number(Reflect.apply(callee, undefined, parameters));
  };
  call("_initialize");
  return { call, memory: () => new Uint8Array(memory.buffer) };
}
