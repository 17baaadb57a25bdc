import { saidIn, textOf, type Message, type ReceivedOrder } from "@/lib/seller/chat";
import { grouped } from "@/lib/seller/sheet";
import { orderNumbersIn } from "@/lib/seller/words";

/** An order, to which messages that come later are added. */
interface Entry {
  readonly order: ReceivedOrder;
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
 * Joins chats. A message that is in several of them, as in two exports of one chat, counts once. What a person writes
 * after an order, and what names an order by its number, is added to that order; what asks for goods on another day is
 * shown on that day if the order is not. `counts` says how many orders each chat has that are in none before it.
 */
export function joinChats(chats: readonly (readonly Message[])[]) {
  const entries: Entry[] = [];
  const entriesOf = new Map<string, Entry[]>();
  /** The orders of each message, once for each time that it is in a chat. */
  const copies = new Map<string, Entry[][]>();
  const open: OpenText[] = [];
  /** Messages without an order, the numbers in them, and the orders before them: those with a number, that of the sender. */
  const rest: { message: Message; numbers: readonly string[]; named: Entry[]; above: Entry[] }[] =
    [];

  const counts = chats.map((chat) => {
    const countBefore = entries.length;
    const times = new Map<string, number>();
    const lastOf = new Map<string, Entry>();
    for (const message of chat) {
      const { orders, hasHead, senders, broken, day } = message;
      const key = chats.length > 1 && hasHead ? textOf(message.rows) : "";
      const time = times.get(key) ?? 0;
      times.set(key, time + 1);
      const known = key === "" ? undefined : copies.get(key)?.[time];
      const own = known ?? orders.map((order) => ({ order, later: [] }));
      if (key !== "" && !known) grouped(copies, key).push(own);

      const last = own.at(-1);
      const above = senders.flatMap((sender) => lastOf.get(sender) ?? []).slice(0, 1);
      if (last) senders.forEach((sender) => lastOf.set(sender, last));
      if (known) continue;
      entries.push(...own);
      own.forEach((entry) => grouped(entriesOf, entry.order.number ?? "").push(entry));
      if (last) open.push(...broken.map((text) => ({ text, day })));
      else if (broken.length > 0) open.push({ text: textOf(message.rows), day });
      else {
        const numbers = message.isDoubtful
          ? message.body.flatMap(({ plain }) => orderNumbersIn(plain))
          : [];
        // Of several orders with its number, it means the last one before it.
        const named = numbers.flatMap((number) => entriesOf.get(number)?.at(-1) ?? []);
        rest.push({ message, numbers, named, above });
      }
    }
    return entries.length - countBefore;
  });

  const others: string[] = [];
  for (const { message, numbers, named, above } of rest) {
    const { isDoubtful, day, rows } = message;
    const all = numbers.flatMap((number) => entriesOf.get(number) ?? []);
    const about = [named, all, above].find((each) => each.length > 0) ?? [];
    const said = about.length > 0 ? saidIn(message) : "";
    if (said !== "") about.forEach(({ later }) => later.push(said));
    const text = textOf(rows);
    const besideDays = said === "" ? [] : about.map(({ order }) => order.day);
    if (isDoubtful) open.push({ text, day, besideDays });
    else if (said === "" && text !== "") others.push(text);
  }
  return { orders: entries.map(({ order, later }) => ({ ...order, later })), open, others, counts };
}
