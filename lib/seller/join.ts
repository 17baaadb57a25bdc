import type { Message } from "@/lib/seller/chat";
import type { ReceivedOrder } from "@/lib/seller/order";
import { orderNumbersIn } from "@/lib/seller/patterns";
import { notesFrom } from "@/lib/seller/row";

interface Entry {
  readonly order: ReceivedOrder;
  /** The place of the chat in which it came first. */
  readonly chat: number;
  readonly later: string[];
}

/** What is no order, with the day on which it came, as `2026-11-20`; empty if that is not known, or not asked for. */
export interface OtherText {
  readonly text: string;
  readonly day: string;
  /** The days of the orders beside which it stands, in case that those are not shown. */
  readonly besideDays?: readonly string[];
}

/**
 * Joins chats: what is in an earlier one as well is read once. What a person writes below an order, or who names it by its
 * number, is added to it, also in a later chat. `counts` says how many orders each chat has that are in none before it.
 */
export function joinChats(chats: readonly (readonly Message[])[]) {
  const open: OtherText[] = [];
  const others: OtherText[] = [];
  const firstChat = new Map<string, number>();
  const read = chats.flatMap((messages, chat) =>
    messages.flatMap((message) => {
      const { text, orders, sender } = message;
      // An order without a head may have been pasted again to order again.
      const mayBeKnown = sender !== undefined || orders.length === 0;
      if (chat > 0 && mayBeKnown && (firstChat.get(text) ?? chat) < chat) return [];
      // What is in the last chat is in no later one.
      if (chat < chats.length - 1) firstChat.set(text, chat);
      return { message, own: orders.map((order): Entry => ({ order, chat, later: [] })) };
    }),
  );
  const entries = read.flatMap(({ own }) => own);
  /** The last order with each number, of all, and with each number and of each sender, of those above a message. */
  const last = new Map(entries.map((entry) => [entry.order.number, entry]));
  const above = new Map<string | undefined, Entry>();

  for (const { message, own } of read) {
    const { text, sender, said, broken, isDoubtful, numbers, day } = message;
    for (const entry of own) above.set(sender, entry).set(entry.order.number, entry);
    if (own.length > 0) {
      open.push(...broken.map((part) => ({ text: part, day })));
      continue;
    }
    const named = numbers.flatMap((number) => above.get(number) ?? last.get(number) ?? []);
    const nearest = above.get(sender);
    const about = named.length > 0 || !nearest ? named : [nearest];
    const note = about.length > 0 ? notesFrom(said).join(" ") : "";
    const beside = note === "" ? [] : about;
    beside.forEach(({ later }) => later.push(note));
    const besideDays = beside.map(({ order }) => order.day);
    if (isDoubtful || broken.length > 0) open.push({ text, day, besideDays });
    else if (text !== "") others.push({ text, day, besideDays });
  }
  // Where messages were pasted without heads, what is below the last order may be about another.
  for (const { order } of entries)
    for (const note of order.notes)
      for (const number of orderNumbersIn(note.toLowerCase()))
        if (number !== order.number) last.get(number)?.later.push(note);
  return {
    orders: entries.map(({ order, later }) => ({ ...order, later })),
    open,
    others,
    counts: chats.map((_, place) => entries.filter(({ chat }) => chat === place).length),
  };
}
