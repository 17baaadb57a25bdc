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
  const { call, memory } = typed(instance.exports);
  call("_initialize");

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

/**
 * What a module of C exports: functions of numbers, and its memory.
 *
 * @param {WebAssembly.Exports} exports
 */
function typed(exports) {
  return {
    /**
     * @param {string} name
     * @param {readonly number[]} numbers
     * @returns {number}
     */
    call: (name, ...numbers) => {
      const callee = exports[name];
      if (typeof callee !== "function") throw new Error(`HarfBuzz has no function ${name}.`);
      return callee(...numbers);
    },
    /** Calls can make it grow, which moves it. */
    memory: () => {
      const { memory } = exports;
      if (!(memory instanceof globalThis.WebAssembly.Memory)) throw new Error("No memory.");
      return new Uint8Array(memory.buffer);
    },
  };
}
