import type { Copy } from "@/lib/copy";
import { lines, type MessageLine } from "@/lib/order/delivery";
import { lineLabel, type OrderWords } from "@/lib/order/message";
import type { OrderedItem, OrderWarning, ReceivedOrder } from "@/lib/seller/read";
import { indianTimeOf, typedOn, type Note, type Packing } from "@/lib/seller/sheet";
import { itemName } from "@/lib/shop/catalogue";
import { formatRupees } from "@/lib/shop/format";
import { callLink } from "@/lib/shop/links";
import { asciiDigits, cleanMobile, fill, isMobile } from "@/lib/text";

/** The words of the day sheet in one language, and those of the orders on it. */
export type SheetCopy = Pick<Copy, "order" | "seller">;
export type SheetWords = SheetCopy["seller"];

/** The orders of one day or of all, what to pack for them, and the words for it. */
export interface Sheet {
  readonly orders: readonly ReceivedOrder[];
  readonly packing: Packing;
  readonly copy: SheetCopy;
}

/** The lines below the name: phone numbers last, since one calls at the door. */
const below: readonly MessageLine[] = lines
  .filter(({ id }) => id !== "name")
  .sort((one, other) => Number(one.first.isPhone ?? false) - Number(other.first.isPhone ?? false));

/** What was typed into an order, below the name: several texts for an address, none for nothing. */
export function sheetLines({ details }: ReceivedOrder, words: OrderWords) {
  return below.map((line) => ({
    id: line.id,
    label: lineLabel(line, words),
    texts: details[line.id] ?? [],
    isRequired: line.first.required ?? false,
    isPhone: line.first.isPhone ?? false,
  }));
}

/** `3 × Desi cow milk - 1 Liter` */
export function itemText({ item, count }: OrderedItem, { order, seller }: SheetCopy): string {
  return fill(seller.item, { count, item: itemName(item, order, " - ") });
}

/** `12.5 L`, `3.75 kg`, or both; empty for none. */
export function quantityText(
  { milliliters, grams }: Packing["quantity"],
  words: SheetWords,
): string {
  return [
    ...(milliliters > 0 ? [fill(words.liters, { amount: milliliters / 1000 })] : []),
    ...(grams > 0 ? [fill(words.kilos, { amount: grams / 1000 })] : []),
  ].join(", ");
}

/** `2026-11-20` → `20 Nov 2026` */
export function dayText(day: string, { months }: Pick<OrderWords, "months">): string {
  const [year = "", month = "", date = ""] = day.split("-");
  return `${Number(date)} ${months[Number(month) - 1] ?? ""} ${year}`;
}

/** A warning about an order, in a sentence. */
export function warningText(
  warning: OrderWarning,
  order: ReceivedOrder,
  words: SheetWords,
): string {
  const totalToday = order.items.reduce((sum, { item, count }) => sum + item.rupees * count, 0);
  const text = fill(words.warnings[warning], { total: formatRupees(totalToday) });
  return warning === "unknown-items" ? `${text} ${order.unknownItems.join("; ")}` : text;
}

/** A note about an order that was repeated or replaced, in a sentence. */
export function noteText(note: Note, words: SheetWords): string {
  return fill(words.notes[note.kind], note);
}

/**
 * The day sheet as a text for the delivery person's chat. Everything typed follows a label or number, on
 * one line, so that an address cannot imitate another stop or another sum.
 */
export function deliveryText({ orders, packing, copy }: Sheet): string {
  const { order: names, seller: words } = copy;
  const packed = packing.products.map(({ product, sizes, quantity }) => {
    const counts = sizes.map(({ item, count }) =>
      fill(words.item, { count, item: names.sizes[item.size] }),
    );
    return `${names.products[product]}: ${counts.join(", ")} (${quantityText(quantity, words)})`;
  });
  return [
    `${words.pack}\n${packed.join("\n")}`,
    ...orders.map((order, index) => `${index + 1}. ${stop(order, copy)}`),
    `${words.orders}: ${orders.length}. ${words.toCollect}: ${formatRupees(packing.rupees)}`,
  ].join("\n\n");
}

function stop(order: ReceivedOrder, copy: SheetCopy): string {
  const { order: names, seller: words } = copy;
  return [
    `${names.fields.name.label}: ${typedOn(order, "name") || words.nameless}`,
    ...order.items.map((item) => itemText(item, copy)),
    ...order.warnings.map((warning) => `! ${warningText(warning, order, words)}`),
    ...sheetLines(order, names)
      .filter(({ texts, isRequired }) => isRequired || texts.length > 0)
      .map(({ label, texts }) => `${label}: ${texts.join(", ")}`),
    fill(words.collect, { total: formatRupees(order.total) }),
    ...(order.number === undefined ? [] : [order.number]),
  ].join("\n");
}

/** The orders as a CSV file, with a heading and a row for each. */
export function spreadsheet({ orders, copy }: Pick<Sheet, "orders" | "copy">): string {
  const { order: names, seller: words } = copy;
  const { columns } = words;
  const heading = [
    columns.number,
    columns.time,
    names.fields.name.label,
    ...below.map((line) => lineLabel(line, names)),
    columns.items,
    columns.total,
    columns.insteadOf,
    columns.check,
  ];
  const rows = orders.map((order) => [
    order.number ?? "",
    indianTimeOf(order),
    typedOn(order, "name"),
    ...sheetLines(order, names).map(({ texts }) => texts.join(", ")),
    order.items.map((item) => itemText(item, copy)).join("; "),
    order.total,
    order.insteadOf.join(", "),
    order.warnings.map((warning) => warningText(warning, order, words)).join(" "),
  ]);
  return csv([heading, ...rows]);
}

/** The start of what spreadsheets take for a formula; some also accept full-width signs. */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠|%\t\r]/u;

/**
 * Rows as a CSV file that spreadsheets read correctly: UTF-8 with a byte order mark, every text quoted. A
 * text that looks like a formula gets an apostrophe in front, so that it is not run
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/** A part of the text in the mobile field; with a link if it is a phone number. */
export interface PhonePart {
  readonly text: string;
  readonly href?: string;
}

const dialled = /\+?[\d०-९][\d०-९ ().-]{4,20}[\d०-९]/g;

/** Splits the text in the mobile field, which may be two numbers and a note. */
export function phoneParts(typed: string): readonly PhonePart[] {
  const mobile = cleanMobile(typed);
  if (isMobile(mobile)) return [{ text: typed, href: callLink(`+91${mobile}`) }];
  const parts: PhonePart[] = [];
  let end = 0;
  for (const { index, 0: text } of typed.matchAll(dialled)) {
    if (index > end) parts.push({ text: typed.slice(end, index) });
    const national = cleanMobile(text);
    const number = isMobile(national) ? `+91${national}` : asciiDigits(text);
    parts.push({ text, href: callLink(number) });
    end = index + text.length;
  }
  if (end < typed.length) parts.push({ text: typed.slice(end) });
  return parts;
}
