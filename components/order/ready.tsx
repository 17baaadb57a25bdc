"use client";

import type { OrderProps } from "@/components/order/props";
import { Button } from "@/components/ui/button";
import { useClipboard } from "@/components/ui/clipboard";
import { PopupContent } from "@/components/ui/popup";
import { changeVisit, closePopup, useVisit } from "@/components/visit/use-visit";
import { fields } from "@/lib/order/delivery";
import { fieldWords, type Order } from "@/lib/order/message";
import { composeOrder, recall } from "@/lib/order/prepare";
import { startNew } from "@/lib/order/visit";
import { listItems, totalOf } from "@/lib/shop/catalogue";
import { formatRupees } from "@/lib/shop/format";
import { callLink, smsLink } from "@/lib/shop/links";
import { fillCount, isMobileDoubtful } from "@/lib/text";

/** Says that the order is ready, and offers other ways to send it, in case the chat did not open. */
export function OrderReady(props: OrderProps) {
  const { prepared, details } = useVisit();
  if (!prepared || !details) return null;
  return <Ready order={recall(prepared, details)} {...props} />;
}

function Ready({ order, copy, whatsapp, phone, productsUrl }: OrderProps & { order: Order }) {
  const { message, link } = composeOrder(order, copy.order, whatsapp, productsUrl);
  const { ready } = copy;
  const { items } = order;
  const { copyText, result } = useClipboard(message, 8, ready);
  return (
    <PopupContent
      title={ready.title}
      actions={
        <>
          <Button look="secondary" onClick={closePopup} text={ready.close} />
          <Button look="secondary" onClick={() => changeVisit(startNew)} text={ready.startNew} />
        </>
      }
    >
      <p>{ready.text}</p>
      <div className="note mt-4">
        <p className="font-semibold tabular-nums">
          {fillCount(ready.order, items.length, {
            number: order.number,
            total: formatRupees(totalOf(items)),
          })}
        </p>
        <p className="text-small">{listItems(items, copy.order)}</p>
      </div>
      {fields
        .filter(({ id, isPhone }) => isPhone && isMobileDoubtful(order.details[id]))
        .map((field) => (
          <p key={field.id} className="mt-3">
            <span className="font-semibold">{`${order.details[field.id]} `}</span>
            <span>{fieldWords(field, copy.order).hint}</span>
          </p>
        ))}
      <p className="mt-5 font-semibold">{ready.notOpened}</p>
      <div className="mt-3 grid gap-3">
        <a href={link} className="button primary">
          {ready.openWhatsApp}
        </a>
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
          <Button look="secondary" onClick={() => void copyText()} text={ready.copy} />
          <a href={smsLink(whatsapp, message)} className="button secondary">
            {ready.sms}
          </a>
          <a href={callLink(phone)} className="button secondary">
            {ready.call}
          </a>
        </div>
      </div>
      <div className="mt-3">{result}</div>
    </PopupContent>
  );
}
