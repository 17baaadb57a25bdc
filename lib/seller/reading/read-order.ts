import { readPlacedAt, type OrderGrammar } from "@/lib/seller/reading/order-grammar";
import { isChatHeader } from "@/lib/seller/reading/chat-header";
import type { Item } from "@/lib/shop/catalogue";

/** Why a person should look at an order before it is packed. */
export type Doubt =
  /** A line names nothing that is sold. */
  | "unknown-items"
  /** The sums do not add up: somebody has changed the message. */
  | "sums"
  /** The prices are not today's. */
  | "prices";

/** Several of one item. */
export interface OrderedItem {
  readonly item: Item;
  readonly count: number;
}

/** An order as its message tells it. */
export interface ReadOrder {
  /** Undefined where the shopper's browser runs no scripts: the form then has no number. */
  readonly number: string | undefined;
  /** To the minute. */
  readonly placedAt: Date | undefined;
  readonly insteadOf: readonly string[];
  readonly items: readonly OrderedItem[];
  /** Lines between the items that name nothing that is sold, word for word. */
  readonly unknownItems: readonly string[];
  /** What the message says, in whole rupees. */
  readonly total: number;
  readonly name: string;
  /** The lines that were typed. */
  readonly address: readonly string[];
  readonly mobile: string;
  /** Empty where none was given. */
  readonly landmark: string;
  readonly doubts: readonly Doubt[];
}

/** An order and the index of the line after it. */
export interface Reading {
  readonly order: ReadOrder;
  readonly end: number;
}

/** More lines than an order of everything has. */
const maxItemLines = 50;

/** The shop's form has two; who fills in the message by hand, or changes it, may need more. */
const maxAddressLines = 6;

/**
 * Reads the order that begins at a line: the inverse of `orderMessage` and `blankOrderMessage`. Lines
 * are told apart by where they stand, never by what they look like: what a shopper typed is one line
 * behind its label, or the one between address and place. Undefined where no whole order begins.
 *
 * @param lines cleaned by `cleanTypedText`, as what was typed has been
 */
export function readOrder(
  lines: readonly string[],
  start: number,
  grammar: OrderGrammar,
): Reading | undefined {
  const head = readHead(lines, start, grammar);
  const goods = head && readGoods(lines, head.end, grammar);
  const person = goods && readPerson(lines, goods.end, grammar);
  if (!person) return undefined;
  const { items, unknownItems, total, doubts } = goods;
  const { number, placedAt, insteadOf } = head;
  const { end, ...details } = person;
  return {
    order: { number, placedAt, insteadOf, items, unknownItems, total, ...details, doubts },
    end,
  };
}

/** Whether an order begins at this line, whole or not. */
export function beginsOrder(line: string, grammar: OrderGrammar): boolean {
  return isGreeting(line, grammar) || referenceIn(line, grammar) !== undefined;
}

function isGreeting(line: string, { words }: OrderGrammar): boolean {
  const text = line.trimEnd();
  return text.endsWith(words.greeting) && isStart(text.slice(0, -words.greeting.length));
}

/** The reference in a line: it comes first where the greeting was taken out of the message. */
function referenceIn(line: string, { reference }: OrderGrammar): Groups | undefined {
  const bare = reference.exec(line)?.groups;
  if (bare) return bare;
  const [, name, rest] = /^(.*?: )(.+)$/u.exec(line) ?? [];
  return name && rest && isChatHeader(name) ? reference.exec(rest)?.groups : undefined;
}

function isStart(text: string): boolean {
  return text === "" || isChatHeader(text);
}

type Groups = Readonly<Record<string, string>>;

function readHead(lines: readonly string[], start: number, grammar: OrderGrammar) {
  const isGreeted = isGreeting(lines[start] ?? "", grammar);
  let at = isGreeted ? afterBlanks(lines, start + 1) : start;
  const reference = referenceIn(lines[at] ?? "", grammar);
  if (!reference) {
    return isGreeted
      ? { number: undefined, placedAt: undefined, insteadOf: [], end: at }
      : undefined;
  }
  at += 1;
  const replaced = grammar.insteadOf.exec(lines[at] ?? "")?.groups?.numbers;
  return {
    number: reference.number,
    placedAt: readPlacedAt(reference, grammar.words),
    insteadOf: replaced?.split(", ") ?? [],
    end: replaced === undefined ? at : at + 1,
  };
}

