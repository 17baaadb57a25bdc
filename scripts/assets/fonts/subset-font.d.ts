declare module "subset-font" {
  /** Reduces a font (of any web format) to the characters of a text. Layout features stay. */
  function subsetFont(
    font: Buffer,
    text: string | null,
    options: { targetFormat: "sfnt" | "woff2"; noHinting?: boolean; keepAllGlyphs?: boolean },
  ): Promise<Buffer>;
  export = subsetFont;
}
