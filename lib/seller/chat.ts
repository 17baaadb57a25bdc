import {
  dateStyleOf,
  daysBetween,
  momentOf,
  readDateTime,
  type DateStyle,
  type WrittenDate,
} from "@/lib/seller/datetime";
import { bodiesOf, stampOf } from "@/lib/seller/header";
import { notesFrom, textLine, wordsStart, type TextLine } from "@/lib/seller/line";
import { orderIn, type Placed, type WrittenOrder } from "@/lib/seller/order";
import { isPart, segmentsOf, type Segment } from "@/lib/seller/segment";
import { orderNumbersIn, startOf, type MessageWords } from "@/lib/seller/words";
import { remembered } from "@/lib/text";

/** An order as it was received. */
export interface ReceivedOrder extends WrittenOrder {
  /** To the minute; undefined where it is not certain. */
  readonly placedAt: Date | undefined;
  /** The day under which it is on the sheet, as `2026-11-20`: that of its message, else its own; empty if unknown. */
  readonly day: string;
  /** Whether that day is the one on which the chat says that the message came. */
  readonly isDayOfChat: boolean;
  /** What was written later about it, in the order of the chat: all texts of a message, word for word. */
  readonly later: readonly string[];
}

/** A message of a chat, or what was pasted without the head of one. */
export interface Message {
  /** The date and time in its head; undefined without one. */
  readonly stamp: string | undefined;
  readonly lines: readonly TextLine[];
  /** Behind which colon of the first line the order starts, 0 being the first one, where that is known. */
  readonly start: number | undefined;
  readonly orders: readonly ReceivedOrder[];
  /** Parts of orders in it that were cut off or edited, unchanged. */
  readonly broken: readonly string[];
  /** Whether it has words of an order, without being a part of one: a number, or goods with their price. */
  readonly isDoubtful: boolean;
}

/** The whole message, unchanged. */
export function textOf({ lines }: Pick<Message, "lines">): string {
  const text = lines.map(({ raw }) => raw).join("\n");
  return text.trimEnd().replace(/^\s*\n/, "");
}

/** How the dates of a chat are written, and what each means. */
interface Dates {
  readonly style: DateStyle | undefined;
  readonly of: (stamp: string) => ReturnType<typeof readDateTime>;
}

/** How many lines are read before the next word of how far it is. */
const linesPerReport = 2000;

/**
 * Reads a chat: messages that were copied, or an exported chat, in any of the languages.
 *
 * @param report is told from time to time which part of the text has been read, from 0 to 1
 */
export function readChat(
  text: string,
  words: MessageWords,
  report: (part: number) => void = () => undefined,
): readonly Message[] {
  const raw = text.replace(/^\ufeff/, "").split(/\r\n|[\n\r\u2028\u2029]/);
  let lines: TextLine[] = [];
  const all: { stamp: string | undefined; lines: TextLine[] }[] = [{ stamp: undefined, lines }];
  const styles = new Set<DateStyle | undefined>();
  for (const [at, each] of raw.entries()) {
    const line = textLine(each);
    const stamp = stampOf(line);
    if (stamp !== undefined) {
      all.push({ stamp, lines: (lines = []) });
      styles.add(dateStyleOf(stamp));
    }
    lines.push(line);
    if (at % linesPerReport === 0) report(at / raw.length / 2);
  }
  // Where all dates of a chat that show their style have the same one, the others have it, too.
  styles.delete(undefined);
  const [style, ...otherStyles] = styles;
  const dates = {
    style: otherStyles.length === 0 ? style : undefined,
    of: remembered((stamp) => readDateTime(stamp, words.months, true)),
  };
  return all.map((each, at) => {
    if (at % linesPerReport === 0) report((1 + at / all.length) / 2);
    return readMessage(each.stamp, each.lines, words, dates);
  });
}

const none: readonly never[] = [];

