"use client";

import { useState } from "react";
import { Total } from "@/components/order/item";
import { CartRow } from "@/components/order/cart-row";
import type { OrderProps } from "@/components/order/props";
import { hasOfferChanged, renewPage } from "@/components/order/renewal";
import { OwnerNotes } from "@/components/ui/notes";
import { Button } from "@/components/ui/button";
import { PopupContent } from "@/components/ui/popup";
import { ShareButton } from "@/components/ui/share";
import { changeState, closePopup, useStore } from "@/components/visit/store";
import { maxLinkItems, orderLink } from "@/lib/order/link";
import { openDelivery, orderedIds } from "@/lib/order/state";
import { totalOf } from "@/lib/order/total";
import { findItem, findItems, listItems, offerText } from "@/lib/shop/catalogue";
import { fill } from "@/lib/fill";

export function Cart({ copy, notice, notes, productsUrl, soldOut }: OrderProps) {
  const state = useStore();
  const [isAsking, setIsAsking] = useState(false);
  const { cart } = copy;
  const items = findItems(orderedIds(state));
  const hasItems = items.length > 0;
  const withdrawnIds = state.withdrawn ?? [];
  const withdrawnItems = listItems(findItems(withdrawnIds), copy.order);
  // Items that are not in the catalogue any more have no name: a cart that an older page has left may hold them.
  const unknownIds = withdrawnIds.filter((id) => !findItem(id));
  const withdrawn = [withdrawnItems, ...unknownIds].filter(Boolean).join(", ");

  /** Opens the delivery form, or loads the page anew if its offer is no longer true, unless what is typed would be lost. */
  async function checkOut() {
    if (isAsking) return;
    setIsAsking(true);
    // A page that has just been loaded anew cannot do better.
    const isOutdated = !state.isRenewed && (await hasOfferChanged(offerText(soldOut)));
    const isTyped = Object.values(state.draft).some(Boolean);
    if (isOutdated && !isTyped) return renewPage();
    setIsAsking(false);
    changeState((now) => (now.popup === "cart" ? openDelivery(Date.now(), isOutdated)(now) : now));
  }

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
          <OwnerNotes notes={notes} />
          <Total label={cart.total} rupees={totalOf(items)} />
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
            onClick={() => void checkOut()}
            text={isAsking ? copy.coming.title : cart.checkout}
          />
        </>
      }
    >
      {state.isRenewed && <p className="note">{cart.renewed}</p>}
      {withdrawn && <p className="note">{fill(cart.withdrawn, { items: withdrawn })}</p>}
      {state.lines.length === 0 && <p className="py-6 text-center">{cart.empty}</p>}
      <ol className="divide-y divide-line">
        {state.lines.map((line) => {
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
