"use client";

import type { OrderProps } from "@/components/order/props";
import type { Order } from "@/lib/order/order";
import { relations, type Relation } from "@/lib/order/prepare";
import { totalOf } from "@/lib/order/total";
import { findItems, listItems, type Item } from "@/lib/shop/catalogue";
import { formatRupees } from "@/lib/shop/format";
import { fill } from "@/lib/fill";

interface RelationProps extends Pick<OrderProps, "copy"> {
  /** The order that was prepared just before. */
  earlier: Order;
  /** What is ordered now. */
  items: readonly Item[];
  chosen: Relation | undefined;
  onChoose: (relation: Relation) => void;
  isMissing: boolean;
}

/** Asks whether the order comes instead of the one before, or in addition to it. */
export function RelationField({
  earlier,
  items,
  chosen,
  onChoose,
  isMissing,
  copy,
}: RelationProps) {
  const { relation: words } = copy.delivery;
  const { number } = earlier;
  const earlierItems = findItems(earlier.ids);
  const total = formatRupees(earlier.rupees);
  const rupees = totalOf(items);
  const toPay = { instead: rupees, addition: earlier.rupees + rupees };
  return (
    <fieldset aria-describedby="relation-orders" className="grid min-w-0 gap-2">
      <legend className="mb-1 font-semibold">{fill(words.question, { number, total })}</legend>
      <p id="relation-orders" className="grid text-small text-ink-soft">
        <span>{fill(words.before, { number, items: listItems(earlierItems, copy.order) })} </span>
        <span>{fill(words.now, { items: listItems(items, copy.order) })}</span>
      </p>
      {relations.map((relation) => (
        <div key={relation}>
          <label className="choice-label">
            <input
              type="radio"
              name="relation"
              value={relation}
              required
              aria-describedby={`relation-${relation} relation-message`}
              checked={relation === chosen}
              onChange={() => onChoose(relation)}
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
    </fieldset>
  );
}
