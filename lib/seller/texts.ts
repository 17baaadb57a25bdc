import type { Copy } from "@/lib/copy";
import { fields } from "@/lib/order/delivery";
import { fieldWords, type OrderWords } from "@/lib/order/message";
import { sumOf, type OrderedItem, type Quantity } from "@/lib/seller/quantities";
import type { ReceivedOrder } from "@/lib/seller/read";
import { indianTimeOf, packingOf } from "@/lib/seller/sheet";
import { itemName } from "@/lib/shop/catalogue";
import { formatRupees } from "@/lib/shop/format";
import { callLink } from "@/lib/shop/links";
import { asciiDigits, betweenDigits, fill, isMobileDoubtful, mobileIn } from "@/lib/text";

/** The words of the day sheet in one language, and those of the orders on it. */
export type SheetCopy = Pick<Copy, "order" | "seller">;
export type SheetWords = SheetCopy["seller"];

export interface Sheet {
  readonly orders: readonly ReceivedOrder[];
  readonly copy: SheetCopy;
}

/** The fields of an order with phone numbers last, since one calls at the door. */
const phoneLast = [...fields].sort(
  (one, other) => Number(one.isPhone ?? false) - Number(other.isPhone ?? false),
);

/** What was typed into the fields of an order below the name. */
export function sheetLines({ details }: ReceivedOrder, words: OrderWords) {
  const belowName = phoneLast.filter(({ id }) => id !== "name");
  return belowName.map((field) => {
    const { id, required: isRequired = false, isPhone = false } = field;
    const text = details[id] ?? "";
    const { label, ...others } = fieldWords(field, words);
    const hint = isPhone && isMobileDoubtful(text) ? others.hint : undefined;
    return { id, label, text, isRequired, isPhone, hint };
  });
}

/** Who ordered, by the name that was typed. */
export function householdName({ details: { name = "" } }: ReceivedOrder, words: SheetWords) {
  return name === "" ? words.nameless : name;
}

/** `3 × Desi cow milk - 1 Liter` */
export function itemText({ item, count }: OrderedItem, { order, seller }: SheetCopy): string {
  return fill(seller.item, { count, item: itemName(item, order, " - ") });
}

/** `12.5 L`, `3.75 kg`, or both with a comma; empty for nothing. */
export function quantityText({ milliliters, grams }: Quantity, words: SheetWords): string {
  return [
    ...(milliliters === 0 ? [] : [fill(words.liters, { amount: milliliters / 1000 })]),
    ...(grams === 0 ? [] : [fill(words.kilos, { amount: grams / 1000 })]),
  ].join(", ");
}

/** `2026-11-20` → `20 Nov 2026` */
export function dayText(day: string, { months }: Pick<OrderWords, "months">): string {
  const [year = "", month = "", date = ""] = day.split("-");
  return `${Number(date)} ${months[Number(month) - 1] ?? ""} ${year}`;
}

/** The warnings about an order, each in a sentence. */
export function warningTexts(order: ReceivedOrder, words: SheetWords): readonly string[] {
  const totalToday = sumOf(order.items, ({ item }) => item.rupees);
  return order.warnings.map((warning) => {
    const text = fill(words.warnings[warning], { total: formatRupees(totalToday) });
    return warning === "unknown-items" ? `${text} ${order.unknownItems.join("; ")}` : text;
  });
}

/**
 * The day sheet as a text for the chat with the delivery person. Everything that was typed follows a label or a number on
 * the same line, so that an address cannot imitate another stop or another sum.
 */
export function deliveryText({ orders, copy }: Sheet): string {
  const { order: orderWords, seller: sheetWords } = copy;
  const packing = packingOf(orders);
  const packed = packing.products.map(({ product, sizes, quantity }) => {
    const counts = sizes.map(({ item, count }) =>
      fill(sheetWords.item, { count, item: orderWords.sizes[item.size] }),
    );
    return `${orderWords.products[product]}: ${counts.join(", ")} (${quantityText(quantity, sheetWords)})`;
  });
  return [
    `${sheetWords.pack}\n${packed.join("\n")}`,
    ...orders.map((order, index) => `${index + 1}. ${stopText(order, copy)}`),
    `${sheetWords.orders}: ${orders.length}. ${sheetWords.toCollect}: ${formatRupees(packing.rupees)}`,
  ].join("\n\n");
}

