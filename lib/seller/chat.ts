import { monthFirstDate } from "@/lib/seller/date";
import { ordersIn, type DaysIn, type ReceivedOrder } from "@/lib/seller/order";
import { orderNumbersIn, type MessagePatterns } from "@/lib/seller/patterns";
import { partOf, rowOf, textOf, type Row } from "@/lib/seller/row";

export interface Message {
  /** The whole message, word for word. */
  readonly text: string;
  /** Who has sent it, if it has a head. */
  readonly sender: string | undefined;
  /** What the sender says in it, if it is no order; nothing if the chat itself says it. */
  readonly said: readonly Row[];
  readonly orders: readonly ReceivedOrder[];
  readonly broken: readonly string[];
  /** Whether it asks for goods in other words than an order, or names an order. */
  readonly isDoubtful: boolean;
  readonly numbers: readonly string[];
  /** The day of its head, as `2026-11-20`, if there is anything of an order in it; empty if that is not certain. */
  readonly day: string;
}

// What WhatsApp writes in front of a message that was copied or exported. These patterns only find where it ends, so any
// word may be a month: which day it means is up to date.ts.

const word = String.raw`[^\s\d,،:;()[\]/<>-]{1,20}`;
/** `20/11/26`, `20.11.`, `2026-11-20`, `20 Nov 2026`, `20 Nov`, `Nov 20, 2026` */
const date = String.raw`(?:\d{1,4}[./-] ?\d\d?(?:[./-] ?\d{2,4})?\.?|\d\d?[ -]${word}(?:[ -]\d{2,4})?|${word} \d\d?(?:,? \d{4})?)`;
/** `18:45`, `6:45:12 PM`, `6.45 p. m.`, `शाम 6:45 बजे` */
const time = String.raw`(?:${word} )?\d\d?[:.]\d\d(?:[:.]\d\d)?(?: ?${word}){0,2}`;
const between = `[,،]? (?:${word} )?`;
const dateAndTime = date + between + time;
/** `[20/11/26, 6:45 pm] ` of phones, `[18:45, 20/11/2026] ` of WhatsApp Web, `20/11/26, 6:45 pm - ` exported by Android */
const stampPattern = new RegExp(
  String.raw`^[> ]*(?=[[\d])(?:\[(?:${dateAndTime}|${time}${between}${date})\] ?|${dateAndTime}(?: - |: ))`,
  "u",
);
/** No stamp is longer. Matching is not tried on the rest of a long line, which would take time. */
const maxStampLength = 80;

/** What WhatsApp says in the name of a person. */
const saidByApp =
  /^(?:null$|this message was deleted|missed v\w+ call|यह मैसेज (?:डिलीट|मिटा|हटा))|end-to-end encrypted|एंड-टू-एंड/u;

/** What iPhones write in the name of a person. Pictures, voices and places a person has sent. */
const markedByPhone = /: \u200e(?!.*(?:omitted|attached|Waiting|https?:|छोड़|संलग्न))/u;

const messagesPerReport = 10_000;

/**
 * Reads messages of a chat, and tells `report` from time to time how much of the text has been read, from 0 to 1.
 *
 * @param now phones copy no year: where no order says more, a day is that nearest to this one
 */
export function readChat(
  text: string,
  patterns: MessagePatterns,
  now: Date,
  report: (progress: number) => void = () => undefined,
): readonly Message[] {
  const lines = text.replace(/^\ufeff/, "").split(/\r\n|[\n\r\u2028\u2029]/);
  const rows = lines.map(rowOf);
  const stamps = rows.flatMap(({ plain }, start) => {
    const [stamp] = stampPattern.exec(plain.slice(0, maxStampLength)) ?? [];
    return stamp === undefined ? [] : { stamp, start };
  });
  const isMonthFirst = stamps.some(({ stamp }) => monthFirstDate.test(stamp));
  return [{ stamp: "", start: 0 }, ...stamps].map(({ stamp, start }, at) => {
    if (at > 0 && at % messagesPerReport === 0) report(start / rows.length);
    const daysIn: DaysIn = (nearTo = now.toISOString()) =>
      patterns.daysIn(stamp, isMonthFirst, nearTo);
    const own = rows.slice(start, stamps[at]?.start);
    return readMessage(own, stamp, markedByPhone.test(lines[start] ?? ""), daysIn, patterns);
  });
}

function readMessage(
  rows: readonly Row[],
  stamp: string,
  isMarked: boolean,
  daysIn: DaysIn,
  patterns: MessagePatterns,
): Message {
  const { greeting, numberBehind, noOrder, partOfOrder, request } = patterns;
  const { sender, body } = sentIn(rows, stamp);
  const plain = body.map((row) => row.plain).join("\n");
  const has = (pattern: RegExp) => pattern.test(plain);
  const mayHold = has(greeting) || (has(partOfOrder) && !has(noOrder));
  const { orders, broken } =
    mayHold && (body.length > 1 || has(numberBehind))
      ? ordersIn(body, daysIn, patterns)
      : { orders: [], broken: [] };
  const hasOrder = orders.length + broken.length > 0;
  const mayAsk = mayHold && !hasOrder;
  const numbers = mayAsk ? orderNumbersIn(plain) : [];
  // What has no sender the chat itself says: `Asha created group "2 litre doodh"`.
  const isOfApp = isMarked || (stamp !== "" && !sender) || saidByApp.test(body[0]?.plain ?? "");
  const isDoubtful = numbers.length > 0 || (mayAsk && !isOfApp && has(request));
  return {
    text: textOf(rows),
    sender,
    said: sender === undefined || isOfApp || hasOrder ? [] : body,
    orders,
    broken,
    isDoubtful,
    numbers,
    day: hasOrder || isDoubtful ? (daysIn()[0] ?? "") : "",
  };
}

/** Who has sent a message, and its rows without the head. Nobody where it is the chat itself that says something. */
function sentIn(rows: readonly Row[], stamp: string) {
  const [first, ...below] = rows;
  if (stamp === "" || !first) return { sender: undefined, body: rows };
  // Nothing need stand behind the name.
  const end = `${first.plain} `.indexOf(": ", stamp.length);
  if (end < 0) return { sender: undefined, body: [partOf(first, stamp.length), ...below] };
  return { sender: first.text.slice(stamp.length, end), body: [partOf(first, end + 2), ...below] };
}
