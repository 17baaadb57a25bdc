import { badges } from "@/lib/shop/features-and-badges";
import type { Copy } from "@/lib/copy/copy";
import { badgeAddress } from "@/lib/pictures/picture-addresses";

/** The row of five badges. */
export function Badges({ copy }: { copy: Copy["home"] }) {
  return (
    <section aria-labelledby="badges" className="bg-milk">
      <div className="page-width section">
        <h2 id="badges" className="sr-only">
          {copy.badgesHeading}
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
              <span className="mt-3 text-small strong">{copy.badges[badge]}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
