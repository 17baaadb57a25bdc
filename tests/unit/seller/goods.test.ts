import fc from "fast-check";
import { en } from "@/lib/copy";
import { allItems, type Item } from "@/lib/shop/catalogue";
import { asciiDigits } from "@/lib/text";
import { cow, itemsWith, nameOf, paneer, priceOf } from "@/tests/support/goods";
import { fullOrder, orderWith } from "@/tests/support/orders";
import { head, messageOf, packedIn } from "@/tests/unit/seller/chats";

/** What the sheet has of an order in which this is the row of its only item. */
function read(change: (row: string) => string, items: readonly Item[] = itemsWith(cow, cow)) {
  const [own = ""] = /^1\. .+$/m.exec(messageOf(orderWith({ items }))) ?? [];
  const row = change(own);
  return { row, ...packedIn(messageOf(orderWith({ items })).replace(own, () => row)) };
}

const [product = "", size = ""] = nameOf(cow, en, " - ").split(" - ");
const priced = `${product} - ${size} - ${priceOf(cow)}`;
const [unit = ""] = size.split(" ").slice(-1);

test.each([
  [`1. 3 ${priced}`, `3 ${cow}`, true],
  [`1. 3 packets of ${priced}`, `3 ${cow}`, true],
  [`1) 3x${priced}`, `3 ${cow}`, true],
  [`1. ${priced} x 3`, `3 ${cow}`, true],
  [`1. ${product} (1000 ml)`, `1 ${cow}`, true],
  [`1. ${product} - १ ${unit}`, `1 ${cow}`, true],
  [`1. ${product} - 1.0 ${unit} - Rs. ${priceOf(cow).slice(1)}/-`, `1 ${cow}`, true],
  [`1. ${product} - 1O ${unit}`, "", false],
  [`1. ${product}`, "", false],
  [`1. ${product} - ${size} - ₹2x49`, "", false],
  [`1. 2 x ${priced} x 2`, "", false],
  [`1. ${priced} + ${nameOf(cow)}`, "", false],
  [`~1. ${priced}~`, "", false],
  [`1. ${priced}, and 3 on Sunday`, "", false],
  [`❌ 1. ${priced}`, "", false],
  [`1. तीन ${priced}`, "", false],
  [`1. 1 ${unit} ${product}`, "", false],
  [`③ ${priced}`, `1 ${cow}`, false],
  [`1. ${priced} nahi chahiye`, `1 ${cow}`, false],
])("for %j, %j is packed; that it is certain is %s, else it is shown", (row, packed, isCertain) => {
  expect(read(() => row)).toMatchObject({ packed, unsure: isCertain ? [] : [row] });
});

const message = messageOf(fullOrder);
const [milkRow = "", paneerRow = "", totalRow = ""] = message.split("\n").slice(5, 8);
const both = `2 ${cow},1 ${paneer}`;
const [, sum = ""] = totalRow.split(": ");

test.each([
  ["a total", totalRow, "Total: ₹1", both, ["sums"], [milkRow, paneerRow, "Total: ₹1"]],
  ["a total taken out", `${totalRow}\n`, "", both, ["sums"], [milkRow, paneerRow]],
  ["a total that is not certain", sum, `${sum} 1`, both, ["sums"], [`${totalRow} 1`]],
  ["a total below nothing", sum, `-${sum}`, both, ["sums"], [`: -${sum}`]],
  ["a count", "2 x", "22 x", both.replace("2", "22"), ["sums"], ["22 x", totalRow]],
  ["a sum", priceOf(cow, cow), "₹1", both, ["sums"], ["= ₹1", totalRow]],
  ["a price", priceOf(paneer), "₹1", both, ["sums"], ["- ₹1", totalRow]],
  ["an item", product, "Camel", `1 ${paneer}`, ["unknown-items", "sums"], ["Camel", totalRow]],
  ["a row added", totalRow, `3. dahi 1 kilo\n${totalRow}`, both, ["unknown-items"], ["dahi"]],
  ["one in words", totalRow, `3. ek paav dahi\n${totalRow}`, both, ["unknown-items"], ["paav"]],
  ["half of one", totalRow, `2 x Desi cow mi\n${totalRow}`, both, ["unknown-items"], ["cow mi"]],
  ["a count below one", totalRow, `x 3\n${totalRow}`, both, ["unknown-items"], ["x 3"]],
  ["a wish below it", sum, `${sum}\n${priced} roz`, both, ["unknown-items"], ["roz"]],
  ["money added", totalRow, `plus ₹20 for the bag\n${totalRow}`, both, ["unknown-items"], ["bag"]],
  ["one of two ticked", "2. ", "[x] 2. ", `2 ${cow}`, ["unknown-items", "sums"], ["[x]", totalRow]],
  ["words behind an item", paneerRow, `${paneerRow} (please)`, both, ["doubtful"], ["(please)"]],
])("%s changed by hand is shown, with what is packed", (_, was, is, packed, warnings, shown) => {
  const read = packedIn(message.replace(was, is));

  expect(read).toMatchObject({ packed, warnings });
  expect(shown.filter((text) => !read.shown.join("\n").includes(text))).toEqual([]);
});

