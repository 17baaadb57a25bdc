import { BilingualText, type Copies } from "@/components/leaflet/bilingual-text";
import { Logo } from "@/components/pictures/logo";

/** The shop's name in both scripts, and its tagline. */
export function LeafletHeader({ copies }: { copies: Copies }) {
  const [{ brand }, second] = copies;
  return (
    <header className="leaflet-head flex flex-wrap items-center">
      <Logo className="leaflet-logo shrink-0 text-terracotta-dark" />
      <div>
        <h1 id="brand" className="font-display text-terracotta-dark">
          {brand.native ? (
            <>
              <span lang="hi" className="native-name">
                {brand.native}
              </span>{" "}
              · {brand.name}
            </>
          ) : (
            <>
              {brand.name} · <span lang={second.language}>{second.brand.name}</span>
            </>
          )}
        </h1>
        <p className="strong">
          <BilingualText copies={copies} text={(copy) => copy.home.tagline} />
        </p>
      </div>
    </header>
  );
}
