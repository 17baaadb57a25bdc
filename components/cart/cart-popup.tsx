"use client";

import { startTransition, useDeferredValue, useEffect, useState } from "react";
import { CartPopupRow } from "@/components/cart/cart-popup-row";
import { emptyCartClass } from "@/components/cart/empty-cart-class";
import type { OrderPopupProps } from "@/components/cart/order-popups/order-popup-props";
import { closePopup, dispatch, useVisit } from "@/components/cart/cart-and-checkout-store";
import { TotalLine } from "@/components/cart/total-line";
import { Button } from "@/components/ui/button";
import { PopupContent } from "@/components/ui/popup";
import { runAfterPaint } from "@/components/ui/run-after-paint";
import { ShareButton } from "@/components/ui/share-button";
import { cartTotal, type CartRow } from "@/lib/order/cart/cart";
import { fill } from "@/lib/order/text";
import { listItems } from "@/lib/order/items";
import { maxLinkItems, orderLink } from "@/lib/order/link";

/** How many rows a tall phone shows. */
const firstScreenRows = 12;

type CartWords = OrderPopupProps["words"]["cart"];

/** The lines, their total, and the way to delivery. */
export function CartPopup({
  replaced,
  notice,
  words: { cart: words, order: names, share },
  productsUrl,
}: OrderPopupProps & {
  /** How many lines the cart had that an order link has just replaced; undefined otherwise. */
  replaced: number | undefined;
}) {
  const { rows, lines } = useVisit((visit) => visit.cart);
  const withdrawn = useVisit((visit) => visit.withdrawn);
  const paintedRows = useRowsByPriority(rows);
  const items = lines.map((line) => line.item);

  return (
    <PopupContent
      title={words.title}
      actions={<CartActions rupees={cartTotal(lines)} notice={notice} words={words} />}
    >
      {replaced !== undefined && <ReplacedNote count={replaced} words={words} />}
      {withdrawn.length > 0 && (
        <p className="note">{fill(words.withdrawn, { items: listItems(withdrawn, names) })}</p>
      )}
      {rows.length === 0 && <p className={emptyCartClass}>{words.empty}</p>}
      <ol className="ruled">
        {paintedRows.map((row) => (
          <CartPopupRow key={row.line.key} row={row} words={words} names={names} />
        ))}
      </ol>
      {lines.length > 0 && <p className="my-3 text-small text-ink-soft">{words.memoryNote}</p>}
      {lines.length > 0 && lines.length <= maxLinkItems && (
        <ShareButton
          button={words.share}
          shared={{
            title: words.shareTitle,
            text: fill(words.shareText, { items: listItems(items, names) }),
            url: orderLink(productsUrl, items),
          }}
          words={share}
        />
      )}
    </PopupContent>
  );
}

/**
 * The rows to render now: the first screen at once, the others, and every later change, when the
 * browser has time. A cart may have hundreds.
 */
function useRowsByPriority(rows: readonly CartRow[]): readonly CartRow[] {
  const [isComplete, setIsComplete] = useState(false);
  useEffect(() => startTransition(() => setIsComplete(true)), []);
  const deferredRows = useDeferredValue(rows);
  return isComplete ? deferredRows : deferredRows.slice(0, firstScreenRows);
}

function CartActions({
  rupees,
  notice,
  words,
}: { rupees: number; words: CartWords } & Pick<OrderPopupProps, "notice">) {
  return (
    <>
      {notice && (
        <p lang={notice.language} className="note col-span-full text-small wrap-anywhere">
          {notice.text}
        </p>
      )}
      <TotalLine label={words.total} rupees={rupees} />
      <Button look="secondary" onClick={closePopup}>
        {words.close}
      </Button>
      <Button
        look="primary"
        onClick={({ currentTarget }) =>
          runAfterPaint(currentTarget, () => dispatch({ type: "checkout" }))
        }
      >
        {words.checkout}
      </Button>
    </>
  );
}

/** Says that an order link has replaced the cart, and offers to undo that. */
function ReplacedNote({ count, words }: { count: number; words: CartWords }) {
  return (
    <p className="note flex items-center justify-between gap-4">
      <span>{count === 1 ? words.replaced.one : fill(words.replaced.other, { count })}</span>
      <button
        type="button"
        onClick={() => dispatch({ type: "undo-replace" })}
        className="-mx-2 text-button shrink-0"
      >
        {words.undo}
      </button>
    </p>
  );
}
