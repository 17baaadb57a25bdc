import subsetFont from "subset-font";

/** Byte offset of a table in an uncompressed font (the "sfnt" container). */
function tableOffset(font: Buffer, tag: string): number {
  const tables = font.readUInt16BE(4);
  for (let record = 12; record < 12 + tables * 16; record += 16) {
    if (font.toString("latin1", record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new Error(`The font has no "${tag}" table.`);
}

/** Byte offset of the "format 4" character map, which covers the Basic Multilingual Plane. */
function characterMapOffset(font: Buffer): number {
  const cmap = tableOffset(font, "cmap");
  const maps = font.readUInt16BE(cmap + 2);
  for (let record = cmap + 4; record < cmap + 4 + maps * 8; record += 8) {
    const offset = cmap + font.readUInt32BE(record + 4);
    if (font.readUInt16BE(offset) === 4) return offset;
  }
  throw new Error("The font has no character map of format 4.");
}

/**
 * The characters for which a font file (WOFF, WOFF2 or sfnt) has a glyph, up to U+FFFE.
 *
 * The map holds parallel arrays with one 16-bit entry per segment of consecutive characters:
 * last character, (two bytes of padding,) first character, glyph delta, glyph array offset.
 */
export async function charactersIn(fontFile: Buffer): Promise<ReadonlySet<string>> {
  const font = await subsetFont(fontFile, null, { targetFormat: "sfnt", keepAllGlyphs: true });
  const map = characterMapOffset(font);
  const bytes = font.readUInt16BE(map + 6);
  const lasts = map + 14;
  const firsts = lasts + bytes + 2;
  const characters = new Set<string>();
  for (let segment = 0; segment < bytes; segment += 2) {
    const last = Math.min(font.readUInt16BE(lasts + segment), 0xfffe);
    const first = font.readUInt16BE(firsts + segment);
    const delta = font.readUInt16BE(firsts + bytes + segment);
    const rangeAt = firsts + 2 * bytes + segment;
    const range = font.readUInt16BE(rangeAt);
    for (let code = first; code <= last; code += 1) {
      const glyph =
        range === 0
          ? (code + delta) & 0xffff
          : font.readUInt16BE(rangeAt + range + 2 * (code - first));
      if (glyph !== 0) characters.add(String.fromCodePoint(code));
    }
  }
  return characters;
}
