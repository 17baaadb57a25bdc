"use client";

import { useState } from "react";
import { CartRow } from "@/components/order/cart-row";
import { checkOut } from "@/components/order/checkout";
import { Total } from "@/components/order/item";
import type { OrderProps } from "@/components/order/props";
import { Button } from "@/components/ui/button";
import { OwnerNotes } from "@/components/ui/notes";
import { PopupContent } from "@/components/ui/popup";
import { ShareButton } from "@/components/ui/share";
import { closePopup, useStore } from "@/components/visit/store";
import { maxLinkItems, orderLink } from "@/lib/order/link";
import { orderedIds } from "@/lib/order/state";
import { totalOf } from "@/lib/order/total";
import { findItem, findItems, listItems } from "@/lib/shop/catalogue";
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

  async function ask() {
    setIsAsking(true);
    setIsAsking(await checkOut(state, soldOut));
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
            onClick={() => void (isAsking || ask())}
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
        <p className="my-3 text-small text-ink-soft">{`${cart.memoryNote} ${cart.cancel}`}</p>
      )}
      {hasItems && items.length <= maxLinkItems && (
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
    </PopupContent>
  );
}
