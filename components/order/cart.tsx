"use client";

import { TotalLine } from "@/components/order/item";
import { CartRow } from "@/components/order/cart-row";
import type { OrderProps } from "@/components/order/props";
import { Button } from "@/components/ui/button";
import { PopupContent } from "@/components/ui/popup";
import { ShareButton } from "@/components/ui/share";
import { changeVisit, closePopup, useVisit } from "@/components/visit/use-visit";
import { maxLinkItems, orderLink } from "@/lib/order/link";
import { openPopup, orderedIds, undoReplace } from "@/lib/order/visit";
import { findItem, findItems, listItems, totalOf } from "@/lib/shop/catalogue";
import { fill, fillCount } from "@/lib/text";

export function Cart({ copy, notice, productsUrl }: OrderProps) {
  const visit = useVisit();
  const { cart } = copy;
  const items = findItems(orderedIds(visit));
  const hasItems = items.length > 0;
  const withdrawnIds = visit.withdrawn ?? [];
  const withdrawnItems = listItems(findItems(withdrawnIds), copy.order);
  // Items that are not in the catalogue any more have no name: a cart that an older page has left may hold them.
  const unknownIds = withdrawnIds.filter((id) => !findItem(id));
  const withdrawn = [withdrawnItems, ...unknownIds].filter(Boolean).join(", ");
  const { replaced } = visit;

  return (
    <PopupContent
      title={cart.title}
      summary={
        <>
          {notice && (
            <p lang={notice.language} className="note text-small wrap-anywhere">
              {notice.text}
            </p>
          )}
          <TotalLine label={cart.total} rupees={totalOf(items)} />
        </>
      }
      actions={
        <>
          <Button
            look={hasItems ? "secondary" : "primary"}
            onClick={closePopup}
            text={cart.close}
          />
          <Button
            look={hasItems ? "primary" : "quiet"}
            onClick={() => changeVisit(openPopup("delivery"))}
            text={cart.checkout}
          />
        </>
      }
    >
      {replaced && (
        <p className="note flex items-center justify-between gap-4">
          <span>{fillCount(cart.replaced, replaced.length)}</span>
          <Button
            look="text"
            onClick={() => changeVisit(undoReplace)}
            className="-mx-2 shrink-0"
            text={cart.undo}
          />
        </p>
      )}
      {withdrawn && <p className="note">{fill(cart.withdrawn, { items: withdrawn })}</p>}
      {visit.lines.length === 0 && <p className="py-6 text-center">{cart.empty}</p>}
      <ol className="divide-y divide-line">
        {visit.lines.map((line) => {
          const item = findItem(line.id);
          return item && <CartRow key={line.key} line={line} item={item} copy={copy} />;
        })}
      </ol>
      {hasItems && (
        <>
          <p className="my-3 text-small text-ink-soft">{cart.memoryNote}</p>
          {items.length <= maxLinkItems && (
            <ShareButton
              button={cart.share}
              shared={{
                title: cart.shareTitle,
                text: fill(cart.shareText, { items: listItems(items, copy.order) }),
                url: orderLink(productsUrl, items),
              }}
              words={copy.share}
            />
          )}
        </>
      )}
    </PopupContent>
  );
}
