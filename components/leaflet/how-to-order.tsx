import { BilingualText, type Copies } from "@/components/leaflet/bilingual-text";
import { ShopQrCode } from "@/components/leaflet/shop-qr-code";
import { pathTo, typedAddress, wholeAddress } from "@/lib/language/paths";
import { fill } from "@/lib/language/text-template";

const steps = ["scan", "choose", "send"] as const;

/** The QR code of the shop beside the steps from there to the door. */
export function HowToOrder({ copies, siteUrl }: { copies: Copies; siteUrl: string }) {
  return (
    <div className="leaflet-order">
      <Code copies={copies} siteUrl={siteUrl} />
      <Steps copies={copies} />
    </div>
  );
}

function Code({ copies, siteUrl }: { copies: Copies; siteUrl: string }) {
  const [copy] = copies;
  const address = wholeAddress(siteUrl, pathTo(copy.language, "home"));
  return (
    <div className="leaflet-scan">
      <ShopQrCode
        address={address}
        label={fill(copy.leaflet.qrCode, { address: typedAddress(address) })}
      />
      <p className="leaflet-address">{typedAddress(address)}</p>
    </div>
  );
}

function Steps({ copies }: { copies: Copies }) {
  return (
    <section aria-labelledby="how-to-order">
      <h2 id="how-to-order">
        <BilingualText copies={copies} text={({ leaflet }) => leaflet.howToOrder} />
      </h2>
      <ol className="leaflet-steps">
        {steps.map((step) => (
          <li key={step}>
            <BilingualText copies={copies} text={({ leaflet }) => leaflet.steps[step]} />
          </li>
        ))}
      </ol>
    </section>
  );
}
