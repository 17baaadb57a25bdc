"use client";

import { NewTabLink } from "@/components/ui/new-tab";
import type { Language } from "@/lib/language";
import type { ReceivedOrder } from "@/lib/seller/order";
import type { SentWords } from "@/lib/seller/patterns";
import {
  confirmLink,
  dayText,
  householdName,
  itemText,
  sheetRows,
  warningTexts,
  type SheetCopy,
} from "@/lib/seller/texts";
import { fill, formatRupees } from "@/lib/shop/format";
import { phoneParts } from "@/lib/shop/phone";
import type { SoldOut } from "@/lib/shop/catalogue";

export interface SheetProps {
  copy: SheetCopy;
  /** Orders may be in either language, whatever the language of the page, and are confirmed in theirs. */
  copyIn: SentWords & Readonly<Record<Language, SheetCopy>>;
  soldOut: SoldOut;
}

/** One delivery. It can be ticked off, which nothing stores; on paper there is a box for that. */
export function DeliveryStop({ order, ...props }: SheetProps & { order: ReceivedOrder }) {
  const { copy, copyIn } = props;
  const { seller: words } = copy;
  const chat = confirmLink(order, copyIn);
  const rows = sheetRows(order, copy.order).filter(({ text }) => text !== "");
  return (
    <li className="numbered border-b border-line py-4 pl-9 late-12 before:text-title has-checked:bg-turmeric-pale print:static print:break-inside-avoid print:py-[2mm] print:[content-visibility:visible] print:before:static print:before:float-left print:before:-ml-9">
      <p className="flex flex-wrap justify-between gap-x-4 text-lead print:before:size-[4mm] print:before:border">
        <bdi className="font-semibold print:flex-[1_1_45%]">{householdName(order, words)}</bdi>{" "}
        <span className="font-bold tabular-nums">
          {fill(words.collect, { total: formatRupees(order.total) })}
        </span>
      </p>
      <ul className="mt-1 mb-2">
        {order.items.map((item, index) => (
          <li key={index}>{itemText(item, copy)}</li>
        ))}
      </ul>
      {warningTexts(order, props).map((warning) => (
        <p key={warning} className="alert my-2">
          {warning}
        </p>
      ))}
      <Notes label={words.note} texts={order.notes} />
      <Notes label={words.later} texts={order.later} />
      <dl>
        {rows.map(({ id, kind, required, label, text, hint }) => (
          <div key={id}>
            {/* One sees what is an address, and what is a number. */}
            <dt className={required ? "sr-only" : "float-left mr-[0.3em] text-ink-soft"}>
              {`${label}: `}
            </dt>
            <dd>{kind === "mobile" ? <PhoneNumbers typed={text} /> : <bdi>{text}</bdi>}</dd>
            {hint && <dd className="alert my-1">{hint}</dd>}
          </div>
        ))}
      </dl>
      <p className="text-small text-ink-soft">{referenceOf(order, copy)}</p>
      <div className="flex flex-wrap gap-x-6 print:hidden">
        <label className="flex min-h-12 items-center gap-2">
          <input type="checkbox" className="size-5" />
          {words.delivered}
        </label>
        {chat && <NewTabLink href={chat} text={words.confirm} className="card-link" />}
      </div>
    </li>
  );
}

/** What was typed as a phone number; every number in it is a link to call. */
function PhoneNumbers({ typed }: { typed: string }) {
  return phoneParts(typed).map(({ text, href }, index) => (
    <a
      key={index}
      href={href}
      dir="auto"
      className={href && "card-link font-bold tabular-nums print:min-h-0 print:no-underline"}
    >
      {text}
    </a>
  ));
}

function Notes({ label, texts }: { label: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div className="my-1 border-l-4 border-turmeric pl-2 font-semibold">
      <span className="font-normal text-ink-soft">{`${label}: `}</span>
      {texts.map((text, index) => (
        <bdi key={index} className="not-first-of-type:block">
          {text}
        </bdi>
      ))}
    </div>
  );
}

/** `Order DM-7K3Q, 20 Nov 2026, 6:42 PM · came on 22 Nov 2026 · Instead of DM-2ZG7` */
function referenceOf(order: ReceivedOrder, { order: words, seller }: SheetCopy): string {
  const { reference, placedOn, insteadOf, day } = order;
  const parts = [reference || seller.noNumber];
  if (day !== "" && day !== placedOn) parts.push(fill(seller.cameOn, { day: dayText(day, words) }));
  if (insteadOf.length > 0) parts.push(fill(seller.insteadOf, { numbers: insteadOf.join(", ") }));
  return parts.join(" · ");
}
