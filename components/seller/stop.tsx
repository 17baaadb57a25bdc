"use client";

import { Fragment } from "react";
import { fill } from "@/lib/order/text";
import { orderReference } from "@/lib/order/message";
import { formatRupees } from "@/lib/shop/format";
import type { ReceivedOrder } from "@/lib/seller/read";
import { typedOn } from "@/lib/seller/sheet";
import {
  itemText,
  phoneParts,
  sheetLines,
  warningText,
  type SheetCopy,
  type SheetLine,
} from "@/lib/seller/texts";

/** One delivery: items, household, and the money to collect. */
export function DeliveryStop({ order, copy }: { order: ReceivedOrder; copy: SheetCopy }) {
  const { seller: words } = copy;
  const { items, total, warnings } = order;
  return (
    <li className="stop">
      <p className="stop-head flex flex-wrap justify-between gap-x-4">
        <bdi className="strong">{typedOn(order, "name") || words.nameless}</bdi>{" "}
        <span className="stop-total figures">
          {fill(words.collect, { total: formatRupees(total) })}
        </span>
      </p>
      <ul className="stop-items">
        {items.map((item) => (
          <li key={item.item.id}>{itemText(item, copy)}</li>
        ))}
      </ul>
      {warnings.map((warning) => (
        <p key={warning} className="alert">
          {warningText(warning, order, words)}
        </p>
      ))}
      <Household lines={sheetLines(order, copy.order)} />
      <p className="stop-reference text-ink-soft">
        <Reference order={order} copy={copy} />
      </p>
    </li>
  );
}

/** What was typed, line by line, with phone numbers to call. */
function Household({ lines }: { lines: readonly SheetLine[] }) {
  return (
    <dl className="stop-details">
      {lines
        .filter(({ texts, isRequired }) => isRequired || texts.length > 0)
        .map(({ id, label, texts, isRequired, isPhone }) => (
          <Fragment key={id}>
            <dt className={isRequired ? "sr-only" : undefined}>{label}</dt>
            <dd>
              {texts.map((text, index) =>
                isPhone ? (
                  <PhoneNumbers key={index} text={text} />
                ) : (
                  <bdi key={index} className={texts.length > 1 ? "block" : undefined}>
                    {text}
                  </bdi>
                ),
              )}
            </dd>
          </Fragment>
        ))}
    </dl>
  );
}

function PhoneNumbers({ text: typed }: { text: string }) {
  return phoneParts(typed).map(({ text, href }, index) =>
    href === undefined ? (
      <bdi key={index}>{text}</bdi>
    ) : (
      <a key={index} href={href} className="card-link stop-phone figures">
        {text}
      </a>
    ),
  );
}

function Reference({
  order: { number, placedAt, insteadOf },
  copy: { order: names, seller: words },
}: {
  order: ReceivedOrder;
  copy: SheetCopy;
}) {
  if (number === undefined) return words.noNumber;
  return [
    placedAt ? orderReference({ number, placedAt }, names) : number,
    ...(insteadOf.length > 0 ? [fill(words.insteadOf, { numbers: insteadOf.join(", ") })] : []),
  ].join(" · ");
}
