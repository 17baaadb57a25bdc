import { BilingualText } from "@/components/leaflet/bilingual-text";
import { pathTo, typedAddress, wholeAddress } from "@/lib/paths";
import { fill } from "@/lib/order/text";
import type { Shop } from "@/lib/shop/config";
import { qrCode, quietZone } from "@/lib/shop/qr";

const steps = ["scan", "choose", "send"] as const;

/** The QR code of the shop, and the steps of an order. */
export function HowToOrder({ copy, config }: Shop) {
  const address = wholeAddress(config.siteUrl, pathTo(copy.language, "home"));
  const typed = typedAddress(address);
  return (
    <div className="leaflet-order">
      <div className="leaflet-scan text-center">
        <ShopQrCode address={address} label={fill(copy.leaflet.qrCode, { address: typed })} />
        <p className="leaflet-address wrap-anywhere">{typed}</p>
      </div>
      <section aria-labelledby="how-to-order">
        <h2 id="how-to-order" className="small-heading">
          <BilingualText copy={copy} text={({ leaflet }) => leaflet.howToOrder} />
        </h2>
        <ol className="leaflet-steps grid">
          {steps.map((step) => (
            <li key={step}>
              <BilingualText copy={copy} text={({ leaflet }) => leaflet.steps[step]} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** The QR code of an address, in black on white. */
function ShopQrCode({ address, label }: { address: string; label: string }) {
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
