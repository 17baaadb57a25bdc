import {
  dateStyleOf,
  daysBetween,
  noDate,
  readDate,
  type DateStyle,
  type WrittenDate,
} from "@/lib/seller/datetime";
import { segmentsOf } from "@/lib/seller/divide";
import { readGoods } from "@/lib/seller/goods";
import { sentIn, stampOf } from "@/lib/seller/header";
import { orderIn, type ReadOrder, type WrittenOrder } from "@/lib/seller/order";
import { notesFrom, partOf, rowOf, wordsStart, type Row } from "@/lib/seller/row";
import { isPart } from "@/lib/seller/segment";
import { orderNumbersIn, startOf, type MessagePatterns } from "@/lib/seller/patterns";
import { indianOffset } from "@/lib/shop/format";
import { cleanText } from "@/lib/text";

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

export interface Message {
  /** The whole message, unchanged. */
  readonly text: string;
  /** Who may have sent it: nobody can tell where a name ends that has a colon. Nobody without a head. */
  readonly senders: readonly string[];
  /** What the sender says in it, word for word, if it is no order; nothing if it is WhatsApp that says it. */
  readonly said: string;
  readonly orders: readonly ReceivedOrder[];
  readonly broken: readonly string[];
  /** Whether it asks for goods in other words than an order, or names an order. */
  readonly isDoubtful: boolean;
  readonly numbers: readonly string[];
  /** The day of its head, as `2026-11-20`, if there is anything of an order in it; empty if that is not certain. */
  readonly day: string;
}

const messagesPerReport = 3000;

/** Reads messages of a chat, and tells `report` from time to time which part of the text has been read, from 0 to 1. */
export function readChat(
  text: string,
  patterns: MessagePatterns,
  report: (part: number) => void = () => undefined,
): readonly Message[] {
  const raw = text.replace(/^\ufeff/, "").split(/\r\n|[\n\r\u2028\u2029]/);
  const heads: { stamp: string; start: number }[] = [{ stamp: "", start: 0 }];
  const rows = raw.map((each, start) => {
    const row = rowOf(each);
    const stamp = stampOf(row);
    if (stamp !== undefined) heads.push({ stamp, start });
    return row;
  });
  // Where all dates of a chat that show their style have the same one, the others have it, too.
  const styles = new Set(heads.flatMap(({ stamp }) => dateStyleOf(stamp) ?? []));
  const style = styles.size === 1 ? [...styles][0] : undefined;
  return heads.map(({ stamp, start }, at) => {
    const end = heads[at + 1]?.start ?? rows.length;
    if (at % messagesPerReport === 0) report(start / rows.length);
    return readMessage(stamp, rows.slice(start, end), style, patterns);
  });
}

const none: readonly never[] = [];

function readMessage(
  stamp: string,
  rows: readonly Row[],
  style: DateStyle | undefined,
  patterns: MessagePatterns,
): Message {
  const [first, ...below] = rows;
  const sent = stamp !== "" && first ? sentIn(first, stamp) : none;
  // What has no sender the chat itself says: `Asha created group "2 litre doodh"`.
  const isOfApp = stamp !== "" && sent.length === 0;
  const hasPart = rows.some(({ plain }) => patterns.partOfOrder.test(plain));
  // Where a name ends that has a colon, an order tells.
  const own = hasPart ? sent.filter(({ row }) => startsOrder(row, patterns)) : none;
  const start = own.at(-1) ?? sent[0] ?? (first && { row: partOf(first, stamp.length) });
  const body = start ? [start.row, ...below] : rows;
  const has = (pattern: RegExp) => body.some(({ plain }) => pattern.test(plain));
  const mayHold = hasPart && (has(patterns.greeting) || !has(patterns.noOrder));
  const { read, broken } = mayHold ? ordersIn(body, patterns) : noOrders;
  const hasOrder = read.length + broken.length > 0;
  const mayOrder = mayHold && !hasOrder;
  const numbers = mayOrder ? body.flatMap(({ plain }) => orderNumbersIn(plain)) : none;
  const asks = ({ plain }: Row) => !isOfApp && patterns.request.test(plain);
  const isDoubtful =
    mayOrder && (numbers.length > 0 || body.some((row) => hasPrice(row, patterns) || asks(row)));
  const date = hasOrder || isDoubtful ? readDate(stamp, patterns.months) : noDate;
  return {
    text: textOf(rows),
    senders: (own.length > 0 ? own.slice(-1) : sent).map(({ sender }) => sender),
    said: sent.length === 0 || hasOrder ? "" : saidIn(body),
    orders: read.map((each) => received(each, date, style)),
    broken,
    isDoubtful,
    numbers,
    day: dayOfHead(date, "", style),
  };
}

