"use client";

import type { MouseEvent } from "react";
import type { OrderProps } from "@/components/order/popups";
import { Button } from "@/components/ui/button";
import { useClipboard } from "@/components/ui/clipboard";
import { OwnerNotes } from "@/components/ui/notes";
import { PopupContent } from "@/components/ui/popup";
import { changeState, closePopup } from "@/components/visit/store";
import { composeOrder } from "@/lib/order/message";
import { isPast, type Order } from "@/lib/order/order";
import { markSent, openDelivery, openPopup } from "@/lib/order/state";
import { findItems, itemsText } from "@/lib/shop/catalogue";
import { fill, fillCount, formatRupees } from "@/lib/shop/format";
import { callLink } from "@/lib/shop/links";
import { isMobileDoubtful } from "@/lib/shop/phone";

/** Says that the order is written, not sent; once the page has been out of sight, asks whether it has gone out. */
export function Prepared({ order, ...props }: OrderProps & { order: Order }) {
  const { copy, whatsapp, phone, ownerNotes, productsUrl } = props;
  const { number, details } = order;
  const { buttons, prepared } = copy;
  const items = findItems(order.ids);
  const { message, link, sms } = composeOrder(order, copy.order, whatsapp, productsUrl);
  const { copyText, result } = useClipboard(() => message, 8, prepared.copy, copy.copying);
  const isMaybeSent = order.stage !== "ready";
  const change = () => changeState(openPopup("cart", { order: { ...order, stage: "changing" } }));
  /** What nobody has typed on this page, or an order of yesterday, is not sent: the form opens in its place. */
  function refuseIfStale(event: MouseEvent) {
    const now = new Date().getTime();
    if (details && !isPast(order, now)) return;
    event.preventDefault();
    event.stopPropagation();
    changeState(openDelivery(now));
  }

  return (
    <PopupContent title={isMaybeSent ? fill(prepared.question, { number }) : prepared.title}>
      {!isMaybeSent && <p className="mb-4">{prepared.text}</p>}
      <div id="popup-text" className="note">
        <p className="font-semibold tabular-nums">
          {fillCount(prepared.order, items.length, { number, total: formatRupees(order.rupees) })}
        </p>
        <p className="text-small">{itemsText(items, copy.order)}</p>
      </div>
      <div className="mt-3 empty:hidden">
        <OwnerNotes notes={ownerNotes} />
      </div>
      <p className="mt-3 text-small">{copy.cart.cancel}</p>
      {!details && <p className="mt-3 text-small text-ink-soft">{prepared.privacy}</p>}
      {/* Who taps Deliver Here right after typing it has not seen the hint of the field. */}
      {details && isMobileDoubtful(details.mobile) && (
        <p className="note mt-3">{`${details.mobile} ${copy.order.fields.mobile.hint}`}</p>
      )}
      {/* The first button stays in view while what is around it scrolls. */}
      <div className="contents *:relative *:mt-3 *:flex *:w-full *:first:sticky *:first:bottom-2 *:first:mt-4 *:first:shadow-skirt">
        {isMaybeSent && (
          <Button look="primary" onClick={() => changeState(markSent)} text={prepared.yes} />
        )}
        <a
          href={link}
          onClick={refuseIfStale}
          className={`button ${isMaybeSent ? "secondary" : "primary"}`}
        >
          {isMaybeSent ? prepared.openAgain : prepared.openWhatsApp}
        </a>
        {isMaybeSent && <Button look="secondary" onClick={change} text={prepared.change} />}
        <Button
          look={isMaybeSent ? "quiet" : "secondary"}
          onClick={closePopup}
          text={buttons.close}
        />
      </div>
      <p className="mt-5 font-semibold">{prepared.notOpened}</p>
      <div className="mt-3 flex flex-wrap gap-3 *:grow *:px-3">
        <Button
          look="secondary"
          onClickCapture={refuseIfStale}
          onClick={() => void copyText()}
          text={prepared.copy}
        />
        <a href={sms} onClick={refuseIfStale} className="button secondary">
          {buttons.sms}
        </a>
        <a href={callLink(phone)} className="button secondary">
          {buttons.call}
        </a>
      </div>
      <div className="mt-3">{result}</div>
    </PopupContent>
  );
}
