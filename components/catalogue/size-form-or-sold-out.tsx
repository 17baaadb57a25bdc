import { SizeForm } from "@/components/catalogue/size-form";
import { AskOnWhatsAppLink } from "@/components/contact/ask-on-whatsapp-link";
import { buttonClass } from "@/components/ui/button-class";
import type { ProductId } from "@/lib/shop/catalogue";
import type { Shop } from "@/lib/shop/owner/owner-config";
import { itemsLeft, soldOutOf } from "@/lib/shop/stock";
import { fill } from "@/lib/language/text-template";

/** The props that all parts of a product's card and page share. */
export interface ProductProps extends Shop {
  readonly product: ProductId;
}

/** The form to add a product to the cart or, if all its sizes are sold out, a link to ask about it. */
export function SizeFormOrSoldOut({ product, copy, config }: ProductProps) {
  const name = copy.products[product];
  if (itemsLeft(product, config.soldOut).length > 0) {
    return (
      <SizeForm
        product={product}
        name={name}
        whatsapp={config.whatsapp}
        soldOut={soldOutOf(product, config.soldOut)}
        words={copy.shop.form}
      />
    );
  }
  return (
    <div className="mt-auto grid gap-3">
      <p className="strong">{copy.soldOut.text}</p>
      <AskOnWhatsAppLink
        text={copy.contact.ask}
        about={name}
        question={fill(copy.soldOut.question, { product: name })}
        whatsapp={config.whatsapp}
        className={buttonClass("secondary")}
      />
    </div>
  );
}
