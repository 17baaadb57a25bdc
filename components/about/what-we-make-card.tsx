import { AskOnWhatsAppLink } from "@/components/contact/ask-on-whatsapp-link";
import { Picture } from "@/components/pictures/picture";
import type { goods } from "@/lib/shop/business";
import type { Shop } from "@/lib/shop/owner/owner-config";
import { fill } from "@/lib/language/text-template";
import { productPath } from "@/lib/language/paths";

/** One of the dairy's goods, with a link to its product or to a question on WhatsApp. */
export function WhatWeMakeCard({ good, copy, config }: Shop & { good: (typeof goods)[number] }) {
  const words = copy.about.goods;
  const name = words.names[good.id];
  return (
    <li className="card flex flex-col overflow-hidden">
      <Picture
        id={good.picture}
        alt={copy.pictures[good.picture]}
        sizes="(min-width: 1100px) 360px, (min-width: 768px) 29vw, 43vw"
        className="aspect-4/5"
      />
      <div className="flex flex-1 flex-col p-4">
        <h3 className="small-heading">{name}</h3>
        {good.product ? (
          <a
            href={productPath(copy.language, good.product)}
            aria-label={`${words.order}: ${name}`}
            className="card-link"
          >
            {words.order}
          </a>
        ) : (
          <AskOnWhatsAppLink
            text={words.ask}
            about={name}
            question={fill(words.question, { good: name })}
            whatsapp={config.whatsapp}
            className="card-link"
          />
        )}
      </div>
    </li>
  );
}
