import type { Copy } from "@/lib/copy";
import { csv } from "@/lib/csv";
import type { Language } from "@/lib/language";
import { fields } from "@/lib/order/delivery";
import { fieldWords, type OrderWords } from "@/lib/order/message";
import type { OrderedItem, ReceivedOrder } from "@/lib/seller/order";
import type { Finding } from "@/lib/seller/reconcile";
import { packingOf, type Quantity } from "@/lib/seller/sheet";
import type { Reading } from "@/lib/seller/worker";
import { itemName, totalOf, type SoldOut } from "@/lib/shop/catalogue";
import { fill, fillCount, formatRupees } from "@/lib/shop/format";
import { chatLink } from "@/lib/shop/links";
import { firstMobile, isMobileDoubtful } from "@/lib/shop/phone";

/** The words of the day sheet in one language, and those of the orders on it. */
export interface SheetCopy extends Pick<Copy, "order" | "seller"> {
  readonly ownerNotes?: readonly string[];
}
export type SheetWords = SheetCopy["seller"];

export interface Sheet {
  readonly orders: readonly ReceivedOrder[];
  readonly copy: SheetCopy;
  readonly soldOut: SoldOut;
}

/** The fields of an order with phone numbers last, since one calls at the door. */
const phoneLast = [...fields].sort(
  (one, other) => Number(one.kind === "mobile") - Number(other.kind === "mobile"),
);

/** The fields of an order below the name, with what was typed. */
export function sheetRows({ details }: ReceivedOrder, words: OrderWords) {
  const belowName = phoneLast.filter(({ id }) => id !== "name");
  return belowName.map((field) => {
    const text = details[field.id] ?? "";
    const { label, hint } = fieldWords(field, words);
    const isDoubtful = field.kind === "mobile" && isMobileDoubtful(text);
    return { ...field, label, text, hint: isDoubtful ? hint : undefined };
  });
}

/** `chat.txt: 2 orders` */
export function chatText(
  { name, problem, count }: Reading["chats"][number],
  words: SheetWords,
): string {
  const found = count === 0 ? words.fileNothing : fillCount(words.fileOrders, count);
  return `${name}: ${problem ? words.fileProblems[problem] : found}`;
}

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

/** `2026-11-20` → `20 Nov 2026`; empty for no day */
export function dayText(day: string, { months }: Pick<OrderWords, "months">): string {
  if (day === "") return "";
  const [year = "", month = "", date = ""] = day.split("-");
  return `${Number(date)} ${months[Number(month) - 1] ?? ""} ${year}`;
}

/** The warnings about an order, each in a sentence, with what it is about. */
export function warningTexts(order: ReceivedOrder, { copy, soldOut }: Omit<Sheet, "orders">) {
  const { warnings, soldOut: soldOutWords, missing } = copy.seller;
  const total = formatRupees(totalOf(order.items.map(({ item, count }) => ({ ...item, count }))));
  const gone = order.items.filter(({ item }) => soldOut.includes(item.id));
  const names = gone.map(({ item }) => itemName(item, copy.order, " - "));
  const blank = fields.filter(({ id, required }) => required && !order.details[id]);
  const labels = blank.map((field) => fieldWords(field, copy.order).label);
  return [
    ...order.warnings.map(({ kind, texts }) =>
      `${fill(warnings[kind], { total })} ${texts.join("; ")}`.trim(),
    ),
    ...(names.length > 0 ? [`${soldOutWords} ${names.join("; ")}`] : []),
    ...(labels.length > 0 ? [`${missing} ${labels.join(", ")}`] : []),
  ];
}

/** What was found about orders, in a sentence that names them. */
export function findingText({ kind, orders }: Finding, copy: SheetCopy): string {
  const [number = "", other = ""] = orders.map((order) => nameOf(order, copy.seller));
  const deliveries = orders.map((order) =>
    [householdName(order, copy.seller), dayText(order.day, copy.order)].filter(Boolean).join(", "),
  );
  const values = { number, other, times: orders.length, deliveries: deliveries.join("; ") };
  return fill(copy.seller.findings[kind], values);
}

