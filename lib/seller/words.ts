import { languages, type Language } from "@/lib/language";
import { fields } from "@/lib/order/delivery";
import { fieldWords, type OrderWords } from "@/lib/order/message";
import { orderNumberPattern } from "@/lib/order/order";
import { moneyOrAmount } from "@/lib/seller/goods";
import { letters, loosePattern, wordsStart, type TextLine } from "@/lib/seller/line";
import { products } from "@/lib/shop/catalogue";
import { matchesOf, remembered } from "@/lib/text";

/** The words of what is sent from the shop: those of an order, and with what a question about a plan begins. */
export type SentWords = Readonly<Record<Language, { order: OrderWords; question: string }>>;

// The vowel signs of Hindi are marks (\p{M}): where one follows, the word goes on.
const noLetter = `(?![${letters}])`;
const wordEnd = String.raw`(?![${letters}\d])`;
/** What stands between a label and what is typed: `:`, ` -` */
const labelEnd = String.raw`${noLetter}[ *_~"'.)]{0,3}?(?:[:：=]| -|- |$)`;
const anyNumber = orderNumberPattern.toLowerCase();

/** Any of these texts, with any signs between their words. */
const anyOf = (texts: readonly string[]) =>
  `(?:${[...new Set(texts.map(loosePattern))].join("|")})`;

/** The words of a template before its first placeholder, and behind it: `Order {number}` → `Order` */
const around = (template: string) => template.split(/\{\w+\}/);

/**
 * Patterns for the lines of an order message, made of the words that write it, in all languages at once. They match plain
 * characters (see `TextLine`).
 */
export function messageWords(sent: SentWords) {
  const orders = languages.map((language) => sent[language].order);
  const before = (templateOf: (words: OrderWords) => string) =>
    anyOf(orders.flatMap((words) => around(templateOf(words)).slice(0, 1)));
  const labelled = fields.map((field) => {
    const words = orders.map((each) => fieldWords(field, each));
    const labels = words.flatMap(({ label, earlierLabel }) => [label, earlierLabel ?? label]);
    const emptyTexts = words.flatMap(({ emptyText }) => emptyText ?? []);
    return { ...field, emptyTexts, labels, pattern: anyOf(labels) };
  });
  const named = products.map(({ id }) => {
    const pattern = anyOf([...orders.map((words) => words.products[id]), id]);
    return { id, pattern, isName: new RegExp(`^${pattern}$`, "u") };
  });
  const anyProduct = named.map(({ pattern }) => pattern).join("|");
  // `Paneer` of `Fresh Paneer`
  const kinds = orders.flatMap((words) =>
    products.flatMap(({ id }) => words.products[id].split(" ").slice(-1)),
  );

  /** With what each kind of line begins. */
  const starts = {
    // `Order DM-7K3Q, 20 Nov 2026, 6:42 PM`
    reference: String.raw`${before(({ reference }) => reference)}(?: *(?:no|number|नंबर))?[ :#.]*(${anyNumber})${wordEnd}`,
    insteadOf: `${before(({ insteadOf }) => insteadOf)} *(${anyNumber}(?:[, ]+${anyNumber})*) *${anyOf(orders.flatMap((words) => around(words.insteadOf).slice(1).filter(Boolean)))}?`,
    total: before(({ total }) => total) + noLetter,
    // `Order this again: https://dehatimilk.example#order=…`, whatever signs there are in the link
    again: String.raw`${before(({ again }) => again)}[ :*_~-]*[!-~]*`,
    // The link of that line, where it stands on the next one.
    link: String.raw`https?:\S+(?:#|%23)order\S*`,
    place: anyOf(orders.map(({ addressEnd }) => addressEnd)) + wordEnd,
    ...Object.fromEntries(labelled.map(({ id, pattern }) => [id, pattern + labelEnd])),
  };
  return {
    months: orders.flatMap(({ months }) => months),
    /** With which an order begins, wherever in a line. */
    greeting: new RegExp(`${anyOf(orders.map(({ greeting }) => greeting))}[.।! ]*`, "u"),
    /** With which a question about a plan begins. It has lines of an order, and is none. */
    question: new RegExp(anyOf(languages.map((language) => sent[language].question)), "u"),
    /** With what a line begins, and the kind of it for each group of the pattern; `number` of those in it. */
    start: new RegExp(`(${Object.values(starts).join(")|(")})`, "uy"),
    startKinds: Object.keys(starts).flatMap((kind) =>
      ["reference", "insteadOf"].includes(kind) ? [kind, "number"] : kind,
    ),
    fields: labelled,
    /** By the word for the total, in which language an order is written. */
    totals: languages.map((language) => ({
      language,
      pattern: new RegExp(anyOf(around(sent[language].order.total).slice(0, 1)), "u"),
    })),
    /** The names of products in a text, with where they stand. */
    productsIn: productsWith(named),
    /** What only goods have: money, an amount, or the kind of a product. */
    looksLikeGoods: new RegExp(
      String.raw`${moneyOrAmount}|(?<![${letters}])${anyOf(kinds)}${noLetter}`,
      "u",
    ),
    /** What is in lines of an order. This test is quick, and most messages of a chat have nothing of it. */
    isOfOrder: new RegExp(
      [anyProduct, anyNumber, starts.total, ...labelled.map(({ pattern }) => pattern)].join("|"),
      "u",
    ),
  };
}
export type MessageWords = ReturnType<typeof messageWords>;

function productsWith(
  named: readonly { id: (typeof products)[number]["id"]; pattern: string; isName: RegExp }[],
) {
  const anyProduct = named.map(({ pattern }) => pattern).join("|");
  const anyName = new RegExp(
    String.raw`(?:(?<![${letters}])|(?<=\dx))(?:${anyProduct})${wordEnd}`,
    "gu",
  );
  return remembered((text) =>
    matchesOf(text, anyName).flatMap(({ 0: name, index: start }) =>
      named
        .filter(({ isName }) => isName.test(name))
        .map(({ id }) => ({ id, start, end: start + name.length })),
    ),
  );
}

/** What a line begins with: the kind of it, by the words of the shop, and the `rest` as it was typed. */
export function startOf(line: TextLine, { start, startKinds }: MessageWords) {
  start.lastIndex = wordsStart(line.plain);
  const match = start.exec(line.plain);
  if (!match) return undefined;
  const groups: readonly (string | undefined)[] = match.slice(1);
  const at = groups.findIndex((each) => each !== undefined);
  const numbers = startKinds[at + 1] === "number" ? groups[at + 1] : undefined;
  return {
    kind: startKinds[at],
    numbers: numbers?.toUpperCase().split(/[, ]+/) ?? [],
    rest: line.text.slice(start.lastIndex),
  };
}

const numberInText = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${orderNumberPattern}(?![\p{L}\p{N}])`,
  "giu",
);

/** The numbers of orders in a text, in capital letters. */
export const orderNumbersIn = (text: string): readonly string[] =>
  text.match(numberInText)?.map((number) => number.toUpperCase()) ?? [];
