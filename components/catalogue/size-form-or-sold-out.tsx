import { SizeForm, type ProductProps } from "@/components/catalogue/size-form";
import { AskOnWhatsAppLink } from "@/components/contact/ask-on-whatsapp-link";
import { buttonClass } from "@/components/ui/button-class";
import { itemsLeft } from "@/lib/shop/catalogue";
import { fill } from "@/lib/order/text";

/** The form to add a product to the cart or, if all its sizes are sold out, a link to ask about it. */
export function SizeFormOrSoldOut({ product, copy, config }: ProductProps) {
  const { name } = copy.products[product];
  if (itemsLeft(product, config.soldOut).length > 0) {
    return <SizeForm product={product} copy={copy} config={config} />;
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
