"use client";

import { useMemo, useState, useId } from "react";
import { DeliveryStop } from "@/components/seller/delivery-stop";
import { PackingList, DayTotals } from "@/components/seller/day-totals-and-packing-list";
import { SheetActions } from "@/components/seller/sheet-actions";
import { daysOf, ordersOfDay, packingOf, reconcile, type Note } from "@/lib/seller/sheet";
import type { ReceivedOrder } from "@/lib/seller/read";
import { dayText, type SheetCopy, type SheetWords, noteText } from "@/lib/seller/texts";

/** The day sheet: what to pack, the deliveries, and notes about repeated orders. */
export function DaySheet({
  received,
  copy,
}: {
  received: readonly ReceivedOrder[];
  copy: SheetCopy;
}) {
  const { order: names, seller: words } = copy;
  const [chosenDay, setChosenDay] = useState("");
  const reconciled = useMemo(() => reconcile(received), [received]);
  if (reconciled.orders.length === 0) return null;

  const days = daysOf(reconciled.orders);
  const day = days.includes(chosenDay) ? chosenDay : "";
  const orders = ordersOfDay(reconciled.orders, day);
  const sheet = { orders, packing: packingOf(orders), copy };
  const [onlyDay] = days.length === 1 ? days : [day];

  return (
    <article className="day-sheet grid grid-cols-1 wrap-anywhere">
      <header className="grid grid-cols-1 gap-3">
        <h2 className="font-display text-title">
          {words.heading}
          {onlyDay && (
            <span className="day-sheet-day strong whitespace-nowrap text-ink-soft">
              {" "}
              {dayText(onlyDay, names)}
            </span>
          )}
        </h2>
        {days.length > 1 && <DayChoice days={days} day={day} choose={setChosenDay} copy={copy} />}
        <SheetActions {...sheet} />
      </header>
      <DayTotals {...sheet} />
      <PackingList {...sheet} />
      <section>
        <h3 className="small-heading">{words.deliver}</h3>
        <ol className="stops">
          {orders.map((order, index) => (
            <DeliveryStop key={index} order={order} copy={copy} />
          ))}
        </ol>
      </section>
      <Notes notes={reconciled.notes} words={words} />
    </article>
  );
}

function Notes({ notes, words }: { notes: readonly Note[]; words: SheetWords }) {
  if (notes.length === 0) return null;
  return (
    <section>
      <h3 className="small-heading">{words.notes.heading}</h3>
      <ul className="policy-rules">
        {notes.map((note, index) => (
          <li key={index}>{noteText(note, words)}</li>
        ))}
      </ul>
    </section>
  );
}

/** Selects the day whose orders the sheet shows; empty for all days. */
function DayChoice({
  days,
  day,
  choose,
  copy,
}: {
  days: readonly string[];
  day: string;
  choose: (day: string) => void;
  copy: SheetCopy;
}) {
  const id = useId();
  return (
    <p className="print:hidden">
      <label htmlFor={id} className="field-label">
        {copy.seller.day}
      </label>
      <select
        id={id}
        value={day}
        onChange={(event) => choose(event.target.value)}
        className="field"
      >
        <option value="">{copy.seller.allDays}</option>
        {days.map((each) => (
          <option key={each} value={each}>
            {dayText(each, copy.order)}
          </option>
        ))}
      </select>
    </p>
  );
}
