"use client";

import { useState, type SubmitEvent } from "react";
import { flushSync } from "react-dom";
import { renewPage } from "@/components/order/checkout";
import { AreaFields, DeliveryField, RelationField } from "@/components/order/delivery-fields";
import type { OrderProps } from "@/components/order/popups";
import { Button } from "@/components/ui/button";
import { PopupContent } from "@/components/ui/popup";
import { changeState, closePopup, useStore } from "@/components/visit/store";
import { checkDelivery } from "@/lib/order/check";
import { fields, type Draft } from "@/lib/order/delivery";
import { prepareOrder } from "@/lib/order/prepare";
import { isPast } from "@/lib/order/order";
import { composeOrder } from "@/lib/order/message";
import { openPopup, orderedIds } from "@/lib/order/state";
import { findItems, totalOf } from "@/lib/shop/catalogue";
import { fillCount, formatRupees } from "@/lib/shop/format";

/** Deliver Here says what is missing, or opens the chat: in the tap itself, since browsers block a window that opens later. */
export function DeliveryForm({ copy, whatsapp, productsUrl }: OrderProps) {
  const state = useStore();
  const { delivery } = copy;
  const items = findItems(orderedIds(state));
  const ids = items.map(({ id }) => id);
  const [attempts, setAttempts] = useState(0);
  const check = checkDelivery(ids, state.draft, state.order);
  // From the first attempt on, until all problems are solved.
  const refused = attempts > 0 && !check.ok ? check : undefined;
  const isMissing = (id: string) => refused?.missing.includes(id) === true;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const draft = keepFields(form);
    const now = new Date().getTime();
    // The form may lie open overnight: an order that is past by now is named by none.
    const earlier = state.order && !isPast(state.order, now) ? state.order : undefined;
    const check = checkDelivery(ids, draft, earlier);
    if (check.ok) {
      const wanted = { ids, details: check.details };
      const order = prepareOrder(wanted, earlier, draft.relation, now, Math.random);
      openChat(composeOrder(order, copy.order, whatsapp, productsUrl).link);
      changeState(openPopup("prepared", { order }));
      return;
    }
    flushSync(() => setAttempts(attempts + 1));
    // The first to mend or, if no field is, the alert.
    const problem = "input[aria-invalid=true], [aria-invalid=true] input, [role=alert]";
    form.closest("dialog")?.querySelector<HTMLElement>(problem)?.focus();
  }

  const question = state.order && check.changed && (
    <RelationField
      earlier={state.order}
      changed={check.changed}
      items={items}
      isMissing={isMissing("relation")}
      copy={copy}
    />
  );
  const summary = (
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
  );
  const actions = (
    <>
      <Button look="secondary" onClick={closePopup} text={delivery.cancel} />
      <Button look="primary" type="submit" form="delivery" text={delivery.deliver} />
    </>
  );

  return (
    <PopupContent title={delivery.title} summary={summary} actions={actions}>
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
        {/* Asked because of what is typed, the question comes below the fields, so that none of them moves. */}
        {check.changed === "items" && question}
        {fields.map((field) => (
          <DeliveryField
            key={field.id}
            field={field}
            typed={state.draft[field.id] ?? ""}
            isMissing={isMissing(field.id)}
            copy={copy}
          />
        ))}
        <AreaFields words={delivery} />
        {check.changed !== "items" && question}
        <p className="text-small text-ink-soft">{delivery.privacy}</p>
      </form>
    </PopupContent>
  );
}

function openChat(link: string): void {
  try {
    window.open(link, "_blank", "noopener");
  } catch {
    // In some web views window.open is missing or throws. The next popup offers other ways to send the order.
  }
}

/** Keeps what stands in the fields, whoever has filled them in. Returns it. */
function keepFields(form: HTMLFormElement): Draft {
  const entries = Array.from(new FormData(form));
  const texts = entries.map(([id, text]) => [id, typeof text === "string" ? text : ""] as const);
  const draft: Draft = Object.fromEntries(texts);
  changeState((state) => ({ ...state, draft }));
  return draft;
}

/** As the form's `ref`: when it closes, what browsers have filled in without an event is kept, too. */
const keepAtEnd = (form: HTMLFormElement) => () => void keepFields(form);
