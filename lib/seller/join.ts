import { partsOf, saidIn, textOf, type Message, type ReceivedOrder } from "@/lib/seller/chat";
import type { TextLine } from "@/lib/seller/line";
import { grouped } from "@/lib/seller/sheet";
import { orderNumbersIn } from "@/lib/seller/words";

/** An order, to which messages that come later are added. */
interface Entry {
  readonly order: ReceivedOrder;
  readonly later: string[];
}

/** A message without an order, what it may be about, and the numbers that it names. */
interface Rest {
  readonly message: Message;
  readonly body: readonly TextLine[] | undefined;
  readonly numbers: readonly string[];
  readonly named: readonly Entry[];
  readonly above: Entry | undefined;
}
const nobody = { senders: [], body: undefined };

/**
 * Joins chats. A message that is in several of them, as in two exports of one chat, counts once. What a person writes
 * after an order, and what names an order by its number, is added to that order. `counts` says how many orders each chat
 * has that are in none before it.
 */
export function joinChats(chats: readonly (readonly Message[])[]) {
  const entries: Entry[] = [];
  const entriesOf = new Map<string, Entry[]>();
  /** The orders of each message, once for each time that it is in a chat. */
  const copies = new Map<string, (readonly Entry[])[]>();
  const broken: string[] = [];
  const rest: Rest[] = [];
  const named = (numbers: readonly string[]) =>
    numbers.flatMap((number) => entriesOf.get(number) ?? []);

  const counts = chats.map((chat) => {
    const countBefore = entries.length;
    const times = new Map<string, number>();
    const lastOf = new Map<string, Entry>();
    for (const message of chat) {
      const { orders, stamp, isDoubtful } = message;
      const key = chats.length > 1 && stamp !== undefined ? textOf(message) : "";
      const time = times.get(key) ?? 0;
      times.set(key, time + 1);
      const known = key === "" ? undefined : copies.get(key)?.[time];
      const own = known ?? orders.map((order) => ({ order, later: [] }));
      if (key !== "" && !known) grouped(copies, key).push(own);

      const last = own.at(-1);
      const { senders, body } = last || lastOf.size > 0 ? partsOf(message) : nobody;
      const above = lastOf.get(senders.find((sender) => lastOf.has(sender)) ?? "");
      if (last) senders.forEach((sender) => lastOf.set(sender, last));
      if (known) continue;
      entries.push(...own);
      own.forEach((entry) => grouped(entriesOf, entry.order.number ?? "").push(entry));
      if (last) broken.push(...message.broken);
      else if (message.broken.length > 0) broken.push(textOf(message));
      else {
        const numbers = isDoubtful ? orderNumbersIn(textOf(message)) : [];
        // Of several orders with its number, it means the last one before it.
        const before = numbers.flatMap((number) => entriesOf.get(number)?.at(-1) ?? []);
        rest.push({ message, body, numbers, named: before, above });
      }
    }
    return entries.length - countBefore;
  });

  const others: string[] = [];
  for (const { message, body, numbers, named: before, above } of rest) {
    const byNumber = before.length > 0 ? before : named(numbers);
    const about = byNumber.length > 0 || !above ? byNumber : [above];
    const said = about.length > 0 ? saidIn(message, body ?? partsOf(message).body) : "";
    const text = said === "" ? textOf(message) : "";
    if (said !== "") about.forEach(({ later }) => later.push(said));
    else if (text !== "") (message.isDoubtful ? broken : others).push(text);
  }
  return {
    orders: entries.map(({ order, later }) => ({ ...order, later })),
    broken,
    others,
    counts,
  };
}
