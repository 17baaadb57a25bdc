import type { Copy } from "@/lib/copy";
import { languages, type Language } from "@/lib/language";
import { fields, type Field } from "@/lib/order/delivery";
import { fieldWords, type OrderWords } from "@/lib/order/message";
import { orderNumberPattern } from "@/lib/order/order";
import { dateReader } from "@/lib/seller/date";
import { goodsReader, readTotal, type Goods } from "@/lib/seller/goods";
import { partOf, stripMarkup, wordsStart, type Row } from "@/lib/seller/row";
import { anyGoods, anyOf, letters, money, noLetter, request } from "@/lib/seller/words";
import { products } from "@/lib/shop/catalogue";
import { isBlank } from "@/lib/text";

/** The words of what is sent from the shop: those of orders, and how other messages begin that have rows like an order. */
export type SentWords = Readonly<Record<Language, ReturnType<typeof sentWords>>>;

export function sentWords({ order, plan, seller }: Copy) {
  return { order, others: [plan.question, seller.confirmation] };
}

/** With what the shop begins a row, other than the label of a field. */
const starts = ["greeting", "reference", "insteadOf", "total", "again", "addressEnd"] as const;
type Start = (typeof starts)[number];

/** What a row says by itself, by the words of the shop. */
export interface RowReading {
  readonly kind: Start | "field" | "goods" | "text" | "blank";
  readonly row: Row;
  /** What stands behind the words of the shop. */
  readonly rest: Row;
  readonly goods?: Goods | undefined;
  /** Of a total, in whole rupees; undefined if that is not certain. */
  readonly rupees?: number | undefined;
  readonly field?: Field;
}

const wordEnd = String.raw`(?![${letters}\d])`;
/** What stands between a label and what is typed: `:`, ` -` */
const labelEnd = String.raw`${noLetter}[ *_~"'.)]{0,3}?(?:[:：=]| -|- |$)`;
/** `dm-7k3q`, and as people type it: `dm 7k3q`, `dm7k3q` */
const anyOrderNumber = orderNumberPattern.toLowerCase().replace("-", "(?:-| ?(?=[a-z]{0,3}[2-9]))");
/** An order link, as in the row "Order this again". */
const link = String.raw`https?:\S+(?:#|%23)order\S*`;

/** The words of a template before its first placeholder: `Order {number}` → `Order` */
const startOf = (template: string) => template.split("{")[0] ?? "";

const regExp = (source: string) => new RegExp(source, "mu");

/** Patterns for the plain rows of our messages, made of the words that write them, in all languages at once. */
export function messagePatterns(sent: SentWords) {
  const orders = languages.map((language) => sent[language].order);
  const start = (templateOf: (words: OrderWords) => string) =>
    anyOf(orders.map((words) => startOf(templateOf(words))));
  const labelled = fields.map((field) => {
    const words = orders.map((each) => fieldWords(field, each));
    const labels = words.flatMap(({ label, earlierLabel = label }) => [label, earlierLabel]);
    const emptyTexts = words.flatMap(({ emptyText }) => emptyText ?? []);
    return { ...field, emptyTexts, label: anyOf(labels) + labelEnd };
  });
  const productNames = products.map(
    ({ id }) => [id, anyOf([...orders.map((words) => words.products[id]), id])] as const,
  );
  const names = productNames.map(([, each]) => each);
  const instead = anyOf(orders.map((words) => words.insteadOf.split("}")[1] ?? "").filter(Boolean));
  const greeting = `${anyOf(orders.map((words) => words.greeting))}[.।! ]*`;
  // `Order DM-7K3Q, 20 Nov 2026, 6:42 PM`
  const reference = String.raw`${start((words) => words.reference)}(?: *(?:no|number|नंबर))?[ :#.]*${anyOrderNumber}${wordEnd}`;
  const total = start((words) => words.total) + noLetter;

  const sources: Readonly<Record<Start, string>> = {
    greeting,
    reference,
    insteadOf: `${start((words) => words.insteadOf)} *${anyOrderNumber}(?:[, ]+${anyOrderNumber})* *${instead}?`,
    total,
    // With the link, whatever signs there are in it.
    again: String.raw`${start((words) => words.again)}[ :*_~-]*[!-~]*|${link}`,
    addressEnd: anyOf(orders.map((words) => words.addressEnd)) + wordEnd,
  };
  const labels = labelled.map(({ id, label }) => `(?<${id}>${label})`);
  const kinds = starts.map((kind) => `(?<${kind}>${sources[kind]})`);
  const anyStart = new RegExp([...kinds, ...labels].join("|"), "uy");
  const goodsIn = goodsReader(productNames);

  function readRow(row: Row): RowReading {
    const leadEnd = wordsStart(row.plain);
    anyStart.lastIndex = leadEnd;
    const found = anyStart.exec(row.plain)?.groups ?? {};
    const rest = partOf(row, anyStart.lastIndex);
    const field = fields.find(({ id }) => found[id] !== undefined);
    if (field) {
      // Where nothing is in front of its label, what was typed is unchanged, whatever signs it has.
      const text = leadEnd === 0 ? rest.text.replace(/^ /, "") : stripMarkup(rest.text);
      return { kind: "field", row, rest: { ...rest, text }, field };
    }
    const kind = starts.find((name) => found[name] !== undefined);
    const total = kind === "total" ? readTotal(rest) : undefined;
    if (total) return { kind: "total", row, ...total };
    const isReference = kind === "reference";
    if (kind && !isReference && kind !== "total") return { kind, row, rest };
    // Where line breaks were lost, goods stand behind the number.
    const goods = goodsIn((isReference ? rest : row).plain);
    const other = goods ? "goods" : isBlank(row.text) ? "blank" : "text";
    return { kind: isReference ? kind : other, row, rest, goods: goods && { row, ...goods } };
  }

  return {
    daysIn: dateReader(orders),
    fields: labelled,
    readRow,
    /** With which an order begins, wherever in a row. */
    greeting: regExp(greeting),
    /** With which one begins that has no greeting, behind the end of another one: its number, and a day. */
    numberBehind: regExp(String.raw`${reference}(?=, *\d)`),
    /** With which a question about a plan begins, or what the seller confirms. */
    noOrder: regExp(anyOf(languages.flatMap((language) => sent[language].others.map(startOf)))),
    /** So much of something, as one writes who wants it; in an order link, too. */
    request: regExp(request),
    money: regExp(money),
    /** What is in rows of an order. This test is quick, and most messages of a chat have nothing of it. */
    partOfOrder: regExp(
      [...names, ...labelled.map(({ label }) => label), anyGoods, anyOrderNumber, link, total].join(
        "|",
      ),
    ),
  };
}
export type MessagePatterns = ReturnType<typeof messagePatterns>;

const numberInText = new RegExp(`(?<![\\p{L}\\p{N}])${anyOrderNumber}(?![\\p{L}\\p{N}])`, "gu");

/** The numbers of orders in plain text, in capital letters, each once. */
export function orderNumbersIn(plain: string): readonly string[] {
  const numbers = plain.match(numberInText) ?? [];
  return [...new Set(numbers.map((each) => each.toUpperCase().replace(/DM[- ]?/, "DM-")))];
}