function stopText(order: ReceivedOrder, copy: SheetCopy): string {
  const { order: orderWords, seller: sheetWords } = copy;
  return [
    `${orderWords.fields.name.label}: ${householdName(order, sheetWords)}`,
    ...order.items.map((item) => itemText(item, copy)),
    ...warningTexts(order, sheetWords).map((warning) => `! ${warning}`),
    ...order.notes.map((note) => `${sheetWords.note}: ${note}`),
    ...sheetLines(order, orderWords)
      .filter(({ text, isRequired }) => isRequired || text !== "")
      .map(({ label, text }) => `${label}: ${text}`),
    fill(sheetWords.collect, { total: formatRupees(order.total) }),
    ...(order.number === undefined ? [] : [order.number]),
  ].join("\n");
}

/** The orders as a CSV file, with a heading and a row for each. */
export function spreadsheet({ orders, copy }: Sheet): string {
  const { columns, note } = copy.seller;
  const headings = [
    columns.number,
    columns.time,
    ...phoneLast.map((field) => fieldWords(field, copy.order).label),
    columns.items,
    columns.total,
    columns.insteadOf,
    columns.check,
    note,
  ];
  const rows = orders.map((order) => [
    order.number ?? "",
    indianTimeOf(order),
    ...phoneLast.map(({ id }) => order.details[id] ?? ""),
    order.items.map((item) => itemText(item, copy)).join("; "),
    order.total,
    order.insteadOf.join(", "),
    warningTexts(order, copy.seller).join(" "),
    order.notes.join("; "),
  ]);
  return csv([headings, ...rows]);
}

/** The start of what spreadsheets take for a formula: `=1+1`, `+91`, `@SUM(A1)`; some also accept full-width signs. */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠|%\t\r]/u;

/** Digits with a word among or behind them, or none: `7/12`, `₹60`, `1E5`, `6:42 pm`, `5 May 2026` */
const digitsFirst = String.raw`[\p{Nd}\p{Sc}.(−]\P{L}*(?:\p{L}{1,9}\P{L}*)?`;
/** `May 5`, `Nov 20, 2026` */
const monthFirst = String.raw`\p{L}{3,9}[\s.,-]*\p{Nd}[\p{Nd}\s:.,/-]*`;
/** What spreadsheets take for a number, a date, a sum or a truth value. */
const numberLike = new RegExp(
  String.raw`^[\s\p{Cf}]*(?:${digitsFirst}|${monthFirst}|true|false)$`,
  "iu",
);

/**
 * Rows as a CSV file that spreadsheets read correctly: UTF-8 with a byte order mark, every text quoted. A text that looks
 * like a formula gets an apostrophe in front, so that it is not run (https://owasp.org/www-community/attacks/CSV_Injection).
 * One that looks like a number or a date gets a zero-width space, with which Excel and LibreOffice leave it unchanged;
 * they ignore quotes and spaces.
 */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const guard = formula.test(value) ? "'" : numberLike.test(value) ? "\u200b" : "";
  return `"${guard}${value.replaceAll('"', '""')}"`;
}

const gap = `(?:${betweenDigits.source}){0,3}`;
/** A phone number of any country, or several Indian ones in a row: at least six digits. */
const phoneNumber = new RegExp(`(\\+?\\p{Nd}(?:${gap}\\p{Nd}){5,})`, "u");
/** `98765 43210`, `+91 98765 43210`, `098765-43210` */
const indianMobile = new RegExp(
  `(?:\\+?${gap}91${gap}0?|0)?${gap}[6-9](?:${gap}\\d){9}${gap}`,
  "gu",
);
/** The most digits of any number in the world. */
const maxDigits = 15;

/**
 * Splits what was typed as a phone number, which may be two numbers and a note. A number to call has the `href` of a link.
 */
export function phoneParts(typed: string): readonly PhonePart[] {
  if (mobileIn(typed)) return [numberPart(typed)];
  // The pattern is a group, so that every other part is what it matches.
  return typed.split(phoneNumber).flatMap((part, index) => {
    if (index % 2 === 0) return part === "" ? [] : { text: part };
    const digits = asciiDigits(part);
    const mobiles = digits.match(indianMobile) ?? [];
    const areSeveral = mobiles.length > 1 && mobiles.join("") === digits;
    return (areSeveral ? mobiles : [part]).map(numberPart);
  });
}

interface PhonePart {
  readonly text: string;
  readonly href?: string;
}

function numberPart(text: string): PhonePart {
  const national = mobileIn(text);
  if (national) return { text, href: callLink(`+91${national}`) };
  const number = asciiDigits(text);
  return number.replace(/\D/g, "").length > maxDigits ? { text } : { text, href: callLink(number) };
}
