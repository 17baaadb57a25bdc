"use client";

import { fill } from "@/lib/order/text";
import { orderReference } from "@/lib/order/order-message-lines";
import { formatRupees } from "@/lib/shop/format";
import { phoneParts } from "@/lib/seller/numbers-to-call";
import type { ReceivedOrder } from "@/lib/seller/received-order";
import {
  itemText,
  type SheetCopy,
  type SheetWords,
} from "@/lib/seller/item-quantity-and-day-texts";
import { warningText } from "@/lib/seller/order-warning-and-note-texts";

/** One delivery: items, household, and the money to collect. */
export function DeliveryStop({ order, copy }: { order: ReceivedOrder; copy: SheetCopy }) {
  const { seller: words } = copy;
  const { name, items, total, warnings } = order;
  return (
    <li className="stop">
      <p className="stop-head flex flex-wrap justify-between gap-x-4">
        <bdi className="strong">{name.trim() || words.nameless}</bdi>{" "}
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
      <Household order={order} words={words} />
      <p className="stop-reference text-ink-soft">
        <Reference order={order} copy={copy} />
      </p>
    </li>
  );
}

/** The address and the phone numbers. */
function Household({
  order: { address, landmark, mobile },
  words,
}: {
  order: ReceivedOrder;
  words: SheetWords;
}) {
  return (
    <dl className="stop-details">
      <dt className="sr-only">{words.address}</dt>
      <dd>
        {address.map((line, index) => (
          <bdi key={index} className="block">
            {line}
          </bdi>
        ))}
      </dd>
      {landmark !== "" && (
        <>
          <dt>{words.landmark}</dt>
          <dd>
            <bdi>{landmark}</bdi>
          </dd>
        </>
      )}
      <dt className="sr-only">{words.mobile}</dt>
      <dd>
        {phoneParts(mobile).map(({ text, href }, index) =>
          href === undefined ? (
            <bdi key={index}>{text}</bdi>
          ) : (
            <a key={index} href={href} className="card-link stop-phone figures">
              {text}
            </a>
          ),
        )}
      </dd>
    </dl>
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
