// The way of a text: its lines (line.ts) are divided into blocks, where a message's head (head.ts) or an order
// (order.ts, details.ts) begins, by the patterns of each language (patterns.ts); what stands around an order in its
// message becomes its notes; the head's time (clock.ts) says of which day it is. sheet.ts and texts.ts make the sheet.

import type { LineId } from "@/lib/order/delivery";
import { orderNumberPattern } from "@/lib/order/message";
import {
  dateStyleOf,
  daysBetween,
  momentOf,
  readMoment,
  type DateStyle,
  type ReadDate,
} from "@/lib/seller/clock";
import { readHeader, type Header } from "@/lib/seller/header";
import {
  isOfOrder,
  readOrder,
  type OrderedItem,
  type OrderWarning,
  type WrittenOrder,
} from "@/lib/seller/order";
import { startsOrder, type MessagePatterns } from "@/lib/seller/patterns";
import { textLine, notesFrom, matchLine, type TextLine } from "@/lib/seller/line";

/** An order, as read from its message. */
export interface ReceivedOrder {
  /** Undefined for an order from a browser without scripts. */
  readonly number: string | undefined;
  /** To the minute; undefined where it is not certain. */
  readonly placedAt: Date | undefined;
  /** The day under which it is on the sheet, as `2026-11-20`: that of its message, or its own; empty for any. */
  readonly day: string;
  readonly insteadOf: readonly string[];
  readonly items: readonly OrderedItem[];
  /** What looks like goods and is not in the catalogue, unchanged. */
  readonly unknownItems: readonly string[];
  /** The total of the message, in whole rupees. */
  readonly total: number;
  /** What was typed, by its line: an address may have several, none where nothing was typed. */
  readonly details: Readonly<Partial<Record<LineId, readonly string[]>>>;
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
  /** In the order of the text. */
  readonly orders: readonly ReceivedOrder[];
  readonly unread: readonly UnreadText[];
}

/** An order with the lines below it in its message; or the lines above an order; or a message without one. */
interface Block {
  readonly head: Header | undefined;
  readonly order: WrittenOrder | undefined;
  readonly lines: TextLine[];
  /** What a household has written around the order. */
  notes: readonly string[];
}

/**
 * Reads messages that were copied from a chat, or an exported chat, in all these languages; in steps of some
 * milliseconds, so that a whole chat does not hold up the page.
 */
export function* readMessages(
  text: string,
  languages: readonly MessagePatterns[],
): Generator<undefined, Messages> {
  const lines = yield* linesOf(text);
  const blocks = yield* blocksOf(lines, languages);
  const unread = yield* takeNotes(blocks, languages);

  const months = languages.flatMap(({ words }) => words.months);
  const found = new Set(blocks.flatMap(({ head }) => dateStyleOf(head?.stamp ?? "") ?? []));
  const [dateStyle] = found.size === 1 ? found : [];
  const orders: ReceivedOrder[] = [];
  for (const [index, block] of blocks.entries()) {
    if (index % stepLength === 0) yield;
    orders.push(...received(block, months, dateStyle));
  }
  return { orders, unread };
}

/** How many lines or blocks are read in one step. */
const stepLength = 100;

function* linesOf(text: string): Generator<undefined, readonly TextLine[]> {
  const lines: TextLine[] = [];
  for (const raw of text.replace(/^\ufeff/, "").split(/\r\n|[\n\r\u2028\u2029]/)) {
    if (lines.length % stepLength === 0) yield;
    lines.push(textLine(raw));
  }
  return lines;
}

/** More lines than an order of all items has with a blank line between all of them. */
const longestOrder = 200;

/** Divides lines where a message or an order begins. */
function* blocksOf(
  lines: readonly TextLine[],
  languages: readonly MessagePatterns[],
): Generator<undefined, readonly Block[]> {
  let block: Block = { head: undefined, order: undefined, lines: [], notes: [] };
  const blocks = [block];
  for (let at = 0, line = lines[0]; line; line = lines[at]) {
    if (at % stepLength === 0) yield;
    const head = readHeader(line);
    const bodies = head?.bodies ?? [line];
    const [whole = line, withoutSender = whole] = bodies;
    const [order] = languages.flatMap((patterns) => {
      const body = bodies.filter((each) => startsOrder(each, patterns)).at(-1);
      return (body && readOrder([body, ...lines.slice(at + 1, at + longestOrder)], patterns)) ?? [];
    });
    if (head || order) {
      block = { head: head ?? block.head, order, lines: [], notes: order?.notes ?? [] };
      blocks.push(block);
    }
    if (!order) block.lines.push(withoutSender);
    at += order?.end ?? 1;
  }
  return blocks;
}

const orderNumber = new RegExp(orderNumberPattern);

/** Adds what stands around an order in its message to its notes, and returns the other texts. */
function* takeNotes(
  blocks: readonly Block[],
  languages: readonly MessagePatterns[],
): Generator<undefined, readonly UnreadText[]> {
  const unread: UnreadText[] = [];
  for (const [index, block] of blocks.entries()) {
    if (index % stepLength === 0) yield;
    const { head, order, lines } = block;
    const next = blocks[index + 1];
    const isSameMessage = next?.head === head;
    const beside = order ? block : isSameMessage ? next : undefined;
    const said = lines
      .map(({ raw }) => raw)
      .join("\n")
      .trimEnd();
    const has = (isSuch: (line: TextLine, patterns: MessagePatterns) => unknown) =>
      languages.some((patterns) => lines.some((line) => isSuch(line, patterns)));
    if (beside && !has(isOfOrder)) {
      const notes = notesFrom(lines.map(({ text }) => text));
      beside.notes = order ? [...beside.notes, ...notes] : [...notes, ...beside.notes];
    } else if (said !== "") {
      const hasTotal = has(startsOrder) && has((line, { total }) => matchLine(line, total));
      const isBrokenOrder = hasTotal || orderNumber.test(said);
      unread.push({ text: said.replace(/^\s*\n/, ""), isBrokenOrder });
    }
  }
  return unread;
}

/** The order of a block, with what its message's head says. */
function received(
  { head, order: written, notes }: Block,
  months: readonly string[],
  dateStyle: DateStyle | undefined,
): readonly ReceivedOrder[] {
  if (!written) return [];
  const { order, placed } = written;
  const { date, clock } = readMoment(head?.stamp ?? "", months, true);
  const day = date ? sentOn(date, placed.day, dateStyle) : placed.day;
  const isDoubtful = placed.day !== "" && !(daysBetween(day, placed.day) <= 1);
  const warnings = isDoubtful ? [...order.warnings, "dates" as const] : order.warnings;
  // An order without a number was written when it was sent.
  const placedAt =
    order.number === undefined ? momentOf(day, clock) : momentOf(placed.day, placed.clock);
  return [{ ...order, placedAt, day, warnings, notes }];
}

/** The most days between an order and its message at which the nearer of two readings of a date is the right one. */
const nearDays = 45;

/** The day of a head: its only reading, or the one that is nearest to the order's own day; empty if that is not sure. */
function sentOn(date: ReadDate, own: string, dateStyle: DateStyle | undefined): string {
  const year = Number(own.slice(0, 4));
  const years = date.hasYear ? [year] : own === "" ? [] : [year - 1, year, year + 1];
  const awayFrom = (day: string) => daysBetween(day, own);
  const [nearest, ...others] = years
    .flatMap((each) => date.days(String(each), dateStyle))
    .sort((one, other) => awayFrom(one) - awayFrom(other));
  if (nearest === undefined) return own;
  return others.length === 0 || awayFrom(nearest) <= nearDays ? nearest : "";
}
