import type { Copy } from "@/lib/copy";
import { messageLines } from "@/lib/order/delivery";
import { fieldWords, lineLabel, type OrderWords } from "@/lib/order/message";
import type { OrderedItem } from "@/lib/seller/order";
import type { ReceivedOrder } from "@/lib/seller/read";
import { indianTimeOf, typedOn, type Packing } from "@/lib/seller/sheet";
import { itemName } from "@/lib/shop/catalogue";
import { formatRupees } from "@/lib/shop/format";
import { callLink } from "@/lib/shop/links";
import { asciiDigits, betweenDigits, fill, isMobileDoubtful, mobileIn } from "@/lib/text";

/** The words of the day sheet in one language, and those of the orders on it. */
export type SheetCopy = Pick<Copy, "order" | "seller">;
export type SheetWords = SheetCopy["seller"];

/** The orders of one day or of all, what to pack for them, and the words for it. */
export interface Sheet {
  readonly orders: readonly ReceivedOrder[];
  readonly packing: Packing;
  readonly copy: SheetCopy;
}

/** The lines of an order: phone numbers last, since one calls at the door. */
const linesPhoneLast = [...messageLines].sort(
  (one, other) => Number(one.first.isPhone ?? false) - Number(other.first.isPhone ?? false),
);

/** What was typed into an order, below the name: several texts for an address, none for nothing. */
export function sheetLines({ details }: ReceivedOrder, words: OrderWords) {
  const below = linesPhoneLast.filter(({ id }) => id !== "name");
  return below.map(({ id, first }) => {
    const texts = details[id] ?? [];
    const { required: isRequired = false, isPhone = false } = first;
    const hint =
      isPhone && texts.some(isMobileDoubtful) ? fieldWords(first, words).hint : undefined;
    return { id, label: lineLabel({ first }, words), texts, isRequired, isPhone, hint };
  });
}

/** `3 × Desi cow milk - 1 Liter` */
export function itemText({ item, count }: OrderedItem, { order, seller }: SheetCopy): string {
  return fill(seller.item, { count, item: itemName(item, order, " - ") });
}

/** `12.5 L`, `3.75 kg`, or both; empty for none. */
export function quantityText(
  { milliliters, grams }: Packing["quantity"],
  { liters, kilos }: SheetWords,
): string {
  const textOf = (unit: string, amount: number) =>
    amount === 0 ? [] : [fill(unit, { amount: amount / 1000 })];
  return [...textOf(liters, milliliters), ...textOf(kilos, grams)].join(", ");
}

/** `2026-11-20` → `20 Nov 2026` */
export function dayText(day: string, { months }: Pick<OrderWords, "months">): string {
  const [year = "", month = "", date = ""] = day.split("-");
  return `${Number(date)} ${months[Number(month) - 1] ?? ""} ${year}`;
}

/** The warnings about an order, each in a sentence. */
export function warningTexts(order: ReceivedOrder, words: SheetWords): readonly string[] {
  const totalToday = order.items.reduce((sum, { item, count }) => sum + item.rupees * count, 0);
  return order.warnings.map((warning) => {
    const text = fill(words.warnings[warning], { total: formatRupees(totalToday) });
    return warning === "unknown-items" ? `${text} ${order.unknownItems.join("; ")}` : text;
  });
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
    ...orders.map((order, index) => `${index + 1}. ${stopText(order, copy)}`),
    `${words.orders}: ${orders.length}. ${words.toCollect}: ${formatRupees(packing.rupees)}`,
  ].join("\n\n");
}

function stopText(order: ReceivedOrder, copy: SheetCopy): string {
  const { order: names, seller: words } = copy;
  return [
    `${names.fields.name.label}: ${typedOn(order, "name") || words.nameless}`,
    ...order.items.map((item) => itemText(item, copy)),
    ...warningTexts(order, words).map((warning) => `! ${warning}`),
    ...order.notes.map((note) => `${words.note}: ${note}`),
    ...sheetLines(order, names)
      .filter(({ texts, isRequired }) => isRequired || texts.length > 0)
      .map(({ label, texts }) => `${label}: ${texts.join(", ")}`),
    fill(words.collect, { total: formatRupees(order.total) }),
    ...(order.number === undefined ? [] : [order.number]),
  ].join("\n");
}

/** The orders as a CSV file, with a heading and a row for each. */
export function spreadsheet({ orders, copy }: Pick<Sheet, "orders" | "copy">): string {
  const { columns } = copy.seller;
  const cells: readonly (readonly [string, (order: ReceivedOrder) => string | number])[] = [
    [columns.number, ({ number }) => number ?? ""],
    [columns.time, indianTimeOf],
    ...linesPhoneLast.map(
      (line) =>
        [lineLabel(line, copy.order), (order: ReceivedOrder) => typedOn(order, line.id)] as const,
    ),
    [columns.items, ({ items }) => items.map((item) => itemText(item, copy)).join("; ")],
    [columns.total, ({ total }) => total],
    [columns.insteadOf, ({ insteadOf }) => insteadOf.join(", ")],
    [columns.check, (order) => warningTexts(order, copy.seller).join(" ")],
    [copy.seller.note, ({ notes }) => notes.join("; ")],
  ];
  return csv([
    cells.map(([heading]) => heading),
    ...orders.map((order) => cells.map(([, cellOf]) => cellOf(order))),
  ]);
}

/** The start of what spreadsheets take for a formula; some also accept full-width signs. */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠|%\t\r]/u;

/** The start of what they take for a number, a date, a sum or a truth: `7/12`, `May 5`, `TRUE`. */
const numberLike =
  /^[\s\p{Cf}]*(?:[\p{Nd}\p{Sc}.(−]\P{L}*(?:\p{L}{1,9}\P{L}*)?|\p{L}{3,9}[\s.,-]*\p{Nd}[\p{Nd}\s:.,/-]*|true|false)$/iu;

/**
 * Rows as a CSV file that spreadsheets read correctly: UTF-8 with a byte order mark, every text quoted. A
 * text that looks like a formula gets an apostrophe in front, so that it is not run
 * (https://owasp.org/www-community/attacks/CSV_Injection). One that looks like a number or a date gets a
 * zero-width space, with which Excel and LibreOffice leave it as it is; quotes and spaces they ignore.
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
const dialled = new RegExp(`(\\+?\\p{Nd}(?:${gap}\\p{Nd}){5,})`, "u");
const mobiles = new RegExp(`(?:\\+?${gap}91${gap}0?|0)?${gap}[6-9](?:${gap}\\d){9}${gap}`, "gu");
/** The most digits of any number in the world. */
const maxDigits = 15;

/** Splits the text in the mobile field, which may be two numbers and a note. A link calls what was typed. */
export function phoneParts(typed: string): readonly Part[] {
  if (mobileIn(typed)) return [partOf(typed)];
  // Every other part is a number, or several.
  return typed.split(dialled).flatMap((part, index) => {
    if (index % 2 === 0) return part === "" ? [] : { text: part };
    const plain = asciiDigits(part);
    const several = plain.match(mobiles) ?? [];
    const isAll = several.length > 1 && several.join("") === plain;
    return (isAll ? several : [part]).map(partOf);
  });
}

type Part = ReturnType<typeof partOf>;

function partOf(text: string): { readonly text: string; readonly href?: string } {
  const national = mobileIn(text);
  if (national) return { text, href: callLink(`+91${national}`) };
  const number = asciiDigits(text);
  return number.replace(/\D/g, "").length > maxDigits ? { text } : { text, href: callLink(number) };
}
