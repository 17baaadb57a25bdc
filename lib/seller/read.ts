// How pasted text is read: its lines (line.ts) are divided into blocks, each of which starts with the header of a message
// (header.ts) or an order (order.ts, details.ts). Orders are found by patterns of each language (patterns.ts). What
// stands around an order in its message becomes its notes, and the date of the header (datetime.ts) decides its day.
// sheet.ts and texts.ts make the day sheet of the orders; quantities.ts adds up what was ordered.

import type { Draft } from "@/lib/order/delivery";
import { orderNumberPattern } from "@/lib/order/order";
import {
  dateStyleOf,
  daysBetween,
  momentOf,
  readDateTime,
  type DateStyle,
  type WrittenDate,
} from "@/lib/seller/datetime";
import { readHeader, type Header } from "@/lib/seller/header";
import { matchLine, notesFrom, textLine, type TextLine } from "@/lib/seller/line";
import { readOrder, type OrderWarning, type WrittenOrder } from "@/lib/seller/order";
import { isOrderLine, startsOrder, type MessagePatterns } from "@/lib/seller/patterns";
import type { OrderedItem } from "@/lib/seller/quantities";

export interface ReceivedOrder {
  /** Undefined for an order from a browser without scripts. */
  readonly number: string | undefined;
  /** To the minute; undefined where it is not certain. */
  readonly placedAt: Date | undefined;
  /** The day under which it is on the sheet, as `2026-11-20`: that of its message, else its own; empty if unknown. */
  readonly day: string;
  readonly insteadOf: readonly string[];
  readonly items: readonly OrderedItem[];
  /** What looks like goods and is not in the catalogue, unchanged. */
  readonly unknownItems: readonly string[];
  /** The total of the message, in whole rupees. */
  readonly total: number;
  /** What was typed into each field of the form. */
  readonly details: Draft;
  readonly warnings: readonly OrderWarning[];
  /** What the household has written around the order, word for word. */
  readonly notes: readonly string[];
}

/** Text that is not an order, unchanged: one message, as far as that can be told. */
export interface UnreadText {
  readonly text: string;
  /** Whether it is an order that was cut off or edited: it has a number, or a total below the greeting. */
  readonly isBrokenOrder: boolean;
}

/** The content of pasted messages. Every line belongs to an order, its notes or an unread text, or is blank. */
export interface Messages {
  readonly orders: readonly ReceivedOrder[];
  readonly unread: readonly UnreadText[];
}

/** A part of a message: an order with the lines below it, or the lines above an order, or a message without an order. */
interface Block {
  readonly header: Header | undefined;
  readonly order: WrittenOrder | undefined;
  /** The lines of the part that do not belong to the order itself. */
  readonly lines: TextLine[];
  /** What a household has written around the order. */
  notes: readonly string[];
}

/**
 * Reads messages that were copied from a chat, or an exported chat. Messages may be in any of the languages. It yields
 * after each small step, so that a page can pause the reading of a long chat to answer the user.
 */
export function* readMessages(
  text: string,
  languages: readonly MessagePatterns[],
): Generator<undefined, Messages> {
  const lines: TextLine[] = [];
  for (const raw of text.replace(/^\ufeff/, "").split(/\r\n|[\n\r\u2028\u2029]/)) {
    lines.push(textLine(raw));
    yield;
  }
  const blocks = yield* blocksOf(lines, languages);
  const months = languages.flatMap(({ words }) => words.months);
  // Where all dates of a chat that show their style have the same one, the others have it, too.
  const styles = new Set(blocks.flatMap(({ header }) => dateStyleOf(header?.stamp ?? "") ?? []));
  const [dateStyle] = styles.size === 1 ? styles : [];

  const orders: ReceivedOrder[] = [];
  const unread: UnreadText[] = [];
  for (const [index, block] of blocks.entries()) {
    unread.push(...takeNotes(block, blocks[index + 1], languages));
    if (block.order) orders.push(receivedOrder(block, block.order, months, dateStyle));
    yield;
  }
  return { orders, unread };
}

/** More lines than an order of all items has with a blank line between all of them. */
const maxOrderLines = 200;

