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

/** What somebody has to read, with the day on which it came, as `2026-11-20`; empty if that is not known. */
export interface OpenText {
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
  const entries: Entry[] = [];
  const open: OpenText[] = [];
  const others: string[] = [];
  /** The last order of each sender, and with each number, of all and above a message. */
  const last = new Map<string, Entry>();
  const above = new Map<string, Entry>();
  const known = new Map<string, { chat: number; own: readonly Entry[] }>();

  const read = chats.map((chat, place) =>
    chat.map((message) => {
      const { text, orders, sender } = message;
      // An order without a head may have been pasted again to order again.
      const mayBeKnown = sender !== undefined || orders.length === 0;
      const first = mayBeKnown ? known.get(text) : undefined;
      const isKnown = first !== undefined && first.chat < place;
      const own = isKnown ? first.own : orders.map((order) => ({ order, chat: place, later: [] }));
      if (!first && chats.length > 1) known.set(text, { chat: place, own });
      if (!isKnown) entries.push(...own);
      remember(last, message, own);
      return { message, own, isKnown };
    }),
  );

  for (const { message, own, isKnown } of read.flat()) {
    const { text, sender = "", said, broken, isDoubtful, numbers, day } = message;
    remember(above, message, own);
    if (isKnown) continue;
    if (own.length > 0) {
      open.push(...broken.map((part) => ({ text: part, day })));
      continue;
    }
    const named = numbers.flatMap((number) => above.get(number) ?? last.get(number) ?? []);
    const about = named.length > 0 ? [...new Set(named)] : [above.get(sender) ?? []].flat();
    const note = about.length > 0 ? notesFrom(said).join(" ") : "";
    const beside = note === "" ? [] : about;
    beside.forEach(({ later }) => later.push(note));
    const besideDays = beside.map(({ order }) => order.day);
    if (isDoubtful || broken.length > 0) open.push({ text, day, besideDays });
    else if (beside.length === 0 && text !== "") others.push(text);
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

/** Keeps the orders of a message by sender and number. */
function remember(last: Map<string, Entry>, { sender = "" }: Message, own: readonly Entry[]): void {
  for (const entry of own)
    for (const key of [sender, entry.order.number ?? ""]) last.set(key, entry);
}
