import { lines, oldestLines } from "@/lib/order/delivery";
import { lineLabel, orderNumberPattern, type OrderWords } from "@/lib/order/message";
import { readHead } from "@/lib/seller/head";
import { listSign, loosely, partsOf } from "@/lib/seller/shape";
import { itemName, items, products } from "@/lib/shop/catalogue";

const currency = String.raw`(?:₹|rs\.?|inr|रु\.?|रुपये)`;
const money = (name: string) =>
  String.raw`${currency}? ?(?<${name}>\d[\d,]{0,13})(?:\.0{1,2})?(?!\d|[.,]\d)(?: ?\/-?)?(?: ?(?:rs|rupees|रु|रुपये)(?![\p{L}\p{M}])\.?)?`;
const noLetter = String.raw`(?![\p{L}\p{M}])`;
const space = "[ \u00a0]";

/** A line that may have a sign or a number of a list in front. */
const listed = (text: string) =>
  new RegExp(String.raw`^[^\p{L}\p{N}]*(?:\d{1,3}[.)][^\p{L}\p{N}]*)?${text}$`, "iu");
const before = (sentence: string) => loosely(sentence.split("{")[0] ?? "");

/** What the lines of a message look like in one language, in plain signs, from the words that write them. */
export function messagePatterns(words: OrderWords) {
  const named = items.flatMap((item) =>
    [itemName(item, words), item.id].map((name) => ({ name, item })),
  );
  const itemsByName = new Map(named.map(({ name, item }) => [keyOf(name), item]));
  const any = (texts: readonly string[]) => `(?:${texts.map(loosely).join("|")})`;
  const kinds = products.flatMap(({ id }) => words.products[id].split(" ").slice(-1));
  const labels = lines.map((line) => ({ ...line, label: lineLabel(line, words) }));
  return {
    words,
    /** What every first line of an order has, to find one quickly in a long chat. */
    hint: new RegExp(`${loosely(words.greeting.split(" ")[0] ?? "")}|DM-`, "iu"),
    /** `before`, `after`: what somebody wrote around it. */
    greeting: new RegExp(
      String.raw`^(?<before>.*?)${loosely(words.greeting)}[.।! ]*(?<after>.*)$`,
      "iu",
    ),
    /** `number`, `rest`: date, time, and what somebody wrote behind them. */
    reference: listed(
      String.raw`${before(words.reference)}(?: *(?:no|number|नंबर))?[ :#.]*(?<number>${orderNumberPattern})(?![\p{L}\p{N}])(?<rest>.*)`,
    ),
    /** `numbers` */
    insteadOf: listed(
      String.raw`${before(words.insteadOf)} *(?<numbers>${orderNumberPattern}(?:[, ]+${orderNumberPattern})*) *${loosely(words.insteadOf.split("}")[1] ?? "")}[^\p{L}\p{N}]*`,
    ),
    /** `total`, `rest` */
    total: listed(
      String.raw`${before(words.total)}${noLetter}[^\d]{0,20}?${money("total")}(?<rest>.*)`,
    ),
    /** `rest`, behind the link */
    again: listed(String.raw`${before(words.again)}[^\p{L}\p{N}]*[\x21-\x7e]*(?<rest>.*)`),
    /** The delivery details as the shop writes them, on lines that each follow a line break; a group for each line. */
    delivery: new RegExp(
      `^${labels
        .map(({ id, label }) => {
          // The form has two lines for an address; somebody may have added others.
          const more = id === "address" ? `(?:\n.*){0,5}?` : "";
          const end = id === "address" ? `\n${words.place}[^\\S\n]*(?=\n|$)` : "";
          const line = `\n${label}:${space}?(?<${id}>.*${more})${end}`;
          return oldestLines.includes(id) ? line : `(?:${line})?`;
        })
        .join("")}`,
      "u",
    ),
    /** How the labels of its lines are also written, each with the `text` behind. */
    labels: labels.map(({ label, ...line }) => ({
      ...line,
      label: new RegExp(
        String.raw`^(?:\d{1,2}[.)] *)?${loosely(label)}${noLetter}[^\p{L}\p{N}]{0,3}?(?:[:：=]|(?<=\s)[-–—]|[-–—](?=\s)|$)[*_~\x60\s]*(?<text>.*)$`,
        "iu",
      ),
    })),
    /** `text` behind the place, where the address ends. */
    place: listed(String.raw`${loosely(words.place)}(?![\p{L}\p{N}])[ ,.]*(?<text>.*)`),
    /** `count` in front of the `name`, or `times` behind the `price`; `sum`, `rest` */
    item: new RegExp(
      String.raw`^${listSign}(?:(?<count>[1-9]\d{0,3}) *[x×*][^\p{L}\p{N}]*)?(?<name>${any(named.map(({ name }) => name))})(?![\p{L}\p{M}\p{N}])\)?[^\p{L}\p{N}₹]*(?:${money("price")}(?: *[x×*] *(?<times>[1-9]\d{0,3}))?(?: *=[* ]*${money("sum")})?)?(?<rest>.*)$`,
      "iu",
    ),
    itemOf: (name: string) => itemsByName.get(keyOf(name)),
    /** What only goods have: money, an amount, or the kind of a product. */
    goods: new RegExp(
      String.raw`₹|(?<!\p{L})(?:rs|inr|rupees?)${noLetter}|रुपये|रु\.|\d\/-|\d ?(?:l|lit\p{L}*|ltrs?|kgs?|kilos?|g|gms?|grams?|ml|packets?|लीटर|किलो|ग्राम|पैकेट)${noLetter}|(?<!\p{L})${any(kinds)}${noLetter}`,
      "iu",
    ),
  };
}
export type MessagePatterns = ReturnType<typeof messagePatterns>;

/** A name without what may differ: case, signs between its words, nukta. */
const keyOf = (name: string) =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replace(/(?!(?<=\d)[./]\d)[^\p{L}\p{M}\p{N}]+/gu, " ")
    .replace(/\u093c/g, "");

/** Whether an order starts in this line, even if it is incomplete. */
export function beginsOrder(line: string, { hint, greeting, reference }: MessagePatterns): boolean {
  return hint.test(line) && [greeting, reference].some((pattern) => partsOf(line, pattern));
}

/** Whether another message starts in this line, or another order. */
export function beginsMessage(line: string, patterns: MessagePatterns): boolean {
  return beginsOrder(line, patterns) || readHead(line) !== undefined;
}
