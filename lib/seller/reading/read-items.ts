import type { OrderGrammar } from "@/lib/seller/reading/message-line-patterns";
import { beginsOrder } from "@/lib/seller/reading/read-number-and-time";
import {
  itemAndSumWarnings,
  type ItemLine,
} from "@/lib/seller/reading/unknown-item-sum-and-price-warnings";
import type { OrderedItem } from "@/lib/seller/received-order";

/** More lines than an order of all items has. */
const maxItemLines = 50;

/** Reads the items down to the total; undefined if there is no total. */
export function readItems(lines: readonly string[], start: number, grammar: OrderGrammar) {
  const items: ItemLine[] = [];
  const unknownItems: string[] = [];
  for (let at = start; at < Math.min(lines.length, start + maxItemLines); at += 1) {
    const line = lines[at] ?? "";
    const total = grammar.total.exec(line)?.groups?.total;
    if (total !== undefined) {
      if (items.length + unknownItems.length === 0) return undefined;
      const rupees = rupeesIn(total);
      const warnings = itemAndSumWarnings(items, unknownItems, rupees);
      return { items: items.map(withoutSums), unknownItems, total: rupees, warnings, end: at + 1 };
    }
    if (beginsOrder(line, grammar)) return undefined;
    if (line.trim() === "") continue;
    const item = readItem(line, grammar);
    if (item) items.push(item);
    else unknownItems.push(line);
  }
  return undefined;
}

function withoutSums({ item, count }: ItemLine): OrderedItem {
  return { item, count };
}

const itemLine =
  /^(?:\d{1,3}\. )?(?:(?<count>[1-9]\d{0,3}) x )?(?<name>.+?)(?: - (?<price>₹[\d,]{1,14})(?: = (?<sum>₹[\d,]{1,14}))?)?$/u;

function readItem(line: string, grammar: OrderGrammar): ItemLine | undefined {
  const groups: Readonly<Record<string, string | undefined>> =
    itemLine.exec(line.trimEnd())?.groups ?? {};
  const item = grammar.items.get(groups.name ?? "");
  if (!item) return undefined;
  const count = Number(groups.count ?? 1);
  // Items with ids instead of names have no prices.
  const price = groups.price === undefined ? item.rupees : rupeesIn(groups.price);
  const sum = groups.sum === undefined ? price * count : rupeesIn(groups.sum);
  return { item, count, price, sum };
}

function rupeesIn(text: string): number {
  return Number(text.replace(/\D/g, ""));
}
