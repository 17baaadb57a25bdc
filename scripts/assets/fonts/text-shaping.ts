import { Blob, Buffer as Run, Face, Font, shapeWithTrace, TracePhase } from "harfbuzzjs";
import subsetFont from "subset-font";
import { z } from "zod";

/** What is set in one go: joined letters, and the signs that stand between them. */
const RUN = /(?:\p{Script=Devanagari}|\u200c|\u200d|[₹।])+/gu;

/** Opens a font file (WOFF, WOFF2 or sfnt) to set text with it, as browsers do. */
export async function openFont(file: Buffer): Promise<Font> {
  return new Font(await openFace(file));
}

/** The characters for which a font file (WOFF, WOFF2 or sfnt) has a glyph. */
export async function charactersIn(file: Buffer): Promise<ReadonlySet<string>> {
  const face = await openFace(file);
  return new Set(Array.from(face.collectUnicodes(), (code) => String.fromCodePoint(code)));
}

async function openFace(file: Buffer): Promise<Face> {
  const sfnt = await subsetFont(file, null, { targetFormat: "sfnt", keepAllGlyphs: true });
  return new Face(new Blob(new Uint8Array(sfnt).buffer));
}

const step = z.array(z.object({ g: z.number() }));

/**
 * All glyphs that a font goes through to set the Devanagari in a text: letters join in several
 * steps, and what one of them makes another needs.
 */
export function glyphsFor(font: Font, text: string): ReadonlySet<number> {
  const glyphs = (text.match(RUN) ?? []).flatMap((letters) => {
    const run = new Run();
    run.addText(letters);
    run.guessSegmentProperties();
    return shapeWithTrace(font, run, [], 0, TracePhase.DONT_STOP)
      .filter((entry) => entry.glyphs)
      .flatMap((entry) => step.parse(entry.t));
  });
  return new Set(glyphs.map(({ g }) => g));
}
