import { correction, generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";

/** The white margin around a code, in modules, without which cameras do not find it (ISO/IEC 18004). */
const quietZone = 4;

/**
 * The QR code of a text, in black on white. With error correction Q it is readable even if a quarter is
 * smudged, folded or faded.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text, { minCorrectionLevel: correction.Q });
  const size = code.size + 2 * quietZone;
  return (
    <svg
      role="img"
      aria-label={label}
      className="mx-auto w-48 max-w-full print:w-[46mm]"
      viewBox={`${-quietZone} ${-quietZone} ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect x={-quietZone} y={-quietZone} width={size} height={size} fill="white" />
      <path d={toSvgPath(code)} fill="black" />
    </svg>
  );
}
