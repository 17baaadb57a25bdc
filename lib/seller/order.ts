import { readMoment } from "@/lib/seller/clock";
import { readDelivery } from "@/lib/seller/delivery";
import { readGoods } from "@/lib/seller/goods";
import { beginsOrder, type MessagePatterns } from "@/lib/seller/patterns";
import { lineOf, notesOf, partsOf, type Line } from "@/lib/seller/shape";

/**
 * Reads the order that starts at the first of these lines: the inverse of `orderMessage` and `blankMessage`.
 * Undefined if no complete order starts here.
 */
export function readOrder(lines: readonly Line[], patterns: MessagePatterns) {
  const [first, ...below] = lines;
  const greeting = first && partsOf(first, patterns.greeting);
  const said = greeting ? [lineOf(greeting.before), lineOf(greeting.rest), ...below] : lines;
  const goods = readGoods(said, patterns);
  if (!goods) return undefined;
  // The form without scripts has only the greeting.
  const number = goods.reference?.number?.toUpperCase();
  const delivery = readDelivery(said, goods.end, patterns, number === undefined);
  if (!delivery) return undefined;
  const { rest, ...placed } = readPlaced(lineOf(goods.reference?.rest ?? "").plain, patterns);
  return {
    order: { number, insteadOf: goods.insteadOf, ...goods.goods, details: delivery.details },
    placed,
    notes: [...notesOf([rest]), ...goods.notes, ...delivery.notes],
    end: delivery.end - (said.length - lines.length),
  };
}
export type WrittenOrder = NonNullable<ReturnType<typeof readOrder>>;

/** Whether a line stands only in orders. */
export function isOfOrder(line: Line, patterns: MessagePatterns): boolean {
  const isEither = [patterns.total, patterns.place].some((each) => partsOf(line, each));
  return isEither || beginsOrder(line, patterns);
}

/** Day and time as people type them, empty where they are not beyond doubt, and what else they have written. */
function readPlaced(text: string, { words }: MessagePatterns) {
  const { date, clock, rest } = readMoment(text, words.months, false);
  const [day = "", ...others] = date?.hasYear ? date.days("") : [];
  return { day: others.length === 0 ? day : "", clock, rest };
}
