"use client";

import type { MouseEvent } from "react";
import type { OrderProps } from "@/components/order/props";
import { OwnerNotes } from "@/components/ui/notes";
import { Button } from "@/components/ui/button";
import { useClipboard } from "@/components/ui/clipboard";
import { defaultTextId, PopupContent } from "@/components/ui/popup";
import { changeState, closePopup, useStore } from "@/components/visit/store";
import { fields } from "@/lib/order/delivery";
import { composeOrder, fieldWords } from "@/lib/order/message";
import { isPast, type Order } from "@/lib/order/order";
import { totalOf } from "@/lib/order/total";
import { changeOrder, markSent, openDelivery } from "@/lib/order/state";
import { findItems, listItems } from "@/lib/shop/catalogue";
import { formatRupees } from "@/lib/shop/format";
import { isMobileDoubtful } from "@/lib/shop/phone";
import { callLink } from "@/lib/shop/links";
import { fill, fillCount } from "@/lib/fill";

/** The popup of an order that was prepared, and may have been sent. */
export function Prepared(props: OrderProps) {
  const { order } = useStore();
  return order && <PreparedOrder order={order} {...props} />;
}

/**
 * While the page stays in sight, it says that the order is written and not sent. Then it asks whether the order has gone
 * out; only Yes empties the cart. Below are other ways to send it, in case the chat did not open.
 */
function PreparedOrder({
  order,
  copy,
  whatsapp,
  phone,
  notes,
  productsUrl,
}: OrderProps & { order: Order }) {
  const { number, details } = order;
  const { prepared } = copy;
  const items = findItems(order.ids);
  const { message, link, sms } = composeOrder(order, copy.order, whatsapp, productsUrl);
  const { copyText, result } = useClipboard(message, 8, prepared);
  const isAsked = order.stage !== "written";

  /** Opens the form instead of sending an order of yesterday, or one at a price that has changed. */
  function isStale(): boolean {
    const isCurrent = !isPast(order, Date.now()) && totalOf(items) === order.rupees;
    if (!isCurrent) changeState(openDelivery(Date.now()));
    return !isCurrent;
  }
  const sendIfCurrent = (event: MouseEvent) => isStale() && event.preventDefault();

  const openWhatsApp = isAsked ? prepared.openAgain : prepared.openWhatsApp;
  const chat = details ? (
    <a
      href={link}
      onClick={sendIfCurrent}
      className={`button ${isAsked ? "secondary" : "primary"}`}
    >
      {openWhatsApp}
    </a>
  ) : (
    <Button
      look="secondary"
      onClick={() => changeState(openDelivery(Date.now()))}
      text={openWhatsApp}
    />
  );

  return (
    <PopupContent title={isAsked ? fill(prepared.asked, { number }) : prepared.title}>
      {!isAsked && <p className="mb-4">{prepared.text}</p>}
      <div id={defaultTextId} className="note">
        <p className="font-semibold tabular-nums">
          {fillCount(prepared.order, items.length, { number, total: formatRupees(order.rupees) })}
        </p>
        <p className="text-small">{listItems(items, copy.order)}</p>
      </div>
      <div className="mt-3 empty:hidden">
        <OwnerNotes notes={notes} />
      </div>
      <p className="mt-3 text-small">{prepared.cancel}</p>
      {!details && <p className="mt-3 text-small text-ink-soft">{prepared.privacy}</p>}
      {fields
        .filter(({ id, isPhone }) => isPhone && isMobileDoubtful(details?.[id] ?? ""))
        .map((field) => (
          <p key={field.id} className="mt-3">
            <span className="font-semibold">{`${details?.[field.id]} `}</span>
            <span>{fieldWords(field, copy.order).hint}</span>
          </p>
        ))}
      {/* The first button stays in view while what is around it scrolls. */}
      <div className="contents *:relative *:mt-3 *:flex *:w-full *:first:sticky *:first:bottom-2 *:first:mt-4 *:first:shadow-skirt">
        {isAsked && (
          <Button look="primary" onClick={() => changeState(markSent)} text={prepared.yes} />
        )}
        {chat}
        {isAsked && (
          <Button
            look="secondary"
            onClick={() => changeState(changeOrder)}
            text={prepared.change}
          />
        )}
        <Button look={isAsked ? "quiet" : "secondary"} onClick={closePopup} text={prepared.close} />
      </div>
      <p className="mt-5 font-semibold">{prepared.notOpened}</p>
      <div className="mt-3 grid fit-4 gap-3 *:px-3">
        <Button
          look="secondary"
          onClick={() => void (isStale() || copyText())}
          text={prepared.copy}
        />
        <a href={sms} onClick={sendIfCurrent} className="button secondary">
          {prepared.sms}
        </a>
        <a href={callLink(phone)} className="button secondary">
          {prepared.call}
        </a>
      </div>
      <div className="mt-3">{result}</div>
    </PopupContent>
  );
}
