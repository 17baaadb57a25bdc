import { correction, generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";

/** The white margin around a code, in modules, without which cameras do not find it (ISO/IEC 18004). */
export const quietZone = 4;

/**
 * The QR code of a text, as an SVG path of its dark modules, one unit each, in a square of `size` by
 * `size`. With error correction Q it is readable even if a quarter is smudged, folded or faded.
 */
export function qrCode(text: string) {
  const code = generate(text, { minCorrectionLevel: correction.Q });
  return { size: code.size, path: toSvgPath(code) };
}
