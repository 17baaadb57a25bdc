import { isMonthFirst } from "@/lib/seller/date";
import { sentIn, stampOf } from "@/lib/seller/head";
import { ordersIn, type DaysIn, type ReceivedOrder } from "@/lib/seller/order";
import { rowOf, textOf, type Row } from "@/lib/seller/row";
import { orderNumbersIn, type MessagePatterns } from "@/lib/seller/patterns";

export interface Message {
  /** The whole message, unchanged. */
  readonly text: string;
  /** Who has sent it, if it has a head. */
  readonly sender: string | undefined;
  /** What the sender says in it, if it is no order; nothing if it is WhatsApp that says it. */
  readonly said: readonly Row[];
  readonly orders: readonly ReceivedOrder[];
  readonly broken: readonly string[];
  /** Whether it asks for goods in other words than an order, or names an order. */
  readonly isDoubtful: boolean;
  readonly numbers: readonly string[];
  /** The day of its head, as `2026-11-20`, if there is anything of an order in it; empty if that is not certain. */
  readonly day: string;
}

const messagesPerReport = 3000;

/**
 * Reads messages of a chat, and tells `report` from time to time which part of the text has been read, from 0 to 1.
 *
 * @param now phones copy no year: where no order says more, a day is that nearest to this one
 */
export function readChat(
  text: string,
  patterns: MessagePatterns,
  now: Date,
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
  // A date that shows whether the month comes first tells how to read the others.
  const clear = heads.find(({ stamp }) => isMonthFirst(stamp) !== undefined)?.stamp ?? "";
  return heads.map(({ stamp, start }, at) => {
    const end = heads[at + 1]?.start ?? rows.length;
    if (at % messagesPerReport === 0) report(start / rows.length);
    const daysIn: DaysIn = (nearTo = now.toISOString()) =>
      patterns.dateIn(stamp, isMonthFirst(clear), nearTo).days;
    return readMessage(rows.slice(start, end), stamp, daysIn, patterns);
  });
}

function readMessage(
  rows: readonly Row[],
  stamp: string,
  daysIn: DaysIn,
  patterns: MessagePatterns,
): Message {
  const { greeting, numberBehind, noOrder, partOfOrder, request } = patterns;
  const { sender, body } = sentIn(rows, stamp);
  const has = (pattern: RegExp) => body.some(({ plain }) => pattern.test(plain));
  const mayHold = has(partOfOrder) && (has(greeting) || !has(noOrder));
  const { orders, broken } =
    mayHold && (body.length > 1 || has(numberBehind))
      ? ordersIn(body, daysIn, patterns)
      : { orders: [], broken: [] };
  const hasOrder = orders.length + broken.length > 0;
  const mayAsk = mayHold && !hasOrder;
  const numbers = mayAsk ? body.flatMap(({ plain }) => orderNumbersIn(plain)) : [];
  // What has no sender the chat itself says: `Asha created group "2 litre doodh"`.
  const isOfApp = (stamp !== "" && sender === undefined) || saidByApp.test(body[0]?.plain ?? "");
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

/** What WhatsApp says in the name of a person, which is nothing of an order. */
const saidByApp =
  /^(?:null$|this message was edited|this message was deleted|you deleted this message|missed v\w+ call|यह मैसेज (?:डिलीट|मिटा|हटा)|आपने यह मैसेज)|end-to-end encrypted|एंड-टू-एंड/u;
