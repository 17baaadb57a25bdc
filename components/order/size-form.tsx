import { AskLink } from "@/components/contact/ask";
import { getContent } from "@/components/content";
import { mark } from "@/components/visit/protocol";
import { blankMessage } from "@/lib/order/message";
import { itemsLeft, itemsOf, type ProductId } from "@/lib/shop/catalogue";
import { formatRupees } from "@/lib/shop/format";
import { chatAddress } from "@/lib/shop/links";
import { fill } from "@/lib/text";

/**
 * The sizes and prices of one product, and its Add to Cart button, which adds the selected size to the
 * cart. Without scripts the form opens the chat with an order of that size instead. If all sizes are sold
 * out, there is a link to ask about the product.
 */
export async function SizeForm({ product }: { product: ProductId }) {
  const { copy, config } = await getContent();
  const words = copy.catalogue.form;
  const { name } = copy.products[product];

  if (itemsLeft(product, config.soldOut).length === 0) {
    return (
      <div className="mt-auto grid gap-3">
        <p className="font-semibold">{copy.soldOut.text}</p>
        <AskLink
          text={copy.contact.ask}
          about={name}
          question={fill(copy.soldOut.question, { product: name })}
          className="button secondary"
        />
      </div>
    );
  }
  return (
    // Otherwise Firefox restores the selected option after a reload, even if it is disabled by now.
    <form action={chatAddress} autoComplete="off" className="mt-auto grid gap-3">
      <input type="hidden" name="phone" value={config.whatsapp} />
      <label htmlFor={`${product}-size`} className="sr-only">
        {words.size}
      </label>
      <select id={`${product}-size`} name="text" className="field tabular-nums">
        {itemsOf(product).map((item) => {
          const size = copy.sizes[item.size];
          const price = formatRupees(item.rupees);
          const isSoldOut = config.soldOut.includes(item.id);
          return (
            <option
              key={item.id}
              {...mark("id", item.id)}
              {...mark("name", `${name}, ${size}, ${price}`)}
              disabled={isSoldOut}
              value={blankMessage(item, copy.order)}
            >
              {fill(isSoldOut ? words.soldOut : words.option, { size, price })}
            </option>
          );
        })}
      </select>
      <button
        type="submit"
        {...mark("visit", "add")}
        aria-describedby={`${product}-name`}
        className="button primary"
      >
        <span className="noscript:hidden">{words.add}</span>
        <span className="hidden noscript:inline">{words.order}</span>
      </button>
    </form>
  );
}
