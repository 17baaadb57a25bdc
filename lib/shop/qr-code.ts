import { correction, generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";

/**
 * The QR code of a text, as the path of its dark modules on a square of `size` by `size`, one unit
 * each. Error correction Q: it can still be read when a quarter of it is smudged,
 * folded or faded, as paper on a wall soon is.
 */
export function qrCode(text: string) {
  const code = generate(text, { minCorrectionLevel: correction.Q });
  return { size: code.size, path: toSvgPath(code) };
}
