import { oldestLines, type LineId } from "@/lib/order/delivery";
import { fieldWords, readText } from "@/lib/order/message";
import { readClock, readDate } from "@/lib/seller/clock";
import { readHead } from "@/lib/seller/head";
import { rupeesIn, type MessagePatterns } from "@/lib/seller/patterns";
import { bareLine, endOf, plainLine } from "@/lib/seller/shape";
import type { Item } from "@/lib/shop/catalogue";
import { cleanMobile, isBlank, isMobile } from "@/lib/text";

/** Why the seller should check an order before packing it. */
export type OrderWarning =
  /** A line has no item of the catalogue. */
  | "unknown-items"
  /** The sums are wrong: somebody has edited the message. */
  | "sums"
  /** The prices have changed since. */
  | "prices"
  /** It was sent more than a day before or after the day on it, or nobody knows when. */
  | "dates";

/** Several of one item. */
export interface OrderedItem {
  readonly item: Item;
  readonly count: number;
}

/** What a message says of an order. */
export interface WrittenOrder {
  /** Undefined for an order from a browser without scripts. */
  readonly number: string | undefined;
  /** As `2026-11-20` and `18:42`; empty where the message does not say it beyond doubt. */
  readonly placed: { readonly day: string; readonly clock: string };
  readonly insteadOf: readonly string[];
  readonly items: readonly OrderedItem[];
  /** What looks like goods and is not in the catalogue, unchanged. */
  readonly unknownItems: readonly string[];
  /** The total of the message, in whole rupees. */
  readonly total: number;
  /** What was typed, by its line: an address may have several, none where nothing was typed. */
  readonly details: Readonly<Partial<Record<LineId, readonly string[]>>>;
  readonly warnings: readonly OrderWarning[];
  /** What the household has written around the order, word for word. */
  readonly notes: readonly string[];
}

/** Lines that were read, up to the one at `end`. */
type Reading<Part> = Part & { readonly end: number; readonly notes: readonly string[] };

/**
 * Reads the order that starts at the first of these lines: the inverse of `orderMessage` and `blankMessage`. The
 * meaning of what was typed follows from its position, so that nothing typed can imitate another line. Only where
 * the lines are not as the shop wrote them are they read by their labels. Undefined if no complete order starts here.
 */
export function readOrder(
  lines: readonly string[],
  patterns: MessagePatterns,
): Reading<{ order: Omit<WrittenOrder, "notes"> }> | undefined {
  const beginning = readBeginning(lines, patterns);
  const goods = beginning && readGoods(lines, beginning.end, patterns);
  if (!goods) return undefined;
  const { number, placed, insteadOf } = beginning;
  const { items, unknownItems, total, warnings } = goods;
  const at = afterBlanks(lines, goods.end);
  const delivery =
    readDelivery(lines, at, patterns) ?? readLabels(lines, at, patterns, number === undefined);
  if (!delivery) return undefined;
  const again = readAgain(lines, delivery.end, patterns);
  return {
    order: {
      number,
      placed,
      insteadOf,
      items,
      unknownItems,
      total,
      warnings,
      details: delivery.details,
    },
    notes: [beginning, goods, delivery, again].flatMap(({ notes }) => notes),
    end: again.end,
  };
}

/** Whether an order starts in this line, even if it is incomplete. */
export function beginsOrder(line: string, { hint, greeting, reference }: MessagePatterns): boolean {
  if (!hint.test(line)) return false;
  const plain = plainLine(line);
  return greeting.test(plain) || reference.test(plain);
}

/** Whether a line stands only in orders. */
export function isOfOrder(line: string, patterns: MessagePatterns): boolean {
  const plain = plainLine(bareLine(line));
  return beginsOrder(line, patterns) || patterns.total.test(plain) || patterns.place.test(plain);
}

/** Reads number, time and what the order replaces. */
function readBeginning(lines: readonly string[], patterns: MessagePatterns) {
  const [first = ""] = lines;
  const greeting = patterns.greeting.exec(plainLine(first))?.groups;
  const start = greeting ? 1 : 0;
  const around = greeting
    ? [
        first.slice(0, greeting.before?.length).replace(/^\P{L}*$/u, ""),
        endOf(first, greeting.after ?? ""),
      ]
    : [];
  for (let at = start; at < lines.length; at += 1) {
    const line = plainLine(lines[at] ?? "");
    if (at > 0 && (patterns.greeting.test(line) || isHead(line))) break;
    const reference = patterns.reference.exec(line)?.groups;
    if (reference) {
      const next = afterBlanks(lines, at + 1);
      const replaced = patterns.insteadOf.exec(plainLine(lines[next] ?? ""))?.groups?.numbers;
      const { rest, ...placed } = readPlaced(reference.rest ?? "", patterns);
      return {
        number: reference.number?.toUpperCase(),
        placed,
        insteadOf: replaced?.toUpperCase().match(/[^, ]+/g) ?? [],
        notes: notesOf([...around, ...lines.slice(start, at), rest]),
        end: replaced === undefined ? at + 1 : next + 1,
      };
    }
    if (isBlank(line)) continue;
    // The form without scripts has no number.
    if (patterns.total.test(line) || readItem(line, patterns)) break;
  }
  if (!greeting) return undefined;
  return {
    number: undefined,
    placed: { day: "", clock: "" },
    insteadOf: [],
    notes: notesOf(around),
    end: start,
  };
}

