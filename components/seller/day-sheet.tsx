"use client";

import { useId, useState } from "react";
import { PackingList } from "@/components/seller/packing-list";
import { SheetActions } from "@/components/seller/sheet-actions";
import { DeliveryStop } from "@/components/seller/delivery-stop";
import type { OrderWords } from "@/lib/order/message";
import { formatRupees } from "@/lib/shop/money";
import { daysOf, indianDayOf } from "@/lib/seller/order-days";
import { packingOf, type Packing } from "@/lib/seller/packing";
import type { Messages, UnreadText } from "@/lib/seller/reading/read-messages";
import { reconcile, type Note } from "@/lib/seller/reconcile";
import { dayText, noteText, quantityText, type SheetWords } from "@/lib/seller/sheet-words";

/** What to pack, whom to bring it to, and what a person has to look at. */
export function DaySheet({
  messages,
  words,
  names,
}: {
  messages: Messages;
  words: SheetWords;
  names: OrderWords;
}) {
  const [chosenDay, setChosenDay] = useState("");
  const reconciled = reconcile(messages.orders);
  const days = daysOf(reconciled.orders);
  const day = days.includes(chosenDay) ? chosenDay : "";
  // An order without a date may be of any day.
  const orders = reconciled.orders.filter(
    (order) => day === "" || [day, ""].includes(indianDayOf(order)),
  );
  const packing = packingOf(orders);
  const [onlyDay] = days.length === 1 ? days : [day];

  return (
    <>
      {orders.length > 0 && (
        <article className="day-sheet">
          <header>
            <h2 className="font-display text-title">
              {words.heading}
              {onlyDay && <span className="sheet-day"> {dayText(onlyDay, names)}</span>}
            </h2>
            {days.length > 1 && (
              <DayChoice days={days} day={day} choose={setChosenDay} words={words} names={names} />
            )}
            <SheetActions orders={orders} packing={packing} words={words} names={names} />
          </header>
          <Figures orders={orders.length} packing={packing} words={words} />
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
      )}
      <Unread unread={messages.unread} words={words} />
    </>
  );
}

function DayChoice({
  days,
  day,
  choose,
  words,
  names,
}: {
  days: readonly string[];
  day: string;
  choose: (day: string) => void;
  words: SheetWords;
  names: OrderWords;
}) {
  const id = useId();
  return (
    <p className="print:hidden">
      <label htmlFor={id} className="field-label">
        {words.day}
      </label>
      <select
        id={id}
        value={day}
        onChange={(event) => choose(event.target.value)}
        className="field"
      >
        <option value="">{words.allDays}</option>
        {days.map((each) => (
          <option key={each} value={each}>
            {dayText(each, names)}
          </option>
        ))}
      </select>
    </p>
  );
}

function Figures({
  orders,
  packing,
  words,
}: {
  orders: number;
  packing: Packing;
  words: SheetWords;
}) {
  const { millilitres, grams } = packing.quantity;
  const figures = [
    [words.orders, String(orders)],
    [words.milk, quantityText({ millilitres, grams: 0 }, words)],
    [words.goods, quantityText({ millilitres: 0, grams }, words)],
    [words.toCollect, formatRupees(packing.rupees)],
  ] as const;
  return (
    <dl className="sheet-figures">
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure || "–"}</dd>
        </div>
      ))}
    </dl>
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

/** What was no order, word for word. Printed only where it names an order. */
function Unread({ unread, words }: { unread: readonly UnreadText[]; words: SheetWords }) {
  if (unread.length === 0) return null;
  const isPrinted = unread.some(({ hasNumber }) => hasNumber);
  return (
    <section className={isPrinted ? "unread" : "unread print:hidden"}>
      <h2 className="small-heading">{words.unread.heading}</h2>
      <p>{words.unread.text}</p>
      {unread.map(({ text, hasNumber }, index) => (
        <p key={index} dir="auto" className={hasNumber ? "unread-order" : "print:hidden"}>
          {text}
        </p>
      ))}
    </section>
  );
}
