import { Blob, Buffer as Run, Face, Font, shapeWithTrace, TracePhase } from "harfbuzzjs";
import subsetFont from "subset-font";
import * as z from "zod";

/** Text that is shaped together: Devanagari letters, which may join, and the signs between them. */
const shapedRun = /(?:\p{Script=Devanagari}|\u200c|\u200d|[₹।])+/gu;

/** Opens a font file (WOFF, WOFF2 or sfnt) to shape text with it, as browsers do. */
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

/** The glyphs after one step of shaping; `g` is the id. */
const traceStep = z.array(z.object({ g: z.number() }));

/**
 * The ids of all glyphs that occur while the Devanagari of a text is shaped. Letters join in several
 * steps, each of which needs the glyphs of the one before.
 */
export function glyphsFor(font: Font, text: string): ReadonlySet<number> {
  const glyphs = (text.match(shapedRun) ?? []).flatMap((letters) => {
    const run = new Run();
    run.addText(letters);
    run.guessSegmentProperties();
    return shapeWithTrace(font, run, [], 0, TracePhase.DONT_STOP)
      .filter((entry) => entry.glyphs)
      .flatMap((entry) => traceStep.parse(entry.t));
  });
  return new Set(glyphs.map(({ g }) => g));
}