/** Date and time as people type them, and what else they have written. */
function readPlaced(text: string, { words }: MessagePatterns) {
  const date = readDate(text, [words.months]);
  const time = readClock(date?.around ?? text, false);
  const [day = "", ...others] = date?.hasYear ? date.days("") : [];
  return {
    day: others.length === 0 ? day : "",
    clock: time?.clock ?? "",
    rest: time?.around ?? date?.around ?? text,
  };
}

/** Reads the items down to the total; undefined if there is no total. */
function readGoods(lines: readonly string[], start: number, patterns: MessagePatterns) {
  const read: ItemLine[] = [];
  const others: string[] = [];
  for (let at = start; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const plain = plainLine(line);
    const said = patterns.total.exec(plain)?.groups;
    if (said) {
      const total = rupeesIn(said.total ?? "");
      const { isWrong, isOld } = checked(read, total);
      const isGoods = (other: string) =>
        patterns.goods.test(plainLine(other)) ||
        (isWrong && /^\P{L}*\d+\P{L}/u.test(plainLine(other)));
      const unknownItems = others.filter(isGoods);
      if (read.length + unknownItems.length === 0) return undefined;
      const warnings: OrderWarning[] = [];
      if (unknownItems.length > 0) warnings.push("unknown-items");
      else if (isWrong) warnings.push("sums");
      if (isOld) warnings.push("prices");
      const notes = notesOf([
        ...others.filter((other) => !isGoods(other)),
        endOf(line, said.rest ?? ""),
      ]);
      const items = read.map(({ item, count }) => ({ item, count }));
      return { items, unknownItems, total, warnings, notes, end: at + 1 };
    }
    if (beginsOrder(line, patterns) || isHead(line)) return undefined;
    const item = readItem(plain, patterns);
    if (item) read.push(item);
    others.push(...notesOf([item ? endOf(line, item.rest) : line]));
  }
  return undefined;
}

/** Reads a line of items in plain signs; undefined if it names nothing of the catalogue. In whole rupees. */
function readItem(line: string, { item: pattern, itemOf }: MessagePatterns) {
  if (line.length > 300) return undefined;
  const groups = pattern.exec(line)?.groups ?? {};
  const { times = "1", count = times, name = "", price, sum, rest = "" } = groups;
  const item = itemOf(name);
  if (!item) return undefined;
  // Items with ids instead of names have no prices.
  const each = price === undefined ? item.rupees : rupeesIn(price);
  const all = sum === undefined ? each * Number(count) : rupeesIn(sum);
  return { item, count: Number(count), price: each, sum: all, rest };
}
type ItemLine = NonNullable<ReturnType<typeof readItem>>;

/** Whether the lines do not fit each other, or the catalogue. */
function checked(read: readonly ItemLine[], total: number) {
  const sum = read.reduce((sums, line) => sums + line.sum, 0);
  return {
    isWrong: sum !== total || read.some((line) => line.price * line.count !== line.sum),
    isOld: read.some(({ item, price }) => price !== item.rupees),
  };
}

type Delivery = Reading<Pick<WrittenOrder, "details">>;

/** Reads the delivery details line by line, as the shop writes them; undefined if they are not so. */
function readDelivery(
  lines: readonly string[],
  at: number,
  patterns: MessagePatterns,
  [line, ...rest] = patterns.delivery,
): Delivery | undefined {
  if (!line) return { details: {}, end: at, notes: [] };
  const text = line.label.exec(lines[at] ?? "")?.groups?.text;
  if (text === undefined && oldestLines.includes(line.id)) return undefined;
  for (const end of text === undefined ? [at] : endsOfLine(lines, at, line.id, patterns)) {
    const after = readDelivery(lines, end, patterns, rest);
    if (!after) continue;
    const typed = typedInto(line, [text ?? "", ...lines.slice(at + 1, end - 1)], patterns);
    return {
      details: { [line.id]: typed.texts, ...after.details },
      end: after.end,
      notes: [...typed.notes, ...after.notes],
    };
  }
  return undefined;
}

/** What was typed into a line; behind the words for nothing there may stand a note. */
function typedInto(
  { first }: MessagePatterns["delivery"][number],
  texts: readonly string[],
  { words }: MessagePatterns,
) {
  const { none } = fieldWords(first, words);
  const notes = texts.flatMap((text) =>
    none !== undefined && text.startsWith(`${none} `) ? notesOf([text.slice(none.length)]) : [],
  );
  if (notes.length > 0) return { texts: [], notes };
  const read = texts.map((text) => readText(text, first, words));
  return { texts: read.filter((text) => text.trim() !== ""), notes };
}

