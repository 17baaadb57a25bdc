"use client";

import { useState } from "react";
import type { OrderProps } from "@/components/order/props";
import { isTooLong } from "@/lib/order/check";
import type { Field } from "@/lib/order/delivery";
import { fieldWords } from "@/lib/order/message";
import { isMobileDoubtful } from "@/lib/shop/phone";
import { isBlank } from "@/lib/text";

type FieldProps = Pick<OrderProps, "copy"> & { field: Field; typed: string; isMissing: boolean };

/** A labelled field of the delivery form, with an error below it if it is missing or too long, or else a hint. */
export function DeliveryField({ field, typed, isMissing, copy }: FieldProps) {
  // The hint waits until the field is left. A text that is there at first was typed when the form was open before.
  const [wasLeft, setWasLeft] = useState(!isBlank(typed));
  const { id } = field;
  const { label, placeholder, missing, hint } = fieldWords(field, copy.order);
  const { optional, tooLong } = copy.delivery;
  const error = isTooLong(field, typed) ? tooLong : isMissing ? missing : undefined;
  const isDoubtful = field.isPhone && wasLeft && isMobileDoubtful(typed);

  return (
    <div>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {!field.required && <span className="text-small text-ink-soft">{` (${optional})`}</span>}
      <input
        id={id}
        name={id}
        type={field.isPhone ? "tel" : "text"}
        inputMode={field.isPhone ? "tel" : "text"}
        autoComplete={field.autoComplete}
        placeholder={placeholder}
        required={field.required}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-message`}
        // Not `value`, with which React would overwrite what the browser fills in without an event.
        defaultValue={typed}
        onBlur={() => setWasLeft(true)}
        className="field"
      />
      <p
        id={`${id}-message`}
        // What is missing is told by the alert, and by the first field, which gets the focus.
        aria-live={isMissing ? "off" : "polite"}
        className="text-small leading-[1.4] not-empty:mt-1.5 hindi:leading-[1.65]"
      >
        {error ? <span className="text-alert">{error}</span> : isDoubtful && hint}
      </p>
    </div>
  );
}
