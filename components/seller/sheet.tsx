"use client";

import { useState, type ReactNode } from "react";
import { DeliveryStop } from "@/components/seller/stop";
import { Button } from "@/components/ui/button";
import { useClipboard } from "@/components/ui/clipboard";
import { PrintButton } from "@/components/ui/print";
import { daysOf, ordersOfDay, packingOf, reconcile } from "@/lib/seller/sheet";
import { dayText, deliveryText, quantityText, spreadsheet, type Sheet } from "@/lib/seller/texts";
import { formatRupees } from "@/lib/shop/format";
import { fill } from "@/lib/text";

/**
 * The day sheet: what to pack, the deliveries, and what to know about repeated orders; nothing if there are no orders.
 * On paper it is black, which loses nothing: no information is in colour alone.
 */
export function DaySheet({ orders: received, copy }: Sheet) {
  const { order: orderWords, seller: words } = copy;
  const [chosenDay, setChosenDay] = useState("");
  const reconciled = reconcile(received);
  if (reconciled.orders.length === 0) return null;

  const days = daysOf(reconciled.orders);
  const day = days.includes(chosenDay) ? chosenDay : "";
  const orders = ordersOfDay(reconciled.orders, day);
  const packing = packingOf(orders);
  const [onlyDay] = days.length === 1 ? days : [day];

  return (
    <article className="day-sheet print:**:leading-[1.35] print:**:text-[black]">
      <header className="grid grid-cols-1 gap-3">
        <h2 className="font-display text-title">
          {words.heading}
          {onlyDay && (
            <span className="font-sans text-body/none font-semibold whitespace-nowrap text-ink-soft">
              {` ${dayText(onlyDay, orderWords)}`}
            </span>
          )}
        </h2>
        {days.length > 1 && (
          <label className="print:hidden">
            <span className="field-label">{words.day}</span>
            <select
              value={day}
              onChange={(event) => setChosenDay(event.target.value)}
              className="field"
            >
              <option value="">{words.allDays}</option>
              {days.map((each) => (
                <option key={each} value={each}>
                  {dayText(each, orderWords)}
                </option>
              ))}
            </select>
          </label>
        )}
        <Actions orders={orders} copy={copy} />
      </header>
      <dl className="grid fit-4 gap-4 border-y-2 py-4">
        <Figure name={words.orders}>{orders.length}</Figure>
        <Figure name={words.milk}>{quantityText({ ...packing.quantity, grams: 0 }, words)}</Figure>
        <Figure name={words.goods}>
          {quantityText({ ...packing.quantity, milliliters: 0 }, words)}
        </Figure>
        <Figure name={words.toCollect}>{formatRupees(packing.rupees)}</Figure>
      </dl>
      <Part heading={words.pack}>
        <ul>
          {packing.products.map(({ product, sizes, quantity }) => (
            <li
              key={product}
              className="flex flex-wrap items-baseline gap-x-4 border-b border-line py-3 tabular-nums print:break-inside-avoid print:py-[2mm]"
            >
              <p className="flex-1 font-semibold sm:flex-[0_1_13rem]">
                {orderWords.products[product]}
              </p>
              <ul className="order-last flex basis-full flex-wrap gap-x-6 text-lead sm:order-none sm:grow sm:basis-32">
                {sizes.map(({ item, count }) => (
                  <li key={item.id}>
                    {fill(words.item, { count, item: orderWords.sizes[item.size] })}
                  </li>
                ))}
              </ul>
              <p className="font-bold whitespace-nowrap">{quantityText(quantity, words)}</p>
            </li>
          ))}
        </ul>
      </Part>
      <Part heading={words.deliver}>
        <ol>
          {orders.map((order, index) => (
            <DeliveryStop key={index} order={order} copy={copy} />
          ))}
        </ol>
      </Part>
      {reconciled.findings.length > 0 && (
        <Part heading={words.findings.heading}>
          <ul className="policy-rules">
            {reconciled.findings.map((finding, index) => (
              <li key={index}>{fill(words.findings[finding.kind], finding)}</li>
            ))}
          </ul>
        </Part>
      )}
    </article>
  );
}

function Actions(sheet: Sheet) {
  const { seller: words } = sheet.copy;
  const { copyText, result } = useClipboard(deliveryText(sheet), 8, words);

  return (
    <div className="grid grid-cols-2 gap-3 *:not-[button]:col-span-full max-sm:*:first:col-span-full sm:grid-cols-3 print:hidden">
      <PrintButton text={words.print} />
      <Button look="secondary" onClick={() => void copyText()} text={words.copy} />
      <Button
        look="secondary"
        onClick={() => download(`${words.file}.csv`, spreadsheet(sheet))}
        text={words.csv}
      />
      {result}
    </div>
  );
}

function download(name: string, contents: string): void {
  const address = URL.createObjectURL(new Blob([contents], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Safari asks for permission first, and reads the address only then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function Figure({ name, children: figure }: { name: string; children: string | number }) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="text-[1.5rem] leading-[1.3] font-bold tabular-nums">{figure || "–"}</dd>
    </div>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="small-heading break-after-avoid">{heading}</h3>
      {children}
    </section>
  );
}
