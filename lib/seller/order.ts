import { readMoment } from "@/lib/seller/clock";
import { readDelivery } from "@/lib/seller/delivery";
import { readGoods, readItem } from "@/lib/seller/goods";
import { beginsMessage, beginsOrder, type MessagePatterns } from "@/lib/seller/patterns";
import { afterBlanks, bareLine, endOf, notesOf, partsOf } from "@/lib/seller/shape";

/**
 * Reads the order that starts at the first of these lines: the inverse of `orderMessage` and `blankMessage`.
 * Undefined if no complete order starts here.
 */
export function readOrder(lines: readonly string[], patterns: MessagePatterns) {
  const beginning = readBeginning(lines, patterns);
  const goods = beginning && readGoods(lines, beginning.end, patterns);
  if (!goods) return undefined;
  const { number, placed, insteadOf } = beginning;
  const at = afterBlanks(lines, goods.end);
  const delivery = readDelivery(lines, at, patterns, number === undefined);
  if (!delivery) return undefined;
  const again = readAgain(lines, delivery.end, patterns);
  return {
    order: { number, insteadOf, ...goods.goods, details: delivery.details },
    placed,
    notes: [beginning, goods, delivery, again].flatMap(({ notes }) => notes),
    end: again.end,
  };
}
export type WrittenOrder = NonNullable<ReturnType<typeof readOrder>>;

/** Whether a line stands only in orders. */
export function isOfOrder(line: string, patterns: MessagePatterns): boolean {
  const isEither = [patterns.total, patterns.place].some((each) => partsOf(bareLine(line), each));
  return isEither || beginsOrder(line, patterns);
}

/** Reads number, time and what the order replaces. The form without scripts has only the greeting. */
function readBeginning(lines: readonly string[], patterns: MessagePatterns) {
  const [first = ""] = lines;
  const greeting = partsOf(first, patterns.greeting);
  const start = greeting ? 1 : 0;
  const around = greeting
    ? [
        first.slice(0, greeting.before?.length).replace(/^\P{L}*$/u, ""),
        endOf(first, greeting.after),
      ]
    : [];
  const isLast = (line: string) =>
    [patterns.reference, patterns.total].some((each) => partsOf(line, each)) ||
    beginsMessage(line, patterns) ||
    readItem(line, patterns);
  const below = lines.slice(start).findIndex(isLast);
  const at = start + Math.max(below, 0);
  const reference = partsOf(lines[at], patterns.reference);
  if (!reference) {
    const placed = { day: "", clock: "" };
    return greeting && { number: undefined, placed, insteadOf: [], notes: notesOf(around), end: 1 };
  }
  const next = afterBlanks(lines, at + 1);
  const replaced = partsOf(lines[next], patterns.insteadOf)?.numbers;
  const { rest, ...placed } = readPlaced(reference.rest ?? "", patterns);
  return {
    number: reference.number?.toUpperCase(),
    placed,
    insteadOf: replaced?.toUpperCase().match(/[^, ]+/g) ?? [],
    notes: notesOf([...around, ...lines.slice(start, at), rest]),
    end: replaced === undefined ? at + 1 : next + 1,
  };
}

/** Day and time as people type them, empty where they are not beyond doubt, and what else they have written. */
function readPlaced(text: string, { words }: MessagePatterns) {
  const { date, clock, rest } = readMoment(text, words.months, false);
  const [day = "", ...others] = date?.hasYear ? date.days("") : [];
  return { day: others.length === 0 ? day : "", clock, rest };
}

/** Reads the link to order the same again, which may stand on a line of its own. */
function readAgain(lines: readonly string[], start: number, { again }: MessagePatterns) {
  const at = afterBlanks(lines, start);
  const behind = partsOf(lines[at], again)?.rest;
  if (behind === undefined) return { end: start, notes: [] };
  const [link] = /^\s*https?:\S+#order=\S*/.exec(lines[at + 1] ?? "") ?? [];
  const rest = link ? lines[at + 1]?.slice(link.length) : endOf(lines[at], behind);
  return { end: link ? at + 2 : at + 1, notes: notesOf([rest ?? ""]) };
}
