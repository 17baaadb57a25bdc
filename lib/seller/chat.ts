import {
  dateStyleOf,
  daysBetween,
  momentOf,
  readDate,
  type DateStyle,
  type WrittenDate,
} from "@/lib/seller/datetime";
import { sentIn, stampOf } from "@/lib/seller/header";
import { orderIn, type WrittenOrder } from "@/lib/seller/order";
import { notesFrom, partOf, rowOf, wordsStart, type Row } from "@/lib/seller/row";
import { isPart, segmentsOf, type Segment } from "@/lib/seller/segment";
import { orderNumbersIn, startOf, type MessageWords } from "@/lib/seller/words";
import { cleanText, remembered } from "@/lib/text";

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
  /** The whole message, unchanged. */
  readonly rows: readonly Row[];
  readonly hasHead: boolean;
  /** Who may have sent it: nobody can tell where a name ends that has a colon. */
  readonly senders: readonly string[];
  /** The rows without head and sender. */
  readonly body: readonly Row[];
  readonly orders: readonly ReceivedOrder[];
  /** Parts of orders in it that were cut off or edited, unchanged. */
  readonly broken: readonly string[];
  /** Whether it asks for goods in other words than an order, or names an order. */
  readonly isDoubtful: boolean;
  /** The day of its head, as `2026-11-20`, if it has anything of an order; empty if that is not certain. */
  readonly day: string;
}

/** Texts as they were pasted. */
export function textOf(rows: readonly Row[]): string {
  const text = rows.map(({ raw }) => raw).join("\n");
  return text.trimEnd().replace(/^\s*\n/, "");
}

/** How the dates of a chat are written, and what each means. */
interface Dates {
  readonly style: DateStyle | undefined;
  readonly in: (stamp: string) => WrittenDate;
}

/** How many rows are read before the next word of how far it is. */
const rowsPerReport = 2000;

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
  const messages: { stamp?: string; rows: Row[] }[] = [{ rows: [] }];
  const styles = new Set<DateStyle | undefined>();
  for (const [at, each] of raw.entries()) {
    const row = rowOf(each);
    const stamp = stampOf(row);
    if (stamp === undefined) messages.at(-1)?.rows.push(row);
    else {
      messages.push({ stamp, rows: [row] });
      styles.add(dateStyleOf(stamp));
    }
    if (at % rowsPerReport === 0) report(at / raw.length / 2);
  }
  // Where all dates of a chat that show their style have the same one, the others have it, too.
  styles.delete(undefined);
  const [style, ...otherStyles] = styles;
  const dates = {
    style: otherStyles.length === 0 ? style : undefined,
    in: remembered((stamp) => readDate(stamp, words.months)),
  };
  return messages.map(({ stamp = "", rows }, at) => {
    if (at % rowsPerReport === 0) report((1 + at / messages.length) / 2);
    return readMessage(stamp, rows, words, dates);
  });
}

function readMessage(
  stamp: string,
  rows: readonly Row[],
  words: MessageWords,
  dates: Dates,
): Message {
  const [first, ...below] = rows;
  const hasHead = stamp !== "";
  const sent = hasHead && first ? sentIn(first, stamp) : [];
  const isOfOrder = rows.some(({ plain }) => words.isOfOrder.test(plain));
  // Where a name ends that has a colon, an order tells.
  const own = isOfOrder ? sent.filter(({ row }) => startsOrder(row, words)).at(-1) : undefined;
  const start = own ?? sent[0] ?? (first && { row: partOf(first, stamp.length) });
  const body = start ? [start.row, ...below] : rows;
  const senders = (own ? [own] : sent).map(({ sender }) => sender);
  const message = { rows, hasHead, senders, body };
  if (!isOfOrder) return { ...message, orders: [], broken: [], isDoubtful: false, day: "" };

  const segments = segmentsOf(body, words);
  const orders: ReceivedOrder[] = [];
  const broken: string[] = [];
  for (const segment of segments) {
    const read = orderIn(segment, words);
    if (read) orders.push(received(read, dates.in(stamp), dates.style));
    else if (isPart(segment)) broken.push(textOf(segment.rows).trim());
  }
  const isDoubtful =
    segments.some(hasPrices) ||
    (segments.length > 0 &&
      body.some(({ plain }) => words.asksForGoods.test(plain) || orderNumbersIn(plain).length > 0));
  return { ...message, orders, broken, isDoubtful, day: dayOf(dates.in(stamp), "", dates.style) };
}

/** What WhatsApp says in the name of a person, which is nothing of an order. */
const saidByApp =
  /^(?:this message was deleted|you deleted this message|missed v\w+ call|यह मैसेज (?:डिलीट|मिटा|हटा)|आपने यह मैसेज)|end-to-end encrypted|एंड-टू-एंड/u;

/** What a person says in a message, word for word, or that it is a voice message or a picture. */
export function saidIn({ body, senders }: Message): string {
  const [first] = body;
  if (senders.length === 0 || !first || saidByApp.test(first.plain)) return "";
  const said = notesFrom(body.map(({ text }) => text)).join(" ");
  return said === "" ? cleanText(first.raw.slice(first.raw.lastIndexOf(":") + 1)).trim() : said;
}

function startsOrder(row: Row, words: MessageWords): boolean {
  const at = words.greeting.exec(row.plain)?.index ?? Infinity;
  return at <= wordsStart(row.plain) || startOf(row, words)?.kind === "reference";
}

/** Whether goods have a price or a number, which one does not write in a question. */
const hasPrices = ({ goods }: Segment) =>
  goods.some(({ item, count, rupees }) => item && (count > 1 || rupees !== undefined));

function received(
  { order, placed }: NonNullable<ReturnType<typeof orderIn>>,
  sent: WrittenDate,
  style: DateStyle | undefined,
): ReceivedOrder {
  const day = dayOf(sent, placed.day, style);
  // At midnight the two may differ by a day. Where the day of the message is uncertain, so are the two.
  const areDaysClose = day !== "" && daysBetween(day, placed.day) <= 1;
  const isDoubtful = placed.day !== "" && !areDaysClose;
  const dates = { kind: "dates" as const, texts: [] };
  return {
    ...order,
    placedAt: momentOf(placed.day, placed.time),
    day,
    isDayOfChat: sent.end > 0 && day !== "",
    warnings: isDoubtful ? [...order.warnings, dates] : order.warnings,
    later: [],
  };
}

/** Of two readings of a date, the nearer one is right if the order was placed at most so many days before or after. */
const maxDaysApart = 45;

/**
 * The day of a header, as `2026-11-20`: its only reading, or the one that is nearest to the day on which the order was
 * placed; empty if that is not certain.
 */
function dayOf(sent: WrittenDate, ownDay: string, style: DateStyle | undefined) {
  const year = Number(ownDay.slice(0, 4));
  const years = sent.hasYear ? [year] : ownDay === "" ? [] : [year - 1, year, year + 1];
  const daysApart = (day: string) => daysBetween(day, ownDay);
  const [nearest, ...others] = years
    .flatMap((each) => sent.daysIn(String(each), style))
    .sort((one, other) => daysApart(one) - daysApart(other));
  if (nearest === undefined) return ownDay;
  return others.length === 0 || daysApart(nearest) <= maxDaysApart ? nearest : "";
}
