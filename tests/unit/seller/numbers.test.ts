import fc from "fast-check";
import { en } from "@/lib/copy";
import { readChat } from "@/lib/seller/chat";
import { allItems, type Item } from "@/lib/shop/catalogue";
import { asciiDigits } from "@/lib/text";
import { cow, itemsWith, nameOf, priceOf } from "@/tests/support/goods";
import { composed, orderWith, sellerWords } from "@/tests/support/orders";

/** What the sheet has of an order in which this is the line of its only item. */
function read(change: (line: string) => string, items: readonly Item[] = itemsWith(cow, cow)) {
  const { message } = composed(orderWith({ items }));
  const lines = message.split("\n");
  const at = lines.findIndex((line) => line.startsWith("1. "));
  const changed = change(lines[at] ?? "");
  lines[at] = changed;
  const [order] = readChat(lines.join("\n"), sellerWords).flatMap(({ orders }) => orders);
  const shown = [...(order?.unknownItems ?? []), ...(order?.doubtfulLines ?? [])];
  const packed = order?.items.map(({ item, count }) => `${count} ${item.id}`).join() ?? "";
  return { line: changed, packed, shown, warnings: order?.warnings ?? [] };
}

const [product = "", size = ""] = nameOf(cow, en, " - ").split(" - ");
const priced = `${product} - ${size} - ${priceOf(cow)}`;
const [unit = ""] = size.split(" ").slice(-1);

test.each([
  [`1. 3 ${priced}`, 3],
  [`3 ${priced}`, 3],
  [`1. 3 packets of ${priced}`, 3],
  [`1) 3x${priced}`, 3],
  [`1. ${priced} x 3`, 3],
  [`1. ${priced} (3 packets)`, 3],
  [`1. ${priced} qty: 3`, 3],
  [`1. तीन ${priced}`, 3],
  [`1. ${product} (1000 ml)`, 1],
  [`1. ${product} - १ ${unit}`, 1],
  [`1. 1 ${unit} ${product}`, 1],
  [`1. ${product} - 1.0 ${unit} - Rs. ${priceOf(cow).slice(1)}/-`, 1],
])("%j is %i", (line, count) => {
  expect(read(() => line)).toMatchObject({ packed: `${count} ${cow}`, shown: [] });
});

test.each([
  [`1. ${product} - 12 ${unit} - ${priceOf(cow)}`, ""],
  [`1. ${product} - 1 2 ${unit}`, ""],
  [`1. ${product} - 1-2 ${unit}`, ""],
  [`1. ${product} - 1,5 ${unit}`, ""],
  [`1. ${product} - 1O ${unit}`, ""],
  [`1. ${product} - 1. 5 ${unit}`, ""],
  [`1. ${product}`, ""],
  [`1. 1 2 x ${priced}`, ""],
  [`1. 1/2 x ${priced}`, ""],
  [`1. 0 x ${priced}`, ""],
  [`1. 2 x ${priced} x 2`, ""],
  [`1. ${priced} 3`, ""],
  [`1. ${product} - ${size} - ₹6 0`, ""],
  [`1. ${priced} + ${nameOf(cow)}`, ""],
  [`12. ${priced}`, `1 ${cow}`],
  [`③ ${priced}`, `1 ${cow}`],
  [`1. ${priced}, and 3 on Sunday`, `1 ${cow}`],
])("%j stands on the sheet as it is written, and %j is packed", (line, packed) => {
  expect(read(() => line)).toMatchObject({ packed, shown: [line] });
});

/** What a person reads in a line of goods that has no more numbers than the shop writes. */
function readAloud(line: string, { product: id }: Item): string | undefined {
  const parts = new RegExp(
    String.raw`^[-.]?(?:(?<place>\d*)\.(?!\d) ?)?-?(?:(?<count>[^\s\p{L}-]+)-? ?(?:x ?)?)?${en.productNames[id]}[- ]*-[- ]*(?<size>[^\s\p{L}-]+?)[ -]?(?<unit>\p{L}+)(?: ?- ₹ ?[\d,.-]*(?: ?= ?₹ ?[\d,.-]*)?)?[ .,-]*$`,
    "u",
  ).exec(
    asciiDigits(line)
      .replace(/[\s\u200b]+/g, " ")
      .trim(),
  )?.groups;
  if (!parts || (parts.place && Number(parts.place) !== 1)) return undefined;
  const amount = (parts.unit === "g" ? 1 : 1000) * valueAloud(parts.size);
  const item = allItems.find(
    (each) => each.product === id && each.milliliters + each.grams === amount,
  );
  return item && `${valueAloud(parts.count ?? "1")} ${item.id}`;
}

const valueAloud = (text = "") => {
  const [over, under = "1"] = text
    .replace("½", "1/2")
    .replace(/^(\d{1,3}),(?=\d{3}$)/, "$1")
    .split("/");
  return Number(over) / Number(under);
};

test("with any number put in, taken out or changed, what is read there is packed, or the line is shown", () => {
  const number = fc.oneof(
    fc.integer({ min: 0, max: 30 }).map(String),
    fc.constantFrom("1/2", "½", "1.5", ".5", "०", "१२", "1,5", "1,000", "²", "Ⅻ", "10000", "007"),
  );
  const around = fc.constantFrom("", " ", "\u00a0", "\u200b", "-", ".", ",");
  const put = fc
    .tuple(fc.nat(), around, number, around)
    .map(([at, before, digits, behind]) => (line: string) => {
      const start = at % (line.length + 1);
      return line.slice(0, start) + before + digits + behind + line.slice(start);
    });
  const takenOut = fc.nat().map((at) => (line: string) => {
    const digits = [...line.matchAll(/\d/g)].map(({ index }) => index);
    const start = digits[at % digits.length] ?? 0;
    return line.slice(0, start) + line.slice(start + 1);
  });
  const changed = fc.tuple(fc.nat(), number).map(([at, digits]) => (line: string) => {
    let index = 0;
    const count = line.match(/\d+/g)?.length ?? 1;
    return line.replace(/\d+/g, (was) => (index++ === at % count ? digits : was));
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...allItems),
      fc.integer({ min: 1, max: 3 }),
      fc.oneof(put, takenOut, changed),
      (item, count, change) => {
        const { line, packed, shown, warnings } = read(change, Array<Item>(count).fill(item));
        if (shown.length > 0) {
          expect(warnings.length).toBeGreaterThan(0);
          return;
        }
        expect([line, packed]).toEqual([line, readAloud(line, item)]);
      },
    ),
    { numRuns: 2000 },
  );
});
