import { languages, type Language } from "@/lib/language";
import { fields, type FieldId } from "@/lib/order/delivery";
import { fieldWords, type OrderWords } from "@/lib/order/message";
import { orderNumberPattern } from "@/lib/order/order";
import { monthStart, timeReader } from "@/lib/seller/datetime";
import { anyGoods, asOrdered, moneyOrAmount } from "@/lib/seller/pieces";
import {
  letters,
  loosePattern,
  noLetter,
  oneOf,
  partOf,
  placeOf,
  wordsStart,
  type Row,
} from "@/lib/seller/row";
import { products } from "@/lib/shop/catalogue";
import { matchesOf, remembered } from "@/lib/text";

/** The words of what is sent from the shop: those of an order, and templates of what has rows of one, and is none. */
export type SentWords = Readonly<
  Record<Language, { order: OrderWords; others: readonly string[] }>
>;

/** What people write in place of a label of the shop, who type an order from memory. */
const otherLabels: Partial<Record<FieldId, readonly string[]>> = {
  name: ["Naam"],
  address1: ["Pata"],
  mobile: ["Mobile no", "Mobile number", "Mob", "Phone", "Phone no", "मोबाइल", "फ़ोन", "फ़ोन नंबर"],
  landmark: ["लैंडमार्क"],
};

const wordEnd = String.raw`(?![${letters}\d])`;
/** What stands between a label and what is typed: `:`, ` -` */
const labelEnd = String.raw`${noLetter}[ *_~"'.)]{0,3}?(?:[:：=]| -|- |$)`;
/** `dm-7k3q`, and as people type it: `dm 7k3q`, `dm7k3q` */
const anyOrderNumber = orderNumberPattern.toLowerCase().replace("-", "(?:-| ?(?=[a-z]{0,3}[2-9]))");

/** Any of these texts, with any signs between their words. */
const anyOf = (texts: readonly string[]) =>
  `(?:${[...new Set(texts.map(loosePattern))].join("|")})`;

/** The words of a template before its first placeholder, and behind it: `Order {number}` → `Order` */
const around = (template: string) => template.split(/\{\w+\}/);

