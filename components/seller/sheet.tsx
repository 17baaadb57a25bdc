"use client";

import { useId, useMemo, useState } from "react";
import { DeliveryStop } from "@/components/seller/stop";
import { Button } from "@/components/ui/button";
import { CopyResult, useCopy } from "@/components/ui/copy";
import { PrintButton } from "@/components/ui/print";
import { fill } from "@/lib/order/text";
import type { ReceivedOrder } from "@/lib/seller/read";
import { daysOf, ordersOfDay, packingOf, reconcile } from "@/lib/seller/sheet";
import {
  dayText,
  deliveryText,
  noteText,
  quantityText,
  spreadsheet,
  type Sheet,
  type SheetCopy,
} from "@/lib/seller/texts";
import { formatRupees } from "@/lib/shop/format";

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
      {reconciled.notes.length > 0 && (
        <section>
          <h3 className="small-heading">{words.notes.heading}</h3>
          <ul className="policy-rules">
            {reconciled.notes.map((note, index) => (
              <li key={index}>{noteText(note, words)}</li>
            ))}
          </ul>
        </section>
      )}
    </article>
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

/** Buttons to print the sheet, to copy it as text, and to download it as a CSV file. */
function SheetActions(sheet: Sheet) {
  const { seller: words } = sheet.copy;
  const text = deliveryText(sheet);
  const { copying, copy: copyText } = useCopy(text);

  return (
    <div className="day-sheet-actions grid grid-cols-2 gap-3 sm:grid-cols-3 print:hidden">
      <PrintButton text={words.print} />
      <Button look="secondary" onClick={() => void copyText()}>
        {words.copy}
      </Button>
      <Button look="secondary" onClick={() => download(`${words.file}.csv`, spreadsheet(sheet))}>
        {words.csv}
      </Button>
      <CopyResult copying={copying} text={text} rows={8} words={{ ...words, label: words.text }} />
    </div>
  );
}

/** Downloads a file that is made in the browser. */
function download(name: string, contents: string): void {
  const address = URL.createObjectURL(new Blob([contents], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Not immediately, because Safari asks for permission first.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** How many of each size to pack, by product, and their sum. */
function PackingList({ packing, copy: { order: names, seller: words } }: Sheet) {
  return (
    <section>
      <h3 className="small-heading">{words.pack}</h3>
      <ul className="packing">
        {packing.products.map(({ product, sizes, quantity }) => (
          <li key={product}>
            <p className="strong">{names.products[product]}</p>
            <ul className="packing-sizes flex flex-wrap figures">
              {sizes.map(({ item, count }) => (
                <li key={item.id}>{fill(words.item, { count, item: names.sizes[item.size] })}</li>
              ))}
            </ul>
            <p className="packing-sum whitespace-nowrap figures">{quantityText(quantity, words)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The number of orders, the amounts of milk and other goods, and the money to collect. */
function DayTotals({ orders, packing, copy: { seller: words } }: Sheet) {
  const { millilitres, grams } = packing.quantity;
  const figures = [
    [words.orders, String(orders.length)],
    [words.milk, quantityText({ millilitres, grams: 0 }, words)],
    [words.goods, quantityText({ millilitres: 0, grams }, words)],
    [words.toCollect, formatRupees(packing.rupees)],
  ] as const;
  return (
    <dl className="day-sheet-figures">
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt className="text-ink-soft">{name}</dt>
          <dd className="figures">{figure || "–"}</dd>
        </div>
      ))}
    </dl>
  );
}