const noOrders = { read: none, broken: none };

/** The orders in a message, and the parts of such as cannot be delivered. */
function ordersIn(body: readonly Row[], patterns: MessagePatterns) {
  const read: ReadOrder[] = [];
  const broken: string[] = [];
  for (const segment of segmentsOf(body, patterns)) {
    const order = orderIn(segment, patterns);
    if (order) read.push(order);
    else if (isPart(segment)) broken.push(textOf(segment.rows).trim());
  }
  return { read, broken };
}

function textOf(rows: readonly Row[]): string {
  const text = rows.map(({ raw }) => raw).join("\n");
  return text.trimEnd().replace(/^\s*\n/, "");
}

/** What WhatsApp says in the name of a person, which is nothing of an order. */
const saidByApp =
  /^(?:null$|this message was edited|this message was deleted|you deleted this message|missed v\w+ call|यह मैसेज (?:डिलीट|मिटा|हटा)|आपने यह मैसेज)|end-to-end encrypted|एंड-टू-एंड/u;

/** What a person says in a message, or that it is a voice message or a picture. */
function saidIn(body: readonly Row[]): string {
  const [first] = body;
  if (!first || saidByApp.test(first.plain)) return "";
  const said = notesFrom(body.map(({ text }) => text)).join(" ");
  return said === "" ? cleanText(first.raw.slice(first.raw.lastIndexOf(":") + 1)).trim() : said;
}

function startsOrder(row: Row, patterns: MessagePatterns): boolean {
  const at = patterns.greeting.exec(row.plain)?.index ?? Infinity;
  return at <= wordsStart(row.plain) || startOf(row, patterns)?.kind === "reference";
}

/** Whether a row has goods with a price or a number, which one does not write in a question. */
function hasPrice(row: Row, patterns: MessagePatterns): boolean {
  const { item, count = 1, rupees } = readGoods(row, patterns) ?? {};
  return item !== undefined && (count > 1 || rupees !== undefined);
}

function received(
  { order, placed }: ReadOrder,
  sent: WrittenDate,
  style: DateStyle | undefined,
): ReceivedOrder {
  const day = dayOfHead(sent, placed.day, style);
  // At midnight the two may differ by a day. Where the day of the message is uncertain, so are the two.
  const areDaysClose = day !== "" && daysBetween(day, placed.day) <= 1;
  const isDoubtful = placed.day !== "" && !areDaysClose;
  const dates = { kind: "dates" as const, texts: [] };
  return {
    ...order,
    placedAt:
      placed.day && placed.time
        ? new Date(`${placed.day}T${placed.time}${indianOffset}`)
        : undefined,
    day,
    isDayOfChat: sent.end > 0 && day !== "",
    warnings: isDoubtful ? [...order.warnings, dates] : order.warnings,
    later: [],
  };
}

/** Of two readings of a date, the nearer one is right if the order was placed at most so many days before or after. */
const maxDaysApart = 45;

/** The day of a header: its only reading, or the nearest to the order's own day; empty if that is not certain. */
function dayOfHead(sent: WrittenDate, ownDay: string, style: DateStyle | undefined) {
  const daysApart = (day: string) => daysBetween(day, ownDay);
  const year = Number(ownDay.slice(0, 4));
  const daysOfYears = () =>
    [year - 1, year, year + 1].flatMap((each) => sent.daysIn(String(each), style));
  const days = sent.daysIn(undefined, style);
  const [nearest, ...others] = [...new Set(days.length > 0 ? days : daysOfYears())].sort(
    (one, other) => daysApart(one) - daysApart(other),
  );
  if (nearest === undefined) return ownDay;
  return others.length === 0 || daysApart(nearest) <= maxDaysApart ? nearest : "";
}
