"use client";

import { ItemRow, TotalLine } from "@/components/order/item";
import type { OrderProps } from "@/components/order/props";
import { Button } from "@/components/ui/button";
import { PopupContent } from "@/components/ui/popup";
import { changeVisit, useVisit } from "@/components/visit/use-visit";
import { changePrepared, openPopup, orderedIds, startNew } from "@/lib/order/visit";
import { countItems, findItems, totalOf } from "@/lib/shop/catalogue";
import { fill } from "@/lib/text";

/** Asks about an order that was prepared before the phone dropped the page. Only the answer Yes empties the cart. */
export function Returned({ copy }: OrderProps) {
  const visit = useVisit();
  const { returned } = copy;
  const items = findItems(orderedIds(visit));

  return (
    <PopupContent
      title={returned.title}
      summary={<TotalLine label={copy.cart.total} rupees={totalOf(items)} />}
      actions={
        <div className="col-span-full grid grid-cols-1 gap-3 sm:max-md:grid-cols-3">
          <Button
            look="secondary"
            onClick={() => changeVisit(changePrepared)}
            text={returned.change}
          />
          <Button
            look="secondary"
            onClick={() => changeVisit(openPopup("delivery"))}
            text={returned.openWhatsApp}
          />
          <Button look="primary" onClick={() => changeVisit(startNew)} text={returned.yes} />
        </div>
      }
    >
      <p>{fill(returned.text, { number: visit.prepared?.number ?? "" })}</p>
      <ul className="my-3 divide-y divide-line">
        {Array.from(countItems(items), ([item, count]) => (
          <ItemRow key={item.id} item={item} count={count} words={copy.order} />
        ))}
      </ul>
      <p className="text-small text-ink-soft">{returned.privacy}</p>
    </PopupContent>
  );
}
