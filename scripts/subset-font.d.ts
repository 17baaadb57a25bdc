declare module "subset-font" {
  /** A font of any web format, reduced to the characters of a text. Layout features stay. */
  function subsetFont(font: Buffer, text: string, options: object): Promise<Buffer>;
  export = subsetFont;
}