function afterBlanks(lines: readonly string[], start: number): number {
  let at = start;
  while (lines[at]?.trim() === "") at += 1;
  return at;
}

function readGoods(lines: readonly string[], start: number, grammar: OrderGrammar) {
  const items: ItemLine[] = [];
  const unknownItems: string[] = [];
  for (let at = start; at < Math.min(lines.length, start + maxItemLines); at += 1) {
    const line = lines[at] ?? "";
    const total = grammar.total.exec(line)?.groups?.total;
    if (total !== undefined) {
      if (items.length + unknownItems.length === 0) return undefined;
      const rupees = rupeesIn(total);
      const doubts = doubtsOf(items, unknownItems, rupees);
      return { items: items.map(withoutSums), unknownItems, total: rupees, doubts, end: at + 1 };
    }
    if (beginsOrder(line, grammar)) return undefined;
    if (line.trim() === "") continue;
    const item = readItem(line, grammar);
    if (item) items.push(item);
    else unknownItems.push(line);
  }
  return undefined;
}

interface ItemLine extends OrderedItem {
  /** Of one, in whole rupees. */
  readonly price: number;
  readonly sum: number;
}

function withoutSums({ item, count }: ItemLine): OrderedItem {
  return { item, count };
}

const itemLine =
  /^(?:\d{1,3}\. )?(?:(?<count>[1-9]\d{0,3}) x )?(?<name>.+?)(?: - (?<price>₹[\d,]{1,14})(?: = (?<sum>₹[\d,]{1,14}))?)?\s*$/u;

function readItem(line: string, grammar: OrderGrammar): ItemLine | undefined {
  const groups: Partial<Groups> = itemLine.exec(line)?.groups ?? {};
  const item = grammar.items.get(groups.name ?? "");
  if (!item) return undefined;
  const count = Number(groups.count ?? 1);
  // Named by their ids, items have no prices.
  const price = groups.price === undefined ? item.rupees : rupeesIn(groups.price);
  const sum = groups.sum === undefined ? price * count : rupeesIn(groups.sum);
  return { item, count, price, sum };
}

function rupeesIn(text: string): number {
  return Number(text.replace(/\D/g, ""));
}

function doubtsOf(
  lines: readonly ItemLine[],
  unknownItems: readonly string[],
  total: number,
): readonly Doubt[] {
  const doubts: Doubt[] = [];
  const sum = lines.reduce((sums, line) => sums + line.sum, 0);
  if (unknownItems.length > 0) doubts.push("unknown-items");
  else if (sum !== total || lines.some((line) => line.price * line.count !== line.sum)) {
    doubts.push("sums");
  }
  if (lines.some(({ item, price }) => price !== item.rupees)) doubts.push("prices");
  return doubts;
}

function readPerson(lines: readonly string[], start: number, grammar: OrderGrammar) {
  const at = afterBlanks(lines, start);
  const typed = (line: number, label: RegExp) => label.exec(lines[line] ?? "")?.groups?.text;
  const name = typed(at, grammar.name);
  const address = typed(at + 1, grammar.address);
  if (name === undefined || address === undefined) return undefined;

  for (let place = at + 2; place < at + 2 + maxAddressLines; place += 1) {
    const more = lines.slice(at + 2, place);
    if (more.length > 1 && more.some((line) => beginsOrder(line, grammar))) return undefined;
    const mobile = typed(place + 1, grammar.mobile);
    const landmark = typed(place + 2, grammar.landmark);
    const isPlace = lines[place]?.trimEnd() === grammar.words.place;
    if (!isPlace || mobile === undefined || landmark === undefined) continue;
    return {
      name,
      address: [address, ...more].filter((line) => line.trim() !== ""),
      mobile,
      landmark: landmark.trimEnd() === grammar.words.noLandmark ? "" : landmark,
      end: afterLink(lines, place + 3, grammar),
    };
  }
  return undefined;
}

/** The line after the "Order this again" line, where there is one. */
function afterLink(lines: readonly string[], start: number, { again }: OrderGrammar): number {
  const at = afterBlanks(lines, start);
  return again.test(lines[at] ?? "") ? at + 1 : start;
}
