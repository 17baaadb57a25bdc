import { qrCode } from "@/lib/shop/qr-code";

/** The white margin around a code, in modules, without which cameras do not find it (ISO/IEC 18004). */
const quietZone = 4;

/** The QR code of an address, in black on white. */
export function ShopQrCode({ address, label }: { address: string; label: string }) {
  const { size, path } = qrCode(address);
  const outer = size + 2 * quietZone;
  return (
    <svg
      role="img"
      aria-label={label}
      className="leaflet-code mx-auto"
      viewBox={`${-quietZone} ${-quietZone} ${outer} ${outer}`}
      shapeRendering="crispEdges"
    >
      <rect x={-quietZone} y={-quietZone} width={outer} height={outer} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
