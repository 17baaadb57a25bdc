import { features } from "@/lib/shop/features-and-badges";
import type { Copy } from "@/lib/copy/copy";

/** The three feature cards. */
export function FeatureCards({ copy }: { copy: Copy["home"] }) {
  return (
    <section aria-labelledby="features" className="page-width section">
      <h2 id="features" className="sr-only">
        {copy.featuresHeading}
      </h2>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-3 md:gap-6">
        {features.map((feature) => (
          <li key={feature} className="card feature p-6">
            <h3 className="small-heading">{copy.features[feature].heading}</h3>
            <p className="mt-2">{copy.features[feature].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
