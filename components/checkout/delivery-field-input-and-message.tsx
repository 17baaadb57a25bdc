"use client";

import { useState } from "react";
import { dispatch } from "@/components/cart/cart-and-checkout-store";
import type { Copy } from "@/lib/copy/copy-type";
import { fieldRules, type DeliveryField } from "@/lib/order/delivery/delivery-form-fields";
import { isMobileDoubtful } from "@/lib/order/delivery/clean-mobile-number";
import { cleanText, isBlank, lengthOf } from "@/lib/order/text";

/** One labelled field with its message: that it is missing or too long, or a hint. */
export function DeliveryFieldInput({
  field,
  text,
  isMissing,
  words,
}: {
  field: DeliveryField;
  text: string;
  isMissing: boolean;
  words: Copy["shop"]["delivery"];
}) {
  // Text that is there from the start was typed when the form was open before.
  const [wasLeft, setWasLeft] = useState(!isBlank(text));
  const { isRequired, autoComplete, keyboard } = fieldRules[field];
  const messageId = `${field}-message`;
  const error = errorOf(field, text, isMissing, words);
  const isDoubtful = field === "mobile" && wasLeft && isMobileDoubtful(text);
  const hint = isDoubtful ? words.mobileHint : undefined;

  return (
    <div>
      <label htmlFor={field} className="field-label">
        {words[field]}
      </label>
      {!isRequired && <span className="text-small text-ink-soft"> ({words.optional})</span>}
      <input
        id={field}
        name={field}
        type={keyboard}
        inputMode={keyboard}
        autoComplete={autoComplete}
        placeholder={field === "mobile" ? words.mobilePlaceholder : undefined}
        required={isRequired}
        aria-invalid={error !== undefined}
        aria-describedby={messageId}
        value={text}
        onChange={(event) => dispatch({ type: "type", field, text: event.target.value })}
        onBlur={() => setWasLeft(true)}
        className="field"
      />
      <p id={messageId} aria-live="polite" className="field-message">
        {error ? <span className="text-alert">{error}</span> : hint}
      </p>
    </div>
  );
}

/** What is wrong with the text of a field, in a sentence; undefined if nothing is. */
function errorOf(
  field: DeliveryField,
  text: string,
  isMissing: boolean,
  words: Copy["shop"]["delivery"],
): string | undefined {
  if (lengthOf(cleanText(text)) > fieldRules[field].maxLength) return words.tooLong;
  const missing: Partial<Record<DeliveryField, string>> = words.missing;
  return isMissing ? missing[field] : undefined;
}
