declare module "subset-font" {
  /** A font of any web format, reduced to the characters of a text. Layout features stay. */
  function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "sfnt" | "woff2"; noHinting: true },
  ): Promise<Buffer>;
  export = subsetFont;
}
