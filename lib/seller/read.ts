import type { LineId } from "@/lib/order/delivery";
import { orderNumberPattern } from "@/lib/order/message";
import {
  dayOrderOf,
  daysBetween,
  momentOf,
  readMoment,
  type DayOrder,
  type ReadDate,
} from "@/lib/seller/clock";
import type { OrderedItem, OrderWarning } from "@/lib/seller/goods";
import { bodiesOf, readHead, type Head } from "@/lib/seller/head";
import { isOfOrder, readOrder, type WrittenOrder } from "@/lib/seller/order";
import { beginsOrder, type MessagePatterns } from "@/lib/seller/patterns";
import { notesOf, readableLine } from "@/lib/seller/shape";
import { cleanText } from "@/lib/text";

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
  readonly hasNumber: boolean;
}

/** The content of pasted messages. Every line belongs to an order, its notes or an unread text, or is blank. */
export interface Messages {
  /** In the order of the text. */
  readonly orders: readonly ReceivedOrder[];
  readonly unread: readonly UnreadText[];
}

/** An order, and the head of its message. */
type Sent = WrittenOrder & { readonly head: Head | undefined };

const orderNumber = new RegExp(orderNumberPattern);

/**
 * Reads messages that were copied from a chat, or an exported chat, in all these languages; in steps of some
 * milliseconds, so that a whole chat does not hold up the page.
 */
export function* readMessages(
  text: string,
  languages: readonly MessagePatterns[],
): Generator<undefined, Messages> {
  const raw = text.replace(/^\ufeff/, "").split(/\r\n|[\n\r\u2028\u2029]/);
  const sent: Sent[] = [];
  const unread: UnreadText[] = [];
  const dayOrders = new Set<DayOrder>();
  let head: Head | undefined;
  /** The order above, in the same message. */
  let above: Sent | undefined;
  let pending: string[] = [];
  /** Whether an order begins in these lines. */
  let hasBegun = false;

  /** Settles the lines below an order, or those of a message in front of one, or without. */
  function settle(next?: Sent): void {
    const message = pending
      .join("\n")
      .replace(/^\s*\n/, "")
      .trimEnd();
    const lines = above || next ? pending.map(readableLine) : [];
    const isOrder = languages.some((patterns) => lines.some((line) => isOfOrder(line, patterns)));
    if (message === "") {
      // Nothing was said.
    } else if (isOrder || lines.length === 0) {
      const hasTotal = () =>
        message.split("\n").some((line) => languages.some(({ total }) => total.test(line)));
      unread.push({
        text: message,
        hasNumber: orderNumber.test(message) || (hasBegun && hasTotal()),
      });
    } else if (above) above.notes.push(...notesOf(lines));
    else next?.notes.unshift(...notesOf([readableLine(bodyOf(lines[0] ?? "")), ...lines.slice(1)]));
    [pending, hasBegun] = [[], false];
  }

  for (let at = 0; at < raw.length;) {
    if (at % 100 === 0) yield;
    const line = cleanText(raw[at] ?? "");
    const found = readHead(line);
    if (found) {
      settle();
      [head, above] = [found, undefined];
      const dayOrder = dayOrderOf(found.stamp);
      if (dayOrder) dayOrders.add(dayOrder);
    }
    const bodies = found ? bodiesOf(found.rest) : [line];
    const starts = languages.flatMap((patterns) =>
      bodies.filter((body) => beginsOrder(body, patterns)).map((body) => ({ body, patterns })),
    );
    const below = starts.length > 0 ? linesBelow(raw, at) : [];
    // As far as possible without notes.
    const [order] = starts
      .flatMap(({ body, patterns }) => readOrder([readableLine(body), ...below], patterns) ?? [])
      .sort((one, other) => one.notes.length - other.notes.length);
    if (order) {
      const next = { ...order, head };
      settle(next);
      sent.push(next);
      above = next;
      at += order.end;
    } else {
      hasBegun ||= starts.length > 0;
      pending.push(raw[at] ?? "");
      at += 1;
    }
  }
  settle();
  const months = languages.flatMap(({ words }) => words.months);
  const [dayOrder] = dayOrders.size === 1 ? dayOrders : [];
  return { orders: sent.map((each) => received(each, months, dayOrder)), unread };
}

/** A message in one line, without its head and sender. */
function bodyOf(line: string): string {
  const head = readHead(line);
  return head ? (bodiesOf(head.rest)[0] ?? "") : line;
}

/** More lines than an order of all items has with a blank line between all of them, and than most have. */
const [longest, usual] = [200, 30];

/** The lines below one that may be of the same order, in which somebody may have typed what looks like a head. */
function linesBelow(raw: readonly string[], at: number): readonly string[] {
  const lines = raw.slice(at + 1, at + longest);
  const end = lines.findIndex((line, index) => index > usual && readHead(cleanText(line)));
  return lines.slice(0, end < 0 ? undefined : end).map(readableLine);
}

/** Adds to an order what its message's head says. */
function received(
  { order, placed, head, notes }: Sent,
  months: readonly string[],
  dayOrder: DayOrder | undefined,
): ReceivedOrder {
  const { date, clock } = readMoment(head?.stamp ?? "", months, true);
  const day = date ? sentOn(date, placed.day, dayOrder) : placed.day;
  const isDoubtful =
    placed.day !== "" && day !== placed.day && (day === "" || daysBetween(day, placed.day) > 1);
  // An order without a number was written when it was sent.
  const moment = order.number === undefined ? { day, clock } : placed;
  const isKnown = moment.day !== "" && moment.clock !== "";
  return {
    ...order,
    placedAt: isKnown ? momentOf(moment.day, moment.clock) : undefined,
    day,
    warnings: isDoubtful ? [...order.warnings, "dates"] : order.warnings,
    notes,
  };
}

/** The most days between an order and its message at which the nearer of two readings of a date is the right one. */
const nearDays = 45;

/** The day of a head: the reading that is nearest to the order's own day; empty if there are several, or none. */
function sentOn(date: ReadDate, own: string, dayOrder: DayOrder | undefined): string {
  const year = Number(own.slice(0, 4));
  const years = date.hasYear || own === "" ? [""] : [year - 1, year, year + 1].map(String);
  const awayFrom = (day: string) => (own === "" ? Infinity : daysBetween(day, own));
  const [nearest] = years
    .flatMap((each) => date.days(each))
    .sort((one, other) => awayFrom(one) - awayFrom(other));
  if (nearest === undefined || awayFrom(nearest) <= 1) return nearest ?? own;
  const [only, ...others] = date.hasYear ? date.days("", dayOrder) : [];
  if (only && others.length === 0) return only;
  return awayFrom(nearest) <= nearDays ? nearest : "";
}