function readMessage(
  stamp: string | undefined,
  lines: readonly TextLine[],
  words: MessageWords,
  dates: Dates,
): Message {
  if (!lines.some(({ plain }) => words.isOfOrder.test(plain)))
    return { stamp, lines, start: undefined, orders: none, broken: none, isDoubtful: false };
  const bodies = lines[0] && stamp !== undefined ? bodiesOf(lines[0], stamp) : [];
  const starts = bodies.flatMap(({ line }, at) => (startsOrder(line, words) ? at : []));
  const start = starts.at(-1);
  const segments = segmentsOf(partsOf({ stamp, lines, start }).body, words);
  const orders: ReceivedOrder[] = [];
  const broken: string[] = [];
  for (const segment of segments) {
    const read = orderIn(segment, words);
    if (read) orders.push(received(read.order, read.placed, stamp, dates));
    else if (isPart(segment)) broken.push(textOf(segment).trim());
  }
  const isDoubtful = segments.some(hasPrices) || orderNumbersIn(textOf({ lines })).length > 0;
  return { stamp, lines, start, orders, broken, isDoubtful };
}

/**
 * The lines of a message without the name of its sender, and who that may be. Where a name ends that has a colon, an
 * order tells, or nobody can.
 */
export function partsOf({ stamp, lines, start }: Pick<Message, "stamp" | "lines" | "start">) {
  const [first] = lines;
  if (stamp === undefined || !first) return { senders: [], body: lines };
  const bodies = bodiesOf(first, stamp);
  const known = start === undefined ? undefined : bodies[start];
  const senders = (known ? [known] : bodies).flatMap(({ sender = [] }) => sender);
  const body = (known ?? bodies[0])?.line ?? first;
  return { senders, body: lines.length === 1 ? [body] : [body, ...lines.slice(1)] };
}

/** What WhatsApp itself says in the name of a person; on iPhones behind a mark of direction, which it also has for files. */
const saidByApp =
  /^(?:this message was deleted|you deleted this message|missed v\w+ call|waiting for this message|यह मैसेज (?:डिलीट|मिटा|हटा)|आपने यह मैसेज)|end-to-end encrypted|एंड-टू-एंड/u;
const markOfApp = /:[\s\u202a-\u202e]*\u200e/u;

/** What a person says in a message, word for word; nothing if it is WhatsApp that says it. */
export function saidIn({ lines }: Message, body: readonly TextLine[]): string {
  const isByApp = saidByApp.test(body[0]?.plain ?? "") || markOfApp.test(lines[0]?.raw ?? "");
  return isByApp ? "" : notesFrom(body.map(({ text }) => text)).join(" ");
}

function startsOrder(line: TextLine, words: MessageWords): boolean {
  const at = words.greeting.exec(line.plain)?.index ?? Infinity;
  return at <= wordsStart(line.plain) || startOf(line, words)?.kind === "reference";
}

/** Whether goods have a price or a number, which one does not write in a question. */
const hasPrices = ({ goods }: Segment) =>
  goods.some(({ item, count, rupees }) => item && (count > 1 || rupees !== undefined));

function received(
  order: WrittenOrder,
  own: Placed,
  stamp: string | undefined,
  dates: Dates,
): ReceivedOrder {
  const sent = dates.of(stamp ?? "");
  const day = sent.date ? dayOf(sent.date, own.day, dates.style) : own.day;
  // At midnight the two may differ by a day. Where the day of the message is uncertain, so are the two.
  const areDaysClose = day !== "" && daysBetween(day, own.day) <= 1;
  const isDoubtful = own.day !== "" && !areDaysClose;
  const warnings = isDoubtful ? [...order.warnings, "dates" as const] : order.warnings;
  // An order without a number does not say when it was placed: it was written when it was sent.
  const placedAt =
    order.number === undefined ? momentOf(day, sent.time) : momentOf(own.day, own.time);
  const isDayOfChat = sent.date !== undefined && day !== "";
  return { ...order, placedAt, day, isDayOfChat, warnings, later: [] };
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
