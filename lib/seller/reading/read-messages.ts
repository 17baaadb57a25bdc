import { cleanText } from "@/lib/order/text";
import { orderNumberPattern } from "@/lib/order/random-order-number";
import { beginsMessage } from "@/lib/seller/reading/chat-header";
import type { OrderGrammar } from "@/lib/seller/reading/message-line-patterns";
import { readOrder, type Reading } from "@/lib/seller/reading/read-order";
import type { ReceivedOrder } from "@/lib/seller/received-order";

const orderNumber = new RegExp(orderNumberPattern);

/** Text that is not an order, unchanged: one message, as far as that can be told. */
export interface UnreadText {
  readonly text: string;
  /** Whether it has an order number: it is then an order that was cut off or edited. */
  readonly hasNumber: boolean;
}

/** The content of pasted messages. Every line belongs to an order or to an unread text, or is blank. */
export interface Messages {
  /** In the order of the text. */
  readonly orders: readonly ReceivedOrder[];
  readonly unread: readonly UnreadText[];
}

/** Reads messages that were copied from a chat, or an exported chat. */
export function readMessages(text: string, grammars: readonly OrderGrammar[]): Messages {
  const raw = text.replace(/^\ufeff/, "").split(/\r\n|\n|\r/);
  const lines = raw.map(cleanText);
  const orders: ReceivedOrder[] = [];
  const unread: UnreadText[] = [];
  let pending: string[] = [];

  function settlePending(): void {
    const message = pending
      .join("\n")
      .replace(/^(?:[^\S\n]*\n)+/u, "")
      .trimEnd();
    if (message !== "") unread.push({ text: message, hasNumber: orderNumber.test(message) });
    pending = [];
  }

  for (let at = 0; at < lines.length;) {
    const reading = firstReading(lines, at, grammars);
    if (reading) {
      settlePending();
      orders.push(reading.order);
      at = reading.end;
    } else {
      if (beginsMessage(lines[at] ?? "")) settlePending();
      pending.push(raw[at] ?? "");
      at += 1;
    }
  }
  settlePending();
  return { orders, unread };
}

function firstReading(
  lines: readonly string[],
  at: number,
  grammars: readonly OrderGrammar[],
): Reading | undefined {
  for (const grammar of grammars) {
    const reading = readOrder(lines, at, grammar);
    if (reading) return reading;
  }
  return undefined;
}
