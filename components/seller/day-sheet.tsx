"use client";

import { useState } from "react";
import { DayChoice } from "@/components/seller/day-choice";
import { DeliveryStop } from "@/components/seller/delivery-stop";
import { PackingList } from "@/components/seller/packing-list";
import { SheetActions } from "@/components/seller/sheet-actions";
import { SheetFigures } from "@/components/seller/sheet-figures";
import type { OrderWords } from "@/lib/order/message";
import { daysOf, ordersOfDay } from "@/lib/seller/order-days";
import { packingOf } from "@/lib/seller/packing";
import type { ReceivedOrder } from "@/lib/seller/received-order";
import { reconcile, type Note } from "@/lib/seller/reconcile";
import { dayText, noteText, type SheetWords } from "@/lib/seller/sheet-words";

/** What to pack, whom to bring it to, and what a person has to look at. */
export function DaySheet({
  received,
  words,
  names,
}: {
  received: readonly ReceivedOrder[];
  words: SheetWords;
  names: OrderWords;
}) {
  const [chosenDay, setChosenDay] = useState("");
  const reconciled = reconcile(received);
  if (reconciled.orders.length === 0) return null;

  const days = daysOf(reconciled.orders);
  const day = days.includes(chosenDay) ? chosenDay : "";
  const orders = ordersOfDay(reconciled.orders, day);
  const packing = packingOf(orders);
  const [onlyDay] = days.length === 1 ? days : [day];

  return (
    <article className="day-sheet">
      <header>
        <h2 className="font-display text-title">
          {words.heading}
          {onlyDay && <span className="day-sheet-day"> {dayText(onlyDay, names)}</span>}
        </h2>
        {days.length > 1 && (
          <DayChoice days={days} day={day} choose={setChosenDay} words={words} names={names} />
        )}
        <SheetActions orders={orders} packing={packing} words={words} names={names} />
      </header>
      <SheetFigures orders={orders.length} packing={packing} words={words} />
      <PackingList packing={packing} words={words} names={names} />
      <section>
        <h3 className="small-heading">{words.deliver}</h3>
        <ol className="stops">
          {orders.map((order, index) => (
            <DeliveryStop key={index} order={order} words={words} names={names} />
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
