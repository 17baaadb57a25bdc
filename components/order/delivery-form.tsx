"use client";

import { useState, type SubmitEvent } from "react";
import { flushSync } from "react-dom";
import { renewPage } from "@/components/order/checkout";
import { DeliveryField, RelationField } from "@/components/order/delivery-fields";
import type { OrderProps } from "@/components/order/props";
import { Button } from "@/components/ui/button";
import { PopupContent } from "@/components/ui/popup";
import { changeState, closePopup, useStore } from "@/components/visit/store";
import { checkDelivery } from "@/lib/order/check";
import { fields, type Draft } from "@/lib/order/delivery";
import { prepareOrder } from "@/lib/order/prepare";
import { isPast, type Order } from "@/lib/order/order";
import { composeOrder } from "@/lib/order/message";
import { keepDraft, openPopup, orderedIds } from "@/lib/order/state";
import { findItems, totalOf } from "@/lib/shop/catalogue";
import { formatRupees } from "@/lib/shop/format";
import { fillCount } from "@/lib/fill";

/** The parts of the address that are the same for everybody. */
const areaFields = ["city", "state", "postalCode"] as const;

/** Deliver Here says what is missing, or opens the chat: in the tap itself, since browsers block a window that opens later. */
export function DeliveryForm({ copy, whatsapp, productsUrl }: OrderProps) {
  const state = useStore();
  const { delivery } = copy;
  const items = findItems(orderedIds(state));
  const ids = items.map(({ id }) => id);
  const [attempts, setAttempts] = useState(0);
  // The question stays as long as the form is open, so that nothing moves while one types.
  const [earlier] = useState(state.order);
  const check = checkDelivery(ids, state.draft, earlier);
  // From the first attempt on, until all problems are solved.
  const refused = attempts > 0 && !check.ok ? check : undefined;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const draft = keepFields(form);
    const now = new Date().getTime();
    // The form may lie open overnight: an order that is past by now is named by none.
    const current = earlier && !isPast(earlier, now) ? earlier : undefined;
    const check = checkDelivery(ids, draft, current);
    if (check.ok) {
      const wanted = { ids, details: check.details };
      send(prepareOrder(wanted, current, draft.relation, now, Math.random));
      return;
    }
    flushSync(() => setAttempts(attempts + 1));
    // The first field with a problem or, if no field has one, the alert.
    const [first] = check.problems.keys();
    const popup = form.closest("dialog");
    popup?.querySelector<HTMLElement>(`[name="${first}"], [role=alert]`)?.focus();
  }

  function send(order: Order) {
    try {
      const { link } = composeOrder(order, copy.order, whatsapp, productsUrl);
      window.open(link, "_blank", "noopener");
    } catch {
      // In some web views window.open is missing or throws. The next popup offers other ways to send the order.
    }
    changeState(openPopup("prepared", { order }));
  }

  const question = earlier && check.changed && (
    <RelationField
      earlier={earlier}
      changed={check.changed}
      items={items}
      isMissing={refused?.problems.has("relation") ?? false}
      copy={copy}
    />
  );

  return (
    <PopupContent
      title={delivery.title}
      summary={
        <>
          {refused && (
            <p key={attempts} role="alert" tabIndex={-1} className="alert">
              {delivery.alerts[refused.alert]}
            </p>
          )}
          {items.length > 0 && (
            <p id="popup-total" className="text-center text-small tabular-nums">
              {fillCount(delivery.opens, items.length, { total: formatRupees(totalOf(items)) })}
            </p>
          )}
        </>
      }
      actions={
        <>
          <Button look="secondary" onClick={closePopup} text={delivery.cancel} />
          <Button look="primary" type="submit" form="delivery" text={delivery.deliver} />
        </>
      }
    >
      <form
        id="delivery"
        ref={keepAtEnd}
        noValidate
        onInput={(event) => keepFields(event.currentTarget)}
        onSubmit={handleSubmit}
        className="grid gap-5"
      >
        {state.isOutdated && (
          <div className="note">
            <p>{delivery.outdated}</p>
            <Button
              look="text"
              onClick={() => void renewPage()}
              className="-mx-2"
              text={delivery.renew}
            />
          </div>
        )}
        {/* Where what is typed brings it, it is below, so that no field moves. */}
        {check.changed === "items" && question}
        {fields.map((field) => (
          <DeliveryField
            key={field.id}
            field={field}
            typed={state.draft[field.id] ?? ""}
            isMissing={refused?.problems.get(field.id) === "missing"}
            copy={copy}
          />
        ))}
        <div className="flex flex-wrap gap-3">
          {areaFields.map((field) => (
            <div key={field} className="flex-[1_1_5rem]">
              <label htmlFor={field} className="field-label">
                {delivery[field]}
              </label>
              <input
                id={field}
                readOnly
                size={delivery.area[field].length}
                value={delivery.area[field]}
                className="field w-auto min-w-full border-x-0 border-transparent bg-transparent px-0"
              />
            </div>
          ))}
        </div>
        {check.changed !== "items" && question}
        <p className="text-small text-ink-soft">{delivery.privacy}</p>
      </form>
    </PopupContent>
  );
}

/** Keeps what stands in the fields, whoever has filled them in. Returns it. */
function keepFields(form: HTMLFormElement): Draft {
  const entries = Array.from(new FormData(form));
  const texts = entries.map(([id, text]) => [id, typeof text === "string" ? text : ""] as const);
  const draft: Draft = Object.fromEntries(texts);
  changeState(keepDraft(draft));
  return draft;
}

/** As the form's `ref`: when it closes, what browsers have filled in without an event is kept, too. */
const keepAtEnd = (form: HTMLFormElement) => () => void keepFields(form);
