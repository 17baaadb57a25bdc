import { correction, generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";

/** A QR code as a drawing: dark modules on a square of `size` by `size`, one unit each. */
export interface QrCode {
  readonly size: number;
  /** Outline of the dark modules: the `d` of an SVG path. */
  readonly path: string;
}

/**
 * The QR code of a text. Error correction Q: it can still be read when a quarter of it is smudged,
 * folded or faded, as paper on a wall soon is.
 */
export function qrCode(text: string): QrCode {
  const code = generate(text, { minCorrectionLevel: correction.Q });
  return { size: code.size, path: toSvgPath(code) };
}
