"use client";

import type { OrderProps } from "@/components/order/popups";
import { isTooLong } from "@/lib/order/check";
import type { Field } from "@/lib/order/delivery";
import { fieldWords } from "@/lib/order/message";
import type { Order } from "@/lib/order/order";
import { relations, type Changed } from "@/lib/order/prepare";
import { findItems, itemsText, totalOf, type Item } from "@/lib/shop/catalogue";
import { fill, formatRupees } from "@/lib/shop/format";
import { isMobileDoubtful } from "@/lib/shop/phone";

type InputProps = Pick<OrderProps, "copy"> & { isMissing: boolean };
type FieldProps = InputProps & { field: Field; typed: string };

/** A labelled field of the delivery form, with an error below it if it is missing or too long, or else a hint. */
export function DeliveryField({ field, typed, isMissing, copy }: FieldProps) {
  const { id, kind, required } = field;
  const { label, placeholder, missing, hint } = fieldWords(field, copy.order);
  const { optional, tooLong } = copy.delivery;
  const error = isTooLong(field, typed) ? tooLong : isMissing ? missing : undefined;
  const isDoubtful = kind === "mobile" && isMobileDoubtful(typed);
  return (
    <div className="group">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {!required && <span className="text-small text-ink-soft">{` (${optional})`}</span>}
      <input
        id={id}
        name={id}
        type={kind === "mobile" ? "tel" : "text"}
        autoComplete={field.autoComplete}
        placeholder={placeholder}
        required={required}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-message`}
        // Not `value`, with which React would overwrite what the browser fills in without an event.
        defaultValue={typed}
        className="field"
      />
      <p
        id={`${id}-message`}
        // What is missing is told by the alert, and by the first field, which gets the focus.
        aria-live={isMissing ? "off" : "polite"}
        className="text-small leading-[1.4] not-empty:mt-1.5 hindi:leading-[1.65]"
      >
        {error && <span className="text-alert">{error}</span>}
        {/* It waits until the field is left. */}
        {!error && isDoubtful && <span className="group-focus-within:hidden">{hint}</span>}
      </p>
    </div>
  );
}

/** The parts of the address that are the same for everybody. */
export function AreaFields({ words }: { words: OrderProps["copy"]["delivery"] }) {
  return (
    <div className="flex flex-wrap gap-3">
      {(["city", "state", "postalCode"] as const).map((part) => (
        <div key={part} className="flex-[1_1_5rem]">
          <label htmlFor={part} className="field-label">
            {words[part]}
          </label>
          <input
            id={part}
            readOnly
            size={words.area[part].length}
            value={words.area[part]}
            className="field w-auto min-w-full border-x-0 border-transparent bg-transparent px-0"
          />
        </div>
      ))}
    </div>
  );
}

interface RelationProps extends InputProps {
  earlier: Order;
  changed: Changed;
  items: readonly Item[];
}

/** Asks whether the order comes instead of the one before, or in addition to it. */
export function RelationField({ earlier, changed, items, isMissing, copy }: RelationProps) {
  const { relation: words } = copy.delivery;
  const { number, rupees } = earlier;
  const before = itemsText(findItems(earlier.ids), copy.order);
  const fields = changed === "items" ? [] : changed;
  const labels = fields.map((field) => fieldWords(field, copy.order).label).join(", ");
  const toPay = { instead: totalOf(items), addition: rupees + totalOf(items) };
  return (
    <div
      // A fieldset cannot be required, and of required radios Chromium says that they are invalid before any answer.
      role="radiogroup"
      aria-required
      aria-labelledby="relation-question"
      aria-invalid={isMissing}
      aria-describedby="relation-orders relation-message"
      className="grid min-w-0 gap-2"
    >
      <p id="relation-question" className="-mb-1 font-semibold">
        {fill(words.question, { number, total: formatRupees(rupees) })}
      </p>
      <p id="relation-orders" className="grid text-small text-ink-soft">
        <span>{fill(words.before, { number, items: before })} </span>
        <span>{fill(words.now, { items: itemsText(items, copy.order) })} </span>
        {changed !== "items" && (
          <span>{fill(words.changed, { fields: labels || words.anyField })}</span>
        )}
      </p>
      {relations.map((relation) => (
        <div key={relation}>
          <label className="choice-label">
            <input
              type="radio"
              name="relation"
              value={relation}
              aria-describedby={`relation-${relation}`}
              className="choice"
            />
            <span>{words[relation]}</span>
          </label>
          <p id={`relation-${relation}`} className="mt-1 text-small tabular-nums">
            {fill(words.comes[relation], { total: formatRupees(toPay[relation]) })}
          </p>
        </div>
      ))}
      <p id="relation-message" className="text-small text-alert empty:hidden">
        {isMissing && words.missing}
      </p>
    </div>
  );
}
