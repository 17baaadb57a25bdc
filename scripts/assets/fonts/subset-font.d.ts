declare module "subset-font" {
  /** Cuts a font (any web format) to the characters of a text; layout rules stay by default. */
  function subsetFont(
    font: Buffer,
    text: string | null,
    options: { targetFormat: "sfnt" | "woff2"; noHinting?: boolean; keepAllGlyphs?: boolean },
  ): Promise<Buffer>;
  export = subsetFont;
}
