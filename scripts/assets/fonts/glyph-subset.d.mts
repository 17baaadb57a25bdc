export function cutToGlyphs(file: Buffer, text: string, glyphs: Iterable<number>): Promise<Buffer>;
