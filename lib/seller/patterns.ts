import { lines } from "@/lib/order/delivery";
import { lineLabel, orderNumberPattern, type OrderWords } from "@/lib/order/message";
import { listSign, loosely } from "@/lib/seller/shape";
import { itemName, items, products, type Item } from "@/lib/shop/catalogue";

const currency = String.raw`(?:₹|rs\.?|inr|रु\.?|रुपये)`;
const money = (name: string) =>
  String.raw`${currency}? ?(?<${name}>\d[\d,]{0,13})(?:\.0{1,2})?(?!\d|[.,]\d)(?: ?\/-?)?(?: ?(?:rs|rupees|रु|रुपये)(?![\p{L}\p{M}])\.?)?`;
const start = String.raw`^[^\p{L}\p{N}]*(?:\d{1,3}[.)][^\p{L}\p{N}]*)?`;
const noLetter = String.raw`(?![\p{L}\p{M}])`;

/** What the lines of a message look like in one language, in plain signs, from the words that write them. */
export function messagePatterns(words: OrderWords) {
  const [beforeNumber = ""] = words.reference.split("{number}");
  const [beforeNumbers = "", afterNumbers = ""] = words.insteadOf.split("{numbers}");
  const [beforeTotal = ""] = words.total.split("{total}");
  const [beforeLink = ""] = words.again.split("{link}");
  const names = new Map(
    items.flatMap((item): [string, Item][] => [
      [keyOf(itemName(item, words)), item],
      [keyOf(item.id), item],
    ]),
  );
  const any = (texts: readonly string[]) => `(?:${texts.map(loosely).join("|")})`;
  const kinds = products.flatMap(({ id }) => words.products[id].split(" ").slice(-1));
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
    reference: new RegExp(
      String.raw`${start}${loosely(beforeNumber)}(?: *(?:no|number|नंबर))?[ :#.]*(?<number>${orderNumberPattern})(?![\p{L}\p{N}])(?<rest>.*)$`,
      "iu",
    ),
    /** `numbers` */
    insteadOf: new RegExp(
      String.raw`${start}${loosely(beforeNumbers)} *(?<numbers>${orderNumberPattern}(?:[, ]+${orderNumberPattern})*) *${loosely(afterNumbers)}[^\p{L}\p{N}]*$`,
      "iu",
    ),
    /** `total`, `rest` */
    total: new RegExp(
      String.raw`${start}${loosely(beforeTotal)}${noLetter}[^\d]{0,20}?${money("total")}(?<rest>.*)$`,
      "iu",
    ),
    /** `rest`, behind the link */
    again: new RegExp(
      String.raw`${start}${loosely(beforeLink)}[^\p{L}\p{N}]*[\x21-\x7e]*(?<rest>.*)$`,
      "iu",
    ),
    /** The lines of the delivery details in their order, each with its `text`, and `said` for how it is also written. */
    delivery: lines.map((line) => {
      const label = lineLabel(line, words);
      return {
        ...line,
        label: new RegExp(String.raw`^${label}:[ \u00a0]?(?<text>.*)$`, "u"),
        said: new RegExp(
          String.raw`^(?:\d{1,2}[.)] *)?${loosely(label)}${noLetter}[^\p{L}\p{N}]{0,3}?(?:[:：=]|(?<=\s)[-–—]|[-–—](?=\s)|$)[*_~\x60\s]*(?<text>.*)$`,
          "iu",
        ),
      };
    }),
    /** `text` behind the place, where the address ends. */
    place: new RegExp(
      String.raw`${start}${loosely(words.place)}(?![\p{L}\p{N}])[ ,.]*(?<text>.*)$`,
      "iu",
    ),
    /** `count` in front of the `name`, or `times` behind the `price`; `sum`, `rest` */
    item: new RegExp(
      String.raw`^${listSign}(?:(?<count>[1-9]\d{0,3}) *[x×*][^\p{L}\p{N}]*)?(?<name>${any(items.flatMap((item) => [itemName(item, words), item.id]))})(?![\p{L}\p{M}\p{N}])\)?[^\p{L}\p{N}₹]*(?:${money("price")}(?: *[x×*] *(?<times>[1-9]\d{0,3}))?(?: *=[* ]*${money("sum")})?)?(?<rest>.*)$`,
      "iu",
    ),
    itemOf: (name: string) => names.get(keyOf(name)),
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

/** `1,599` → `1599` */
export function rupeesIn(text: string): number {
  return Number(text.replace(/\D/g, ""));
}