/** Divides lines where a message or an order starts. */
function* blocksOf(
  lines: readonly TextLine[],
  languages: readonly MessagePatterns[],
): Generator<undefined, readonly Block[]> {
  let block: Block = { header: undefined, order: undefined, lines: [], notes: [] };
  const blocks = [block];
  for (let at = 0, line = lines[0]; line; line = lines[at]) {
    const header = readHeader(line);
    const bodies = header?.bodies ?? [line];
    const [whole = line, withoutSender = whole] = bodies;
    const [order] = languages.flatMap((patterns) => {
      const body = bodies.filter((each) => startsOrder(each, patterns)).at(-1);
      return (
        (body && readOrder([body, ...lines.slice(at + 1, at + maxOrderLines)], patterns)) ?? []
      );
    });
    if (header || order) {
      block = { header: header ?? block.header, order, lines: [], notes: order?.notes ?? [] };
      blocks.push(block);
    }
    if (!order) block.lines.push(withoutSender);
    at += order?.end ?? 1;
    yield;
  }
  return blocks;
}

const orderNumber = new RegExp(orderNumberPattern);

/**
 * Adds the lines of a block to the notes of its order, or of the order that follows in the same message; else returns
 * them as an unread text, if they say anything.
 */
function takeNotes(
  block: Block,
  next: Block | undefined,
  languages: readonly MessagePatterns[],
): readonly UnreadText[] {
  const { header, order, lines } = block;
  const isSameMessage = next?.header === header;
  const owner = order ? block : isSameMessage ? next : undefined;
  const hasLine = (isSuch: (line: TextLine, patterns: MessagePatterns) => unknown) =>
    languages.some((patterns) => lines.some((line) => isSuch(line, patterns)));
  if (owner && !hasLine(isOrderLine)) {
    const notes = notesFrom(lines.map(({ text }) => text));
    owner.notes = order ? [...owner.notes, ...notes] : [...notes, ...owner.notes];
    return [];
  }
  const raw = lines.map((line) => line.raw).join("\n");
  const text = raw.trimEnd().replace(/^\s*\n/, "");
  if (text === "") return [];
  const hasTotal = hasLine(startsOrder) && hasLine((line, { total }) => matchLine(line, total));
  return [{ text, isBrokenOrder: hasTotal || orderNumber.test(text) }];
}

function receivedOrder(
  { header, notes }: Block,
  { order, placed: own }: WrittenOrder,
  months: readonly string[],
  dateStyle: DateStyle | undefined,
): ReceivedOrder {
  const sent = readDateTime(header?.stamp ?? "", months, true);
  const day = sent.date ? dayOf(sent.date, own.day, dateStyle) : own.day;
  // At midnight the two may differ by a day. Where the day of the message is uncertain, so are the two.
  const areDaysClose = day !== "" && daysBetween(day, own.day) <= 1;
  const isDoubtful = own.day !== "" && !areDaysClose;
  const warnings = isDoubtful ? [...order.warnings, "dates" as const] : order.warnings;
  // An order without a number does not say when it was placed: it was written when it was sent.
  const placedAt =
    order.number === undefined ? momentOf(day, sent.time) : momentOf(own.day, own.time);
  return { ...order, placedAt, day, warnings, notes };
}

/** Of two readings of a date, the nearer one is right if the order was placed at most so many days before or after. */
const maxDaysApart = 45;

/**
 * The day of a header, as `2026-11-20`: its only reading, or the one that is nearest to the day on which the order was
 * placed; empty if that is not certain.
 */
function dayOf(sentDate: WrittenDate, ownDay: string, dateStyle: DateStyle | undefined): string {
  const year = Number(ownDay.slice(0, 4));
  const years = sentDate.hasYear ? [year] : ownDay === "" ? [] : [year - 1, year, year + 1];
  const daysApart = (day: string) => daysBetween(day, ownDay);
  const [nearest, ...others] = years
    .flatMap((each) => sentDate.days(String(each), dateStyle))
    .sort((one, other) => daysApart(one) - daysApart(other));
  if (nearest === undefined) return ownDay;
  return others.length === 0 || daysApart(nearest) <= maxDaysApart ? nearest : "";
}
