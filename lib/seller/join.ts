import type { Message, ReceivedOrder } from "@/lib/seller/chat";
import { grouped } from "@/lib/seller/groups";
import { orderNumbersIn } from "@/lib/seller/patterns";

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
 * Joins chats. A message in several of them counts once. What a person writes after an order, or who names it, is added to
 * it. `counts` says how many orders each chat has that are in none before it.
 */
export function joinChats(chats: readonly (readonly Message[])[]) {
  const entries: Entry[] = [];
  const entriesOf = new Map<string, Entry[]>();
  /** The orders of each message, once for each time that it is in a chat. */
  const copies = new Map<string, Entry[][]>();
  const open: OpenText[] = [];
  const others: string[] = [];
  /** Those of the chats before: what WhatsApp says has no sender by whom to know it again. */
  let knownOthers = new Set<string>();
  /** Messages that name orders of which none is above them. */
  const early: { message: Message; above: readonly Entry[] }[] = [];
  /** Messages of people who have ordered in another chat alone, as in last night's export. */
  const elsewhere: Message[] = [];
  const orderers = orderersIn(chats.flat());
  const lastOfAll = new Map<string, Entry>();

  function add({ text, said, isDoubtful, day }: Message, about: readonly Entry[], isEarly = false) {
    const beside = said === "" ? [] : about;
    beside.forEach(({ later }) => (isEarly ? later.unshift(said) : later.push(said)));
    const besideDays = beside.map(({ order }) => order.day);
    if (isDoubtful) open.push({ text, day, besideDays });
    else if (beside.length === 0 && text !== "" && !knownOthers.has(text)) others.push(text);
  }

  const counts = chats.map((chat) => {
    const countBefore = entries.length;
    knownOthers = new Set(others);
    const times = new Map<string, number>();
    const lastOf = new Map<string, Entry>();
    const ownOrderers = chats.length > 1 ? orderersIn(chat) : orderers;
    for (const message of chat) {
      const { text, orders, senders, broken, numbers, day } = message;
      const key = chats.length > 1 && senders.length > 0 ? spellingOf(text) : "";
      const time = times.get(key) ?? 0;
      if (key !== "") times.set(key, time + 1);
      const known = key === "" ? undefined : copies.get(key)?.[time];
      const own = known ?? orders.map((order) => ({ order, later: [] }));
      if (key !== "" && !known) grouped(copies, key).push(own);

      const last = own.at(-1);
      const above = senders.flatMap((each) => lastOf.get(each) ?? []).slice(0, 1);
      if (last)
        for (const map of [lastOf, lastOfAll]) senders.forEach((each) => map.set(each, last));
      if (known) continue;
      entries.push(...own);
      own.forEach((entry) => grouped(entriesOf, entry.order.number ?? "").push(entry));
      if (last) open.push(...broken.map((part) => ({ text: part, day })));
      else if (broken.length > 0) open.push({ text, day });
      else {
        // Of several orders with its number, it means the last one above it.
        const named = numbers.flatMap((number) => entriesOf.get(number)?.at(-1) ?? []);
        const isElsewhere = senders.some((each) => orderers.has(each) && !ownOrderers.has(each));
        if (numbers.length > 0 && named.length === 0) early.push({ message, above });
        else if (isElsewhere && named.length === 0) elsewhere.push(message);
        else add(message, named.length > 0 ? named : above);
      }
    }
    return entries.length - countBefore;
  });
  for (const { message, above } of early.reverse()) {
    const named = message.numbers.flatMap((number) => entriesOf.get(number) ?? []);
    add(message, named.length > 0 ? named : above, true);
  }
  // Where messages were pasted without heads, what is below the last order may be about another.
  for (const { order } of entries)
    for (const note of order.notes)
      for (const number of orderNumbersIn(note.toLowerCase()))
        if (number !== order.number) entriesOf.get(number)?.at(-1)?.later.push(note);
  knownOthers = new Set();
  for (const message of elsewhere) {
    add(message, message.senders.flatMap((each) => lastOfAll.get(each) ?? []).slice(0, 1));
  }
  return { orders: entries.map(({ order, later }) => ({ ...order, later })), open, others, counts };
}

/** The names under which somebody has ordered. */
const orderersIn = (messages: readonly Message[]) =>
  new Set(messages.flatMap(({ orders, senders }) => (orders.length > 0 ? senders : [])));

/** A message in one spelling, whatever phone has exported it: iPhones write seconds, brackets and marks of direction. */
const spellingOf = (text: string) =>
  text
    .replace(/(?<=\d[:.]\d\d)[:.]\d\d/, "")
    .replace(/[\p{P}\p{Z}\p{C}]+/gu, " ")
    .trim()
    .toLowerCase();
