"use client";

import { orderReference } from "@/lib/order/message";
import type { ReceivedOrder } from "@/lib/seller/read";
import {
  householdName,
  itemText,
  phoneParts,
  sheetLines,
  warningTexts,
  type SheetCopy,
} from "@/lib/seller/texts";
import { formatRupees } from "@/lib/shop/format";
import { fill } from "@/lib/text";

/** One delivery: items, household, and the money to collect. On paper there is a box to tick. */
export function DeliveryStop({ order, copy }: { order: ReceivedOrder; copy: SheetCopy }) {
  const { seller: words } = copy;
  return (
    <li className="numbered border-b border-line py-4 pl-9 late-12 before:text-title print:break-inside-avoid print:py-[2mm] print:[content-visibility:visible]">
      <p className="flex flex-wrap justify-between gap-x-4 text-lead print:before:size-[4mm] print:before:border">
        <bdi className="font-semibold print:flex-1">{householdName(order, words)}</bdi>{" "}
        <span className="font-bold tabular-nums">
          {fill(words.collect, { total: formatRupees(order.total) })}
        </span>
      </p>
      <ul className="mt-1 mb-2">
        {order.items.map((item) => (
          <li key={item.item.id}>{itemText(item, copy)}</li>
        ))}
      </ul>
      {warningTexts(order, words).map((warning) => (
        <p key={warning} className="alert my-2">
          {warning}
        </p>
      ))}
      {order.notes.map((note, index) => (
        <p key={index} className="my-1 border-l-4 border-turmeric pl-2 font-semibold">
          <span className="font-normal text-ink-soft">{`${words.note}: `}</span>
          <bdi>{note}</bdi>
        </p>
      ))}
      <Household order={order} copy={copy} />
      <p className="text-small text-ink-soft">{referenceOf(order, copy)}</p>
    </li>
  );
}

/** What was typed below the name. Only screen readers get the labels of required lines: one sees what is an address. */
function Household({ order, copy }: { order: ReceivedOrder; copy: SheetCopy }) {
  return (
    <dl>
      {sheetLines(order, copy.order)
        .filter(({ text }) => text !== "")
        .map(({ id, label, text, isRequired, isPhone, hint }) => (
          <div key={id}>
            <dt className={isRequired ? "sr-only" : "float-left mr-[0.3em] text-ink-soft"}>
              {isRequired ? label : `${label}: `}
            </dt>
            <dd>{isPhone ? <PhoneNumbers typed={text} /> : <bdi>{text}</bdi>}</dd>
            {hint && <dd className="alert my-1">{hint}</dd>}
          </div>
        ))}
    </dl>
  );
}

/** What was typed as a phone number; every number in it is a link to call. */
function PhoneNumbers({ typed }: { typed: string }) {
  return phoneParts(typed).map(({ text, href }, index) =>
    href === undefined ? (
      <bdi key={index}>{text}</bdi>
    ) : (
      <a
        key={index}
        href={href}
        className="card-link font-bold tabular-nums print:min-h-0 print:no-underline"
      >
        {text}
      </a>
    ),
  );
}

/** `Order DM-7K3Q, 20 Nov 2026, 6:42 PM · Instead of DM-2ZG7` */
function referenceOf({ number, placedAt, insteadOf }: ReceivedOrder, copy: SheetCopy): string {
  if (number === undefined) return copy.seller.noNumber;
  const reference = placedAt ? orderReference({ number, placedAt }, copy.order) : number;
  if (insteadOf.length === 0) return reference;
  return `${reference} · ${fill(copy.seller.insteadOf, { numbers: insteadOf.join(", ") })}`;
}
