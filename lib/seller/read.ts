import { oldestLines, type LineId } from "@/lib/order/delivery";
import {
  orderNumberPattern,
  readItemLine,
  readPlacedAt,
  readText,
  rupeesIn,
  type ItemLine,
  type MessagePatterns,
} from "@/lib/order/message";
import type { Item } from "@/lib/shop/catalogue";
import { cleanText } from "@/lib/text";

/** Why the seller should check an order before packing it. */
export type OrderWarning =
  /** A line has no item of the catalogue. */
  | "unknown-items"
  /** The sums are wrong: somebody has edited the message. */
  | "sums"
  /** The prices have changed since. */
  | "prices";

/** Several of one item. */
export interface OrderedItem {
  readonly item: Item;
  readonly count: number;
}

/** An order, as read from its message. */
export interface ReceivedOrder {
  /** Undefined for an order from a browser without scripts. */
  readonly number: string | undefined;
  /** To the minute. */
  readonly placedAt: Date | undefined;
  readonly insteadOf: readonly string[];
  readonly items: readonly OrderedItem[];
  /** Lines among the items that have no item of the catalogue, unchanged. */
  readonly unknownItems: readonly string[];
  /** The total of the message, in whole rupees. */
  readonly total: number;
  /** What was typed, by its line: an address may have several, none where nothing was typed. */
  readonly details: Readonly<Partial<Record<LineId, readonly string[]>>>;
  readonly warnings: readonly OrderWarning[];
}

/** Text that is not an order, unchanged: one message, as far as that can be told. */
export interface UnreadText {
  readonly text: string;
  /** Whether it has an order number: it is then an order that was cut off or edited. */
  readonly hasNumber: boolean;
}

/** The content of pasted messages. Every line belongs to an order or to an unread text, or is blank. */
export interface Messages {
  /** In the order of the text. */
  readonly orders: readonly ReceivedOrder[];
  readonly unread: readonly UnreadText[];
}

const orderNumber = new RegExp(orderNumberPattern);

/** Reads messages that were copied from a chat, or an exported chat, in all these languages. */
export function readMessages(text: string, languages: readonly MessagePatterns[]): Messages {
  const raw = text.replace(/^\ufeff/, "").split(/\r\n|\n|\r/);
  const lines = raw.map(cleanText);
  const orders: ReceivedOrder[] = [];
  const unread: UnreadText[] = [];
  let pending: string[] = [];

  function settlePending(): void {
    const message = pending
      .join("\n")
      .replace(/^(?:[^\S\n]*\n)+/u, "")
      .trimEnd();
    if (message !== "") unread.push({ text: message, hasNumber: orderNumber.test(message) });
    pending = [];
  }

  for (let at = 0; at < lines.length;) {
    const reading = readOrder(lines, at, languages);
    if (reading) {
      settlePending();
      orders.push(reading.order);
      at = reading.end;
    } else {
      if (header.test(lines[at] ?? "")) settlePending();
      pending.push(raw[at] ?? "");
      at += 1;
    }
  }
  settlePending();
  return { orders, unread };
}

/**
 * Reads the order that starts at a line, and says where the next line is: the inverse of `orderMessage` and
 * `blankMessage`. The meaning of a line follows from its position alone, so that nothing typed can imitate
 * another line. Undefined if no complete order starts there.
 */
function readOrder(
  lines: readonly string[],
  start: number,
  languages: readonly MessagePatterns[],
): { order: ReceivedOrder; end: number } | undefined {
  for (const patterns of languages) {
    const beginning = readBeginning(lines, start, patterns);
    const goods = beginning && readGoods(lines, beginning.end, patterns);
    const delivery = goods && readDelivery(lines, afterBlanks(lines, goods.end), patterns);
    if (!delivery) continue;
    const { end, ...order } = { ...beginning, ...goods, ...delivery };
    const again = afterBlanks(lines, end);
    return { order, end: patterns.again.test(lines[again] ?? "") ? again + 1 : end };
  }
  return undefined;
}

/** Reads number, time and what the order replaces; undefined if no order starts here. */
function readBeginning(lines: readonly string[], start: number, patterns: MessagePatterns) {
  const isGreeted = isGreeting(lines[start] ?? "", patterns);
  const at = isGreeted ? afterBlanks(lines, start + 1) : start;
  const reference = referenceIn(lines[at] ?? "", patterns);
  if (!reference && !isGreeted) return undefined;
  if (!reference) return { number: undefined, placedAt: undefined, insteadOf: [], end: at };
  const replaced = patterns.insteadOf.exec(lines[at + 1] ?? "")?.groups?.numbers;
  return {
    number: reference.number,
    placedAt: readPlacedAt(reference, patterns.words),
    insteadOf: replaced?.split(", ") ?? [],
    end: replaced === undefined ? at + 1 : at + 2,
  };
}

/** Whether an order starts at this line, even if it is incomplete. */
function beginsOrder(line: string, patterns: MessagePatterns): boolean {
  return isGreeting(line, patterns) || referenceIn(line, patterns) !== undefined;
}

function isGreeting(line: string, { words: { greeting } }: MessagePatterns): boolean {
  const text = line.trimEnd();
  return text.endsWith(greeting) && isBegun(text.slice(0, -greeting.length));
}