/** What an order is called in a sentence: its number or, without one, whom it is for. */
function nameOf(order: ReceivedOrder, words: SheetWords): string {
  const { address1, address2 } = order.details;
  const name = [householdName(order, words), address1, address2].filter(Boolean).join(", ");
  return order.number ?? fill(words.unnumbered, { name });
}

/** Opens the chat of a household with what it ordered, in its language; undefined where there is no mobile number. */
export function confirmLink(order: ReceivedOrder, copyIn: Readonly<Record<Language, SheetCopy>>) {
  const mobile = firstMobile(order.details.mobile ?? "");
  if (!mobile) return undefined;
  const copy = copyIn[order.language];
  const facts = [
    order.number,
    dayText(order.day, copy.order),
    ...order.items.map((item) => itemText(item, copy)),
    ...order.warnings.flatMap(({ kind, texts }) => (kind === "unknown-items" ? texts : [])),
    order.hasTotal && fill(copy.order.total, { total: formatRupees(order.total) }),
  ];
  const confirmation = fill(copy.seller.confirmation, { facts: facts.filter(Boolean).join(", ") });
  return chatLink(`91${mobile}`, [confirmation, ...(copy.ownerNotes ?? [])].join("\n"));
}

/** For the chat with the delivery person. What was typed follows a label on its line, so that it imitates no stop. */
export function deliveryText(sheet: Sheet): string {
  const { orders, copy } = sheet;
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
    ...orders.map((order, index) => `${index + 1}. ${stopText(order, sheet)}`),
    `${sheetWords.orders}: ${orders.length}. ${sheetWords.toCollect}: ${formatRupees(packing.rupees)}`,
  ].join("\n\n");
}

function stopText(order: ReceivedOrder, sheet: Sheet): string {
  const { copy } = sheet;
  const { order: orderWords, seller: sheetWords } = copy;
  return [
    `${orderWords.fields.name.label}: ${householdName(order, sheetWords)}`,
    ...order.items.map((item) => itemText(item, copy)),
    ...warningTexts(order, sheet).map((warning) => `! ${warning}`),
    ...order.notes.map((note) => `${sheetWords.note}: ${note}`),
    ...order.later.map((text) => `${sheetWords.later}: ${text}`),
    ...sheetRows(order, orderWords)
      .filter(({ text, required }) => text !== "" || required)
      .map(({ label, text }) => `${label}: ${text}`),
    fill(sheetWords.collect, { total: formatRupees(order.total) }),
    order.reference || [],
  ]
    .flat()
    .join("\n");
}

/** The orders as a CSV file, with a heading and a row for each. */
export function spreadsheet(sheet: Sheet): string {
  const { orders, copy } = sheet;
  const { columns, days, note, later } = copy.seller;
  type Column = [heading: string, cell: (order: ReceivedOrder) => string | number];
  const table: readonly Column[] = [
    [columns.reference, ({ reference }) => reference],
    [days, ({ day }) => day],
    ...phoneLast.map((field): Column => [
      fieldWords(field, copy.order).label,
      ({ details }) => details[field.id] ?? "",
    ]),
    [columns.items, ({ items }) => items.map((item) => itemText(item, copy)).join("; ")],
    [columns.total, ({ total }) => total],
    [columns.insteadOf, ({ insteadOf }) => insteadOf.join(", ")],
    [columns.check, (order) => warningTexts(order, sheet).join(" ")],
    [note, ({ notes }) => notes.join("; ")],
    [later, (order) => order.later.join("; ")],
  ];
  const rows = orders.map((order) => table.map(([, cell]) => cell(order)));
  return csv([table.map(([heading]) => heading), ...rows]);
}
