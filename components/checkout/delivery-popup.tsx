"use client";

import { useRef, useState, type SubmitEvent } from "react";
import { DeliveryFieldInput } from "@/components/checkout/delivery-field-input-and-message";
import type { OrderPopupProps } from "@/components/cart/order-popups/order-popup-props";
import { closePopup, dispatch, useVisit } from "@/components/cart/cart-and-checkout-store";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { PopupContent } from "@/components/ui/popup";
import { withIds, withLines } from "@/lib/order/cart-and-checkout-reducer";
import { checkDelivery } from "@/lib/order/delivery";
import { fields, type Details } from "@/lib/order/fields";
import { fieldWords } from "@/lib/order/message";
import { composeOrder, prepareOrder } from "@/lib/order/order";
import type { Copy } from "@/lib/copy";

/** The delivery form. Deliver Here opens the chat during the tap itself, or says what is missing. */
export function DeliveryPopup({
  words: { delivery: words, order: orderWords },
  whatsapp,
  productsUrl,
}: OrderPopupProps) {
  const lines = useVisit((visit) => visit.cart.lines);
  const draft = useVisit((visit) => visit.draft);
  const prepared = useVisit((visit) => visit.prepared);
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLParagraphElement>(null);
  const [attempts, setAttempts] = useState(0);

  // Not before the first attempt to send, since the first check takes a slow phone a while.
  const check = attempts > 0 ? checkDelivery(lines.length, draft) : undefined;
  const shown = check?.ok === false ? check : undefined;

  function deliver(event: SubmitEvent) {
    event.preventDefault();
    const checked = checkDelivery(lines.length, draft);
    if (checked.ok) send(checked.details);
    else refuse([...checked.problems.keys()][0]);
  }

  function send(details: Details) {
    const items = lines.map(({ item }) => item);
    const before = prepared && withIds(prepared);
    const order = prepareOrder({ items, details }, before, new Date(), Math.random);
    const composed = composeOrder(order, orderWords, whatsapp, productsUrl);
    try {
      window.open(composed.link, "_blank", "noopener");
    } catch {
      // Some web views lack window.open, or theirs throws: the next popup offers other ways.
    }
    dispatch({ type: "order-ready", order: withLines(composed, lines) });
  }

  /** Moves the focus to the first field with a problem, or to the alert if no field has one. */
  function refuse(first: string | undefined) {
    setAttempts(attempts + 1);
    const field = first && form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
    else requestAnimationFrame(() => alert.current?.focus());
  }

  return (
    <PopupContent
      title={words.title}
      actions={
        <>
          {shown && (
            <p
              key={attempts}
              ref={alert}
              role="alert"
              tabIndex={-1}
              className="alert col-span-full"
            >
              {words.alerts[shown.alert]}
            </p>
          )}
          <Button look="secondary" onClick={closePopup}>
            {words.cancel}
          </Button>
          <button type="submit" form="delivery" className={buttonClass("primary")}>
            {words.deliver}
          </button>
        </>
      }
    >
      <form id="delivery" ref={form} noValidate onSubmit={deliver} className="grid gap-5">
        {fields.map((field) => (
          <DeliveryFieldInput
            key={field.id}
            field={field}
            text={draft[field.id] ?? ""}
            isMissing={shown?.problems.get(field.id) === "missing"}
            fieldWords={fieldWords(field, orderWords)}
            words={words}
          />
        ))}
        <DeliveryAreaFields words={words} />
        <p className="text-small text-ink-soft">{words.privacy}</p>
      </form>
    </PopupContent>
  );
}

const areaFields = ["city", "state", "postalCode"] as const;

/** City, state and postal code, read-only because they are the same for every order. */
function DeliveryAreaFields({ words }: { words: Copy["shop"]["delivery"] }) {
  return (
    <div className="equal-columns delivery-area">
      {areaFields.map((field) => (
        <div key={field}>
          <label htmlFor={field} className="field-label">
            {words[field]}
          </label>
          <input id={field} readOnly value={words.place[field]} className="field field-fixed" />
        </div>
      ))}
    </div>
  );
}
