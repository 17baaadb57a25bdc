import { buttonClass } from "@/components/ui/button-class";
import { blankMessage } from "@/lib/order/message";
import { itemsOf, type ProductId } from "@/lib/shop/catalogue";
import { fill } from "@/lib/order/text";
import type { Shop } from "@/lib/shop/config";
import { chatAddress } from "@/lib/shop/links";
import { formatRupees } from "@/lib/shop/format";

/** The props that all parts of a product's card and page share. */
export interface ProductProps extends Shop {
  readonly product: ProductId;
}

/**
 * The sizes and prices of one product, and its Add to Cart button, which adds the selected size to the
 * cart. Without scripts the form opens the chat with an order of that size instead.
 */
export function SizeForm({ product, copy, config }: ProductProps) {
  const words = copy.shop.form;
  const selectId = `${product}-size`;

  return (
    <form action={chatAddress} className="mt-auto grid gap-3">
      <input type="hidden" name="phone" value={config.whatsapp} />
      <label htmlFor={selectId} className="sr-only">
        {words.size}
      </label>
      <select id={selectId} name="text" className="field figures">
        {itemsOf(product).map((item) => {
          const isSoldOut = config.soldOut.includes(item.id);
          return (
            <option
              key={item.id}
              data-size={item.size}
              {...(isSoldOut && { disabled: true })}
              value={blankMessage(item, copy.order)}
            >
              {fill(isSoldOut ? words.soldOut : words.option, {
                size: copy.sizes[item.size],
                price: formatRupees(item.rupees),
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
