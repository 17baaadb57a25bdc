import { features, badges } from "@/lib/shop/facts";
import type { Copy } from "@/lib/copy";
import { badgeAddress } from "@/lib/pictures";

/** The three feature cards. */
export function FeatureCards({ words }: { words: Copy["home"] }) {
  return (
    <section aria-labelledby="features" className="page-width section">
      <h2 id="features" className="sr-only">
        {words.featuresHeading}
      </h2>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-3 md:gap-6">
        {features.map((feature) => (
          <li key={feature} className="card feature p-6">
            <h3 className="small-heading">{words.features[feature].heading}</h3>
            <p className="mt-2">{words.features[feature].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The row of five badges. */
export function Badges({ words }: { words: Copy["home"] }) {
  return (
    <section aria-labelledby="badges" className="bg-milk">
      <div className="page-width section">
        <h2 id="badges" className="sr-only">
          {words.badgesHeading}
        </h2>
        <ul className="flex flex-wrap justify-center gap-y-8">
          {badges.map((badge) => (
            <li key={badge} className="badge">
              <img
                src={badgeAddress(badge)}
                alt=""
                width="96"
                height="96"
                loading="lazy"
                decoding="async"
                className="size-24"
              />
              <span className="mt-3 text-small strong">{words.badges[badge]}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