/** The shop's form has two; messages that are written or edited by hand may have more. */
const maxAddressLines = 6;

/** Where the next line may begin: below an address, behind any line that may be the place, which ends it. */
function endsOfLine(
  lines: readonly string[],
  at: number,
  id: LineId,
  patterns: MessagePatterns,
): readonly number[] {
  if (id !== "address") return [at + 1];
  const ends: number[] = [];
  for (let place = at + 1; place <= at + maxAddressLines; place += 1) {
    const more = lines.slice(at + 1, place);
    if (more.length > 1 && more.some((line) => beginsOrder(line, patterns))) break;
    if (lines[place]?.trimEnd() === patterns.words.place) ends.push(place + 1);
  }
  return ends;
}

/**
 * Reads delivery details by their labels, in any order, down to the next message: what was retyped, moved, quoted or
 * filled in by hand. An order with a number has all of them, or was cut off; in another one is a phone number.
 */
function readLabels(
  lines: readonly string[],
  start: number,
  patterns: MessagePatterns,
  isFilledIn: boolean,
): Delivery | undefined {
  const typed = new Map<LineId, string[]>();
  const notes: string[] = [];
  const phone = patterns.delivery.find(({ first }) => first.isPhone);
  let isPlaced = false;
  let current: LineId | undefined;
  let [end, kept] = [start, 0];
  for (let at = start; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    if (beginsOrder(line, patterns) || isHead(line) || patterns.again.test(plainLine(line))) break;
    const bare = bareLine(line);
    if (isBlank(bare)) {
      if (typed.size === patterns.delivery.length) break;
      continue;
    }
    const label = patterns.delivery.find(({ id, said }) => !typed.has(id) && said.test(bare));
    const place = typed.has("address") && !isPlaced ? patterns.place.exec(plainLine(bare)) : null;
    const isMissing = (id: LineId) => (typed.get(id) ?? []).every(isBlank);
    if (label) {
      current = label.id;
      typed.set(current, [label.said.exec(bare)?.groups?.text ?? ""]);
    } else if (place) {
      isPlaced = true;
      current = undefined;
      notes.push(...notesOf([endOf(bare, place.groups?.text ?? "")]));
    } else if (phone && !typed.has(phone.id) && isMobile(cleanMobile(bare))) {
      typed.set(phone.id, [bare]);
    } else if (
      current === "address" ||
      (current && current !== patterns.delivery.at(-1)?.id && isMissing(current))
    ) {
      typed.get(current)?.push(bare);
    } else if (isPlaced && isMissing("address")) {
      typed.get("address")?.push(bare);
    } else {
      notes.push(...notesOf([line]));
      continue;
    }
    [end, kept] = [at + 1, notes.length];
  }
  const needed = isFilledIn && phone ? [phone.id] : oldestLines;
  if (!needed.every((id) => typed.has(id))) return undefined;
  const read = patterns.delivery.map(
    (line) => [line.id, typedInto(line, typed.get(line.id) ?? [], patterns)] as const,
  );
  return {
    details: Object.fromEntries(read.map(([id, { texts }]) => [id, texts])),
    notes: [...notes.slice(0, kept), ...read.flatMap(([, { notes: behind }]) => behind)],
    end,
  };
}

/** Reads the link to order the same again, which may stand on a line of its own. */
function readAgain(lines: readonly string[], start: number, { again }: MessagePatterns) {
  const at = afterBlanks(lines, start);
  const behind = again.exec(plainLine(lines[at] ?? ""))?.groups?.rest;
  if (behind === undefined) return { end: start, notes: [] };
  const link = /^\s*https?:\S+#order=\S*/.exec(lines[at + 1] ?? "");
  const rest = link ? lines[at + 1]?.slice(link[0].length) : endOf(lines[at] ?? "", behind);
  return { end: link ? at + 2 : at + 1, notes: notesOf([rest ?? ""]) };
}

const isHead = (line: string) => readHead(line) !== undefined;

/** Texts that say something, without the signs in which they were wrapped. */
export function notesOf(texts: readonly string[]): readonly string[] {
  return texts
    .map((text) => text.replace(/^[\s,.;:*_~`>।]+(?=\S|$)|(?<![\s*_~`])[\s*_~`]+$/gu, ""))
    .filter((text) => /[\p{L}\p{N}\p{Emoji}]/u.test(text));
}

/** The index of the next line that says something. */
function afterBlanks(lines: readonly string[], start: number): number {
  let at = start;
  while (/^[\s>*_~`]*$/.test(lines[at] ?? "end")) at += 1;
  return at;
}
