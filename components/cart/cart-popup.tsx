"use client";

import { startTransition, useDeferredValue, useEffect, useState } from "react";
import { CartRowItem } from "@/components/cart/cart-row";
import type { OrderPopupProps } from "@/components/cart/order-popups-common-props";
import { closePopup, dispatch, useVisit } from "@/components/cart/cart-and-checkout-store";
import { TotalLine } from "@/components/cart/total-line";
import { Button } from "@/components/ui/button";
import { PopupContent } from "@/components/ui/popup";
import { runAfterPaint } from "@/components/ui/run-after-paint";
import { ShareButton } from "@/components/ui/share-button";
import { cartTotal } from "@/lib/order/cart/cart";
import { fill } from "@/lib/language/text-template";
import { listItems } from "@/lib/order/cart/items-in-a-sentence";
import { maxLinkItems, orderLink } from "@/lib/order/cart/order-link-writer";

/** As many as a tall phone shows; the others follow when these have been painted. */
const firstRows = 12;

/** The lines, their total, and the way to delivery. */
export function CartPopup({
  replaced,
  notice,
  words: { cart: words, order: names, share },
  productsUrl,
}: OrderPopupProps & {
  /** Lines of the cart that an order link has just replaced; undefined when there was none. */
  replaced: number | undefined;
}) {
  const { rows, lines } = useVisit((visit) => visit.cart);
  const withdrawn = useVisit((visit) => visit.withdrawn);
  const [isWhole, setIsWhole] = useState(false);
  useEffect(() => startTransition(() => setIsWhole(true)), []);
  const deferredRows = useDeferredValue(rows);
  const paintedRows = isWhole ? deferredRows : deferredRows.slice(0, firstRows);
  const items = lines.map((line) => line.item);

  return (
    <PopupContent
      title={words.title}
      actions={
        <>
          {notice && (
            <p lang={notice.language} className="note col-span-full text-small wrap-anywhere">
              {notice.text}
            </p>
          )}
          <TotalLine label={words.total} rupees={cartTotal(lines)} />
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
      }
    >
      {replaced !== undefined && (
        <p className="note flex items-center justify-between gap-4">
          <span>
            {replaced === 1 ? words.replaced.one : fill(words.replaced.other, { count: replaced })}
          </span>
          <button
            type="button"
            onClick={() => dispatch({ type: "undo-replace" })}
            className="text-button shrink-0"
          >
            {words.undo}
          </button>
        </p>
      )}
      {withdrawn.length > 0 && (
        <p className="note">{fill(words.withdrawn, { items: listItems(withdrawn, names) })}</p>
      )}
      {rows.length === 0 && <p className="py-6 text-center">{words.empty}</p>}
      <ol className="ruled">
        {paintedRows.map((row) => (
          <CartRowItem key={row.line.key} row={row} words={words} names={names} />
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