/** Patterns for the plain rows of our messages, made of the words that write them, in all languages at once. */
export function messagePatterns(sent: SentWords) {
  const orders = languages.map((language) => sent[language].order);
  const before = (templateOf: (words: OrderWords) => string) =>
    anyOf(orders.flatMap((words) => around(templateOf(words)).slice(0, 1)));
  const labelled = fields.map((field) => {
    const words = orders.map((each) => fieldWords(field, each));
    const labels = words.flatMap(({ label, earlierLabel }) => [label, earlierLabel ?? label]);
    const emptyTexts = words.flatMap(({ emptyText }) => emptyText ?? []);
    return { ...field, emptyTexts, labels };
  });
  const productNames = products.map(({ id }) =>
    anyOf([...orders.map((words) => words.products[id]), id]),
  );
  const anyProduct = new RegExp(
    String.raw`(?:(?<![${letters}])|(?<=\dx))${oneOf(productNames)}${wordEnd}`,
    "gu",
  );
  // `Paneer` of `Fresh Paneer`
  const kinds = orders.flatMap((words) =>
    products.flatMap(({ id }) => words.products[id].split(" ").slice(-1)),
  );
  // An order link, as in the line "Order this again".
  const link = String.raw`https?:\S+(?:#|%23)order\S*`;

  const fixedStarts = {
    // `Order DM-7K3Q, 20 Nov 2026, 6:42 PM`
    reference: String.raw`${before(({ reference }) => reference)}(?: *(?:no|number|नंबर))?[ :#.]*${anyOrderNumber}${wordEnd}`,
    insteadOf: `${before(({ insteadOf }) => insteadOf)} *${anyOrderNumber}(?:[, ]+${anyOrderNumber})* *${anyOf(orders.flatMap((words) => around(words.insteadOf).slice(1).filter(Boolean)))}?`,
    total: before(({ total }) => total) + noLetter,
    // With the link, whatever signs there are in it.
    again: String.raw`${before(({ again }) => again)}[ :*_~-]*[!-~]*`,
    link,
    place: anyOf(orders.map(({ addressEnd }) => addressEnd)) + wordEnd,
  };
  const labelStarts = [
    ...labelled.map(({ id, labels }) => ({ kind: id, labels, isOther: false })),
    ...Object.entries(otherLabels).map(([kind, labels]) => ({ kind, labels, isOther: true })),
  ];
  /** With what a row may begin, by the shop's words or (`isOther`) by a label of people's own. */
  const starts = [
    ...Object.entries(fixedStarts).map(([kind, source]) => ({ kind, source, isOther: false })),
    ...labelStarts.map(({ labels, ...each }) => ({ ...each, source: anyOf(labels) + labelEnd })),
  ];
  const anyStart = new RegExp(oneOf(starts.map(({ source }) => source)), "uy");
  return {
    months: orders.flatMap(({ months }) => months.map(monthStart)),
    readTime: timeReader(orders),
    /** With which an order begins, wherever in a row. */
    greeting: new RegExp(`${anyOf(orders.map(({ greeting }) => greeting))}[.।! ]*`, "u"),
    /** With which one begins that has no greeting, behind the end of another one: its number, and a day. */
    numberBehind: new RegExp(String.raw`(?<=.)${fixedStarts.reference}(?=, *\d)`, "u"),
    /** With which a question about a plan begins, or what the seller confirms. */
    noOrder: new RegExp(
      anyOf(
        languages
          .flatMap((language) => sent[language].others)
          .flatMap((text) => around(text).slice(0, 1)),
      ),
      "u",
    ),
    startIn: remembered((plain) => {
      anyStart.lastIndex = wordsStart(plain);
      const match = anyStart.exec(plain);
      const start = match && starts[placeOf(match)];
      if (!start) return undefined;
      const { kind, isOther } = start;
      return { kind, isOther, numbers: orderNumbersIn(match[0]), end: anyStart.lastIndex };
    }),
    fields: labelled,
    /** By the word for the total and the names of products, in which language an order is written. */
    languages: languages.map((language) => {
      const { total, products: names } = sent[language].order;
      const texts = [...around(total).slice(0, 1), ...products.map(({ id }) => names[id])];
      return { language, pattern: new RegExp(anyOf(texts), "u") };
    }),
    productsIn: remembered((text) =>
      matchesOf(text, anyProduct).map((match) => ({
        id: products[placeOf(match)]?.id,
        start: match.index,
        end: match.index + match[0].length,
      })),
    ),
    /** What only goods have: money, an amount, or the kind of a product. */
    goods: new RegExp(
      String.raw`${moneyOrAmount}|(?<![${letters}])${anyOf(kinds)}${noLetter}`,
      "u",
    ),
    /** What one writes to have something: an order link, or so much of any goods. */
    request: new RegExp(`${link}|${asOrdered}`, "u"),
    /** What is in rows of an order. This test is quick, and most messages of a chat have nothing of it. */
    partOfOrder: new RegExp(
      [
        ...[
          ...productNames,
          anyGoods,
          `(?<![${letters}])${anyOrderNumber}`,
          link,
          fixedStarts.total,
        ],
        anyOf(labelStarts.flatMap(({ labels }) => labels)) + labelEnd,
      ].join("|"),
      "u",
    ),
  };
}
export type MessagePatterns = ReturnType<typeof messagePatterns>;

/** What a row begins with: the kind of it, by the words of the shop, order numbers in it, and the rest of the row. */
export function startOf(row: Row, { startIn }: MessagePatterns) {
  const start = startIn(row.plain);
  if (!start) return undefined;
  const { kind, isOther, numbers, end } = start;
  return { kind, isOther, numbers, rest: partOf(row, end) };
}

const numberInText = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${anyOrderNumber}(?![\p{L}\p{N}])`,
  "gu",
);

/** The numbers of orders in plain text, in capital letters. */
export const orderNumbersIn = (plain: string): readonly string[] =>
  plain.match(numberInText)?.map((number) => number.toUpperCase().replace(/DM[- ]?/, "DM-")) ?? [];