/** The reference in a line. It follows a chat header directly if the message has no greeting. */
function referenceIn(line: string, { reference }: MessagePatterns) {
  const [, sender = "", rest = ""] = /^(.*?: )(.+)$/u.exec(line) ?? [];
  return (reference.exec(line) ?? (isBegun(sender) ? reference.exec(rest) : null))?.groups;
}

/** Whether a message starts behind this text, which is nothing, or what WhatsApp writes in front of one. */
function isBegun(text: string): boolean {
  return text === "" || (header.test(text) && /:\s?$/.test(text));
}

/** Reads the items down to the total; undefined if there is no total. */
function readGoods(lines: readonly string[], start: number, patterns: MessagePatterns) {
  const items: ItemLine[] = [];
  const unknownItems: string[] = [];
  // More lines than an order of all items has.
  for (let at = start; at < Math.min(lines.length, start + 50); at += 1) {
    const line = lines[at] ?? "";
    const total = patterns.total.exec(line)?.groups?.total;
    if (total !== undefined) {
      if (items.length + unknownItems.length === 0) return undefined;
      return {
        items: items.map(({ item, count }) => ({ item, count })),
        unknownItems,
        total: rupeesIn(total),
        warnings: warningsOf(items, unknownItems, rupeesIn(total)),
        end: at + 1,
      };
    }
    if (beginsOrder(line, patterns)) return undefined;
    if (line.trim() === "") continue;
    const item = readItemLine(line, patterns);
    if (item) items.push(item);
    else unknownItems.push(line);
  }
  return undefined;
}

/** What the seller is to check, because the lines do not fit each other or the catalogue. */
function warningsOf(
  lines: readonly ItemLine[],
  unknownItems: readonly string[],
  total: number,
): readonly OrderWarning[] {
  const sum = lines.reduce((sums, line) => sums + line.sum, 0);
  const isWrong = sum !== total || lines.some((line) => line.price * line.count !== line.sum);
  const warnings: OrderWarning[] = [];
  if (unknownItems.length > 0) warnings.push("unknown-items");
  else if (isWrong) warnings.push("sums");
  if (lines.some(({ item, price }) => price !== item.rupees)) warnings.push("prices");
  return warnings;
}

/** Reads the delivery details line by line; undefined if they are incomplete. */
function readDelivery(
  lines: readonly string[],
  at: number,
  patterns: MessagePatterns,
  [line, ...rest] = patterns.delivery,
): { details: ReceivedOrder["details"]; end: number } | undefined {
  if (!line) return { details: {}, end: at };
  const text = line.label.exec(lines[at] ?? "")?.groups?.text;
  if (text === undefined && oldestLines.includes(line.id)) return undefined;
  for (const end of text === undefined ? [at] : endsOfLine(lines, at, line.id, patterns)) {
    const after = readDelivery(lines, end, patterns, rest);
    if (!after) continue;
    const typed = [text ?? "", ...lines.slice(at + 1, end - 1)]
      .map((each) => readText(each, line.first, patterns.words))
      .filter((each) => each.trim() !== "");
    return { details: { [line.id]: typed, ...after.details }, end: after.end };
  }
  return undefined;
}

/** The shop's form has two; messages that are written or edited by hand may have more. */
const maxAddressLines = 6;

/** Where the next line may begin: below an address, behind any line that may be the place, which ends it. */
function endsOfLine(
  lines: readonly string[],
  at: number,
  id: LineId,
  patterns: MessagePatterns,
): readonly number[] {
  if (id !== "address") return [at + 1];
  const ends: number[] = [];
  for (let place = at + 1; place <= at + maxAddressLines; place += 1) {
    const more = lines.slice(at + 1, place);
    if (more.length > 1 && more.some((line) => beginsOrder(line, patterns))) break;
    if (lines[place]?.trimEnd() === patterns.words.place) ends.push(place + 1);
  }
  return ends;
}

/** The index of the next line that is not blank. */
function afterBlanks(lines: readonly string[], start: number): number {
  let at = start;
  while (lines[at]?.trim() === "") at += 1;
  return at;
}

// What WhatsApp writes in front of the first line of a message:
//
// - several messages copied on a phone: `[12/11/26, 5:03 AM] Sita: `, also with seconds (iPhone)
// - copied in WhatsApp Web: `[05:03, 12/11/2026] Sita: `
// - an exported chat: `12/11/26, 5:03 am - Sita: ` (Android), `[12/11/26, 5:03:22 AM] Sita: ` (iPhone)
//
// Direction marks have been removed already. Spaces may be of any width, digits Devanagari, and the part of
// the day is a word in any language, before or after the time.
const digit = String.raw`[\d०-९]`;
const date = String.raw`${digit}{1,4}[./-]${digit}{1,2}[./-]${digit}{1,4}`;
const word = String.raw`[\p{L}\p{M}.]{1,20}`;
const time = String.raw`(?:${word}\s)?${digit}{1,2}[:.]${digit}{2}(?:[:.]${digit}{2})?(?:\s?${word})?(?:\s${word})?`;
const stamp = String.raw`(?:${date},?\s${time}|${time},?\s${date})`;
const header = new RegExp(String.raw`^(?:\[${stamp}\]\s?|${stamp}\s[-–]\s)`, "u");
