"use client";

import { useState } from "react";
import { dispatch } from "@/components/cart/cart-and-checkout-store";
import type { Copy } from "@/lib/copy";
import { isTooLong } from "@/lib/order/delivery";
import type { Field, FieldWords } from "@/lib/order/fields";
import { isBlank, isMobileDoubtful } from "@/lib/order/text";

/** One labelled field with its message: that it is missing or too long, or a hint. */
export function DeliveryFieldInput({
  field,
  text,
  isMissing,
  fieldWords,
  words,
}: {
  field: Field;
  text: string;
  isMissing: boolean;
  fieldWords: FieldWords;
  words: Copy["shop"]["delivery"];
}) {
  // Text that is there from the start was typed when the form was open before.
  const [wasLeft, setWasLeft] = useState(!isBlank(text));
  const { id, choices, required, isPhone } = field;
  const messageId = `${id}-message`;
  const missing = isMissing ? fieldWords.missing : undefined;
  const error = isTooLong(field, text) ? words.tooLong : missing;
  const hint = isPhone && wasLeft && isMobileDoubtful(text) ? fieldWords.hint : undefined;
  const shared = {
    id,
    name: id,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      dispatch({ type: "type", field: id, text: event.target.value }),
    className: "field",
  };

  return (
    <div>
      <label htmlFor={id} className="field-label">
        {fieldWords.label}
      </label>
      {!required && !choices && (
        <span className="text-small text-ink-soft"> ({words.optional})</span>
      )}
      {choices ? (
        <select {...shared} value={text === "" ? choices[0] : text}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {fieldWords.choices?.[choice]}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type={isPhone ? "tel" : "text"}
          inputMode={isPhone ? "tel" : "text"}
          autoComplete={field.autoComplete}
          placeholder={fieldWords.placeholder}
          required={required ?? false}
          aria-invalid={error !== undefined}
          aria-describedby={messageId}
          value={text}
          onBlur={() => setWasLeft(true)}
        />
      )}
      <p id={messageId} aria-live="polite" className="field-message">
        {error ? <span className="text-alert">{error}</span> : hint}
      </p>
    </div>
  );
}
