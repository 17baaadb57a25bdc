"use client";

import { memo, startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { DeliveryStop, type SheetProps } from "@/components/seller/stop";
import { Button } from "@/components/ui/button";
import { useClipboard } from "@/components/ui/clipboard";
import { PrintButton } from "@/components/ui/print";
import { saveTable } from "@/components/ui/save";
import { packingOf } from "@/lib/seller/sheet";
import {
  dayText,
  deliveryText,
  findingText,
  quantityText,
  spreadsheet,
  type Sheet,
  type SheetWords,
} from "@/lib/seller/texts";
import type { Reading } from "@/lib/seller/worker";
import { fill, fillCount, formatRupees } from "@/lib/shop/format";

/** Drawn only when something else was read: that takes longer than an answer to a key press may. */
export const DaySheet = memo(function DaySheet({
  reading,
  ...props
}: SheetProps & { reading: Reading }) {
  const { shownDays, orders, findings } = reading;
  const { copy, soldOut } = props;
  const { order: orderWords, seller: words } = copy;
  const { products, quantity, rupees } = packingOf(orders);
  const figures = [
    [words.orders, orders.length],
    [words.milk, quantityText({ ...quantity, grams: 0 }, words)],
    [words.goods, quantityText({ ...quantity, milliliters: 0 }, words)],
    [words.toCollect, formatRupees(rupees)],
  ] as const;

  return (
    <article className="day-sheet print:**:leading-[1.35] print:**:text-[black]">
      <header className="grid grid-cols-1 gap-3">
        <h2 className="font-display text-title">
          {words.heading}
          <span className="font-sans text-body font-semibold text-ink-soft">
            {` ${shownDays.map((day) => dayText(day, orderWords)).join(", ")}`}
          </span>
        </h2>
        <Actions orders={orders} copy={copy} soldOut={soldOut} />
      </header>
      <dl className="grid fit-4 gap-4 border-y-2 py-4">
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt className="text-small text-ink-soft">{name}</dt>
            <dd className="text-[1.5rem] leading-[1.3] font-bold tabular-nums">{figure || "–"}</dd>
          </div>
        ))}
      </dl>
      <section>
        <h3 className="small-heading break-after-avoid">{words.pack}</h3>
        <ul role="list">
          {products.map(({ product, sizes, quantity }) => (
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
      </section>
      <section>
        <h3 className="small-heading break-after-avoid">{words.deliver}</h3>
        <Stops orders={orders} {...props} />
      </section>
      {findings.length > 0 && (
        <section>
          <h3 className="small-heading break-after-avoid">{words.findings.heading}</h3>
          <ul className="policy-rules">
            {findings.map((finding, index) => (
              <li key={index}>{findingText(finding, copy)}</li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
});

/** How many deliveries are drawn before one scrolls to the end of them: a long chat may have thousands. Then at most 50. */
const stopsAtFirst = 10;

function Stops({ orders, ...props }: SheetProps & Pick<Reading, "orders">) {
  const [count, setCount] = useState(stopsAtFirst);
  /** Draws more when this element, which is below all others, comes near. */
  function drawMoreNear(end: HTMLDivElement | null) {
    const drawMore = ([entry]: readonly IntersectionObserverEntry[]) => {
      if (entry?.isIntersecting) startTransition(() => setCount(count + Math.min(count, 50)));
    };
    const observer = new IntersectionObserver(drawMore, { rootMargin: "16000px" });
    if (end) observer.observe(end);
    return () => observer.disconnect();
  }
  useEffect(() => {
    const drawAll = () => flushSync(() => setCount(Infinity));
    addEventListener("beforeprint", drawAll);
    return () => removeEventListener("beforeprint", drawAll);
  }, []);

  return (
    <>
      <ol className="wide-paper:columns-2 wide-paper:gap-[6mm]">
        {orders.slice(0, count).map((order) => (
          <DeliveryStop key={order.key} order={order} {...props} />
        ))}
      </ol>
      {count < orders.length && <div ref={drawMoreNear} />}
    </>
  );
}

function Actions(sheet: Sheet) {
  const { seller: words } = sheet.copy;
  const { copyText, result } = useClipboard(() => deliveryText(sheet), 8, words.copy, words);

  return (
    <div className="grid grid-cols-2 gap-3 *:not-[button]:col-span-full max-sm:*:first:col-span-full sm:grid-cols-3 print:hidden">
      <PrintButton text={words.print} />
      <Button look="secondary" onClick={() => void copyText()} text={words.copy} />
      <Button
        look="secondary"
        onClick={() => void saveTable(`${words.file}.csv`, spreadsheet(sheet))}
        text={words.csv}
      />
      {result}
    </div>
  );
}

/** What could not be read, word for word; what is no order is folded. */
export function Unread(props: Reading & { words: SheetWords; unfold: () => void }) {
  const { open, others, othersCount, words, unfold } = props;
  const look = "mb-3 border-l-4 px-3.5 py-2 text-small wrap-anywhere whitespace-pre-wrap";
  return (
    <section
      className={`grid grid-cols-1 gap-3 ${open.length > 0 ? "print:mt-[5mm]" : "print:hidden"}`}
    >
      <h2 className="small-heading">{words.unread.heading}</h2>
      <p>{words.unread.text}</p>
      {open.map((text, index) => (
        <p key={index} dir="auto" className={`${look} border-alert`}>
          {text}
        </p>
      ))}
      {othersCount > 0 && (
        <details className="print:hidden" onToggle={unfold}>
          <summary className="min-h-12 cursor-pointer py-2.5 font-semibold">
            {fillCount(words.unreadCount, othersCount)}
          </summary>
          {others.map((text, index) => (
            <p key={index} dir="auto" className={`${look} border-line late-600`}>
              {text}
            </p>
          ))}
        </details>
      )}
    </section>
  );
}