test.each(["3. please come before 7", "✗", "???"])("%j among the items is a note", (note) => {
  const text = message.replace(totalRow, `${note}\n${totalRow}`);

  expect(packedIn(text)).toMatchObject({ packed: both, shown: [], notes: [note] });
});

test.each([
  ["दो लीटर गाय का दूध और आधा किलो दही भेज दीजिए", true],
  ["mishra ji ka bhi phone aaya 1/2 kilo dahi 3 packet", true],
  ["2 paneer bhaiya", true],
  ["https://dehatimilk.example/products#order=1~a2-milk_1-liter", true],
  ["DM-AAAA cancel", true],
  ["Is there paneer today?", false],
  ["Total kitna hua? 500", false],
])("%j, which nobody else has ordered, stands in the open: %s", (text, isOpen) => {
  expect(packedIn(head("Meena") + text).shown).toEqual(isOpen ? [head("Meena") + text] : []);
});

/** What a person reads in a row of goods that has no more numbers than the shop writes. */
function readAloud(line: string, { product: id }: Item): string | undefined {
  const spaced = asciiDigits(line).replace(/[\s\u200b]+/g, " ");
  const name = en.productNames[id].replaceAll(" ", "[ .,-]+");
  const parts = new RegExp(
    String.raw`^[-.,]?(?:(?<place>\d*)\.(?!\d) ?)?-?(?:(?<count>[^\s\p{L}-]+)-? ?(?:x ?)?)?${name}[- ]*-[- ]*(?<size>[^\s\p{L}-]+?)[ -]?(?<unit>\p{L}+)(?: ?- ₹ ?[\d,.-]*(?: ?= ?₹ ?[\d,.-]*)?)?[ .,-]*$`,
    "u",
  ).exec(spaced.trim())?.groups;
  if (!parts || (parts.place && Number(parts.place) !== 1)) return undefined;
  const amount = (parts.unit === "g" ? 1 : 1000) * valueAloud(parts.size);
  const item = allItems.find(
    (each) => each.product === id && each.milliliters + each.grams === amount,
  );
  return item && `${valueAloud(parts.count ?? "1")} ${item.id}`;
}

const valueAloud = (text = "") => {
  const digits = text.replace("½", ".5").replace(/^(\d{1,3}),(?=\d{3}(?:\.|$))/, "$1");
  const [over, under = "1"] = digits.split("/");
  return Number(over) / Number(under);
};

test("with any number put in, taken out or changed, what is read there is packed, or the line is shown", () => {
  const number = fc.oneof(
    fc.integer({ min: 0, max: 30 }).map(String),
    fc.constantFrom("1/2", "½", "1.5", ".5", "०", "१२", "1,5", "1,000", "²", "Ⅻ", "10000", "007"),
  );
  const around = fc.constantFrom("", " ", "\u00a0", "\u200b", "-", ".", ",");
  const put = fc.tuple(around, number, around).map((texts) => texts.join(""));
  fc.assert(
    fc.property(
      fc.constantFrom(...allItems),
      fc.integer({ min: 1, max: 3 }),
      fc.nat(),
      fc.constantFrom(0, 1, 3),
      fc.oneof(fc.constant(""), number, put),
      (item, count, at, digits, text) => {
        const change = (line: string) => {
          const start = at % (line.length + 1);
          const end = start + (/^\d*/.exec(line.slice(start, start + digits))?.[0].length ?? 0);
          return line.slice(0, start) + text + line.slice(end);
        };
        const { row, packed, unsure } = read(change, Array<Item>(count).fill(item));
        if (unsure.length === 0) expect([row, packed]).toEqual([row, readAloud(row, item)]);
      },
    ),
    { numRuns: 2000 },
  );
});
