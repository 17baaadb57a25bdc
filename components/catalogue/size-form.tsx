"use client";

import { useEffect, useRef, type MouseEvent } from "react";
import { dispatch } from "@/components/cart/visit-store";
import { isScripted, useEarlyClicks } from "@/components/head-script/replay";
import { buttonClass } from "@/components/ui/button-class";
import { runAfterPaint } from "@/components/ui/run-after-paint";
import { blankOrderMessage } from "@/lib/order/blank-order";
import { itemsOf, type ProductId } from "@/lib/shop/catalogue";
import type { Copy } from "@/lib/copy/copy";
import { fill } from "@/lib/language/text-template";
import { chatAddress } from "@/lib/shop/contact-links";
import { formatRupees } from "@/lib/shop/money";

/**
 * The sizes and prices of one product, and its Add to Cart button. Without scripts the form opens
 * the chat with the order of the chosen size, with scripts it adds that to the cart.
 */
export function SizeForm({
  product,
  name,
  seller,
  soldOut,
  words,
}: {
  product: ProductId;
  /** Of the product. */
  name: string;
  /** Digits only, with the country code. */
  seller: string;
  /** Ids of its items that are sold out. */
  soldOut: readonly string[];
  /** One object for all forms of a page: the page's data then has it once. */
  words: Copy["shop"]["form"];
}) {
  const items = itemsOf(product);
  const select = useRef<HTMLSelectElement>(null);
  const selectId = `${product}-size`;
  const tapId = `add:${product}`;

  // After a reload Firefox chooses again what was chosen on the page before, even if it is disabled now.
  useEffect(() => {
    const shown = select.current;
    if (!shown?.selectedOptions[0]?.disabled) return;
    shown.selectedIndex = [...shown.options].findIndex((option) => !option.disabled);
  }, []);

  function add(choice = -1) {
    const item = items[choice];
    if (item && !soldOut.includes(item.id)) dispatch({ type: "add", item });
  }
  useEarlyClicks(tapId, add);

  function answer(event: MouseEvent) {
    if (!isScripted()) return;
    event.preventDefault();
    const choice = select.current?.selectedIndex;
    runAfterPaint(event.currentTarget, () => add(choice));
  }

  return (
    <form action={chatAddress} className="mt-auto grid gap-3">
      <input type="hidden" name="phone" value={seller} />
      <label htmlFor={selectId} className="sr-only">
        {words.size}
      </label>
      <select ref={select} id={selectId} name="text" className="field figures">
        {items.map(({ id, size: sizeId, rupees }) => {
          const size = words.sizes[sizeId];
          const isSoldOut = soldOut.includes(id);
          return (
            <option
              key={id}
              disabled={isSoldOut}
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
        data-early-click={tapId}
        data-early-click-status={words.adding}
        suppressHydrationWarning
        onClick={answer}
        aria-describedby={`${product}-name`}
        className={buttonClass("primary")}
      >
        <span className="scriptless:hidden">{words.add}</span>
        <span className="hidden scriptless:inline">{words.order}</span>
      </button>
    </form>
  );
}
