import { buttonClass } from "@/components/ui/button-class";
import { blankOrderMessage } from "@/lib/order/order-message-without-scripts";
import { itemsOf, type ProductId } from "@/lib/shop/catalogue";
import type { Copy } from "@/lib/copy/copy";
import { fill } from "@/lib/language/text-template";
import { chatAddress } from "@/lib/shop/phone-and-chat-links";
import { formatRupees } from "@/lib/shop/money";

/**
 * The sizes and prices of one product, and its Add to Cart button, which adds the selected size to the
 * cart. Without scripts the form opens the chat with an order of that size instead.
 */
export function SizeForm({
  product,
  name,
  whatsapp,
  soldOut,
  words,
}: {
  product: ProductId;
  /** Of the product. */
  name: string;
  /** Digits only, with the country code. */
  whatsapp: string;
  /** Ids of its items that are sold out. */
  soldOut: readonly string[];
  words: Copy["shop"]["form"];
}) {
  const items = itemsOf(product);
  const selectId = `${product}-size`;

  return (
    <form action={chatAddress} className="mt-auto grid gap-3">
      <input type="hidden" name="phone" value={whatsapp} />
      <label htmlFor={selectId} className="sr-only">
        {words.size}
      </label>
      <select id={selectId} name="text" className="field figures">
        {items.map(({ id, size: sizeId, rupees }) => {
          const size = words.sizes[sizeId];
          const isSoldOut = soldOut.includes(id);
          return (
            <option
              key={sizeId}
              data-size={sizeId}
              {...(isSoldOut && { disabled: true })}
              value={blankOrderMessage({ product: name, size, rupees }, words.blank)}
            >
              {fill(isSoldOut ? words.soldOut : words.option, {
                size,
                price: formatRupees(rupees),
              })}
            </option>
          );
        })}
      </select>
      <button
        type="submit"
        data-early-click={`add:${product}`}
        aria-describedby={`${product}-name`}
        className={buttonClass("primary")}
      >
        <span className="scriptless:hidden">{words.add}</span>
        <span className="hidden scriptless:inline">{words.order}</span>
      </button>
    </form>
  );
}
