import { fields } from "@/lib/order/delivery";
import { fieldWords, type OrderWords } from "@/lib/order/message";
import { orderNumberPattern } from "@/lib/order/order";
import { readHeader } from "@/lib/seller/header";
import { loosePattern, matchLine, type TextLine } from "@/lib/seller/line";
import { allItems, itemName, products } from "@/lib/shop/catalogue";

// The vowel signs of Hindi are marks (\p{M}): where one follows, the word goes on.
const noLetter = String.raw`(?![\p{L}\p{M}])`;
const wordEnd = String.raw`(?![\p{L}\p{M}\p{N}])`;
/** The signs between two parts of a line: ` - `, `: *` */
const signs = String.raw`[^\p{L}\p{N}]*`;
const currency = String.raw`(?:₹|rs\.?|inr|rupees?|रु\.?|रुपये)`;

/** An amount of money, whose digits are the named group: `₹1,599`, `Rs. 66/-`, `66.00 रुपये`. Longer ones are none. */
const money = (group: string) =>
  String.raw`${currency}? ?(?<${group}>\d[\d,]{0,10})(?:\.0{1,2})?(?!\d|[.,]\d)(?: ?\/-?)?(?: ?${currency}${noLetter})?`;

/** What a list has in front of a line: `1. `, `(2) `, `a) `, `• `, `- [x] `, `①`, `1️⃣` */
const listMarker = String.raw`(?:[^\p{L}₹]|(?<![\p{L}\p{M}])(?:no|[ivx]{2,4}|\p{L}\p{M}*)[.)\]:])*?`;

const units = String.raw`l|lit\p{L}*|ltrs?|kgs?|kilos?|g|gms?|grams?|ml|packets?|लीटर|किलो|ग्राम|पैकेट`;

/** How many of an item: 1 to 9999. */
const quantity = String.raw`[1-9]\d{0,3}`;
/** `2 x ` */
const countInFront = String.raw`(?:(?<!\d)(?<count>${quantity}) *[x×*]${signs})?`;
/** `₹249`, `₹249 x 2`, `₹249 = ₹498` */
const priceBehind = String.raw`(?:${money("price")}(?: *[x×*] *(?<times>${quantity}))?(?: *=[* ]*${money("sum")})?)?`;

/** The words of a template before its first placeholder: `Order {number}` → `Order` */
const wordsBefore = (template: string) => loosePattern(template.split("{")[0] ?? "");

/** A whole line, which may begin as in a list: `* Total`, `3. Total` */
const wholeLine = (start: string) =>
  new RegExp(String.raw`^${signs}(?:\d{1,3}[.)]${signs})?${start}(?<rest>.*)$`, "iu");

/**
 * Patterns for the lines of an order message in one language, made of the words that write it. They match plain
 * characters (see `TextLine`). The group `rest` is what somebody has written behind.
 */
export function messagePatterns(words: OrderWords) {
  const names = allItems.flatMap((item) =>
    [itemName(item, words), item.id].map((name) => ({ item, name: loosePattern(name) })),
  );
  const anyName = String.raw`(?<name>${names.map(({ name }) => name).join("|")})${wordEnd}\)?[^\p{L}\p{N}₹]*`;
  // `Paneer` of `Fresh Paneer`
  const kinds = products.flatMap(({ id }) => words.products[id].split(" ").slice(-1));
  return {
    words,
    /** The first line of an order; `before` is what somebody has written in front of it. */
    greeting: new RegExp(
      String.raw`^(?:\P{L}*|(?<before>.*?))${loosePattern(words.greeting)}[.।! ]*(?<rest>.*)$`,
      "iu",
    ),
    /** `Order DM-7K3Q, 20 Nov 2026, 6:42 PM`: the `number`, and as the `rest` date and time */
    reference: wholeLine(
      String.raw`${wordsBefore(words.reference)}(?: *(?:no|number|नंबर))?[ :#.]*(?<number>${orderNumberPattern})${wordEnd}`,
    ),
    insteadOf: wholeLine(
      String.raw`${wordsBefore(words.insteadOf)} *(?<numbers>${orderNumberPattern}(?:[, ]+${orderNumberPattern})*) *${loosePattern(words.insteadOf.split("}")[1] ?? "")}`,
    ),
    total: wholeLine(String.raw`${wordsBefore(words.total)}${noLetter}\D{0,20}?${money("total")}`),
    /** `Order this again: https://dehatimilk.example#order=…` */
    again: wholeLine(String.raw`${wordsBefore(words.again)}${signs}[!-~]*`),
    /** The link of that line, where it stands on the next one. */
    link: /^\s*https?:\S+#order=\S*(?<rest>.*)$/u,
    /** The place, with which the address ends. */
    place: wholeLine(`${loosePattern(words.place)}${wordEnd}`),
    /**
     * The fields of the delivery details. The line of each begins with one of its `prefixes` where the shop has written
     * it, and matches `pattern` where a person has: `name -`. The message leaves out one that `isOptional` where nothing
     * was typed.
     */
    labels: fields.map((field) => {
      const { label, earlierLabel, emptyText } = fieldWords(field, words);
      const labels = [label, earlierLabel].filter((each) => each !== undefined);
      const end = String.raw`${noLetter}[^\p{L}\p{N}]{0,3}?(?:[:：=]| -|- |$)`;
      return {
        ...field,
        emptyText,
        isOptional: !field.required && emptyText === undefined,
        prefixes: labels.map((each) => `${each}: `),
        pattern: wholeLine(`(?:${labels.map(loosePattern).join("|")})${end}`),
      };
    }),
    /**
     * `2. 2 x Paneer - 500g - ₹249 = ₹498`, `3 x paneer:500g`, `Paneer 500g ₹249 x 2`: the `name`, how many (as the
     * `count` in front or the `times` behind), the `price` of one, and the `sum`
     */
    item: new RegExp(`^${listMarker}${countInFront}${anyName}${priceBehind}(?<rest>.*)$`, "iu"),
    /** Which item a `name` is. */
    names: names.map(({ item, name }) => ({ item, pattern: new RegExp(`^${name}$`, "iu") })),
    /** What only goods have: money, an amount, or the kind of a product. */
    looksLikeGoods: new RegExp(
      [
        String.raw`(?<!\p{L})${currency}${noLetter}`,
        String.raw`\d\/-`,
        String.raw`\d ?(?:${units})${noLetter}`,
        String.raw`(?<!\p{L})(?:${kinds.map(loosePattern).join("|")})${noLetter}`,
      ].join("|"),
      "iu",
    ),
  };
}
export type MessagePatterns = ReturnType<typeof messagePatterns>;

/** Whether an order starts in this line, even if it is incomplete. */
export function startsOrder(line: TextLine, { greeting, reference }: MessagePatterns): boolean {
  return [greeting, reference].some((pattern) => matchLine(line, pattern));
}

/** Whether another message or another order starts in this line. */
export function startsMessage(line: TextLine, patterns: MessagePatterns): boolean {
  return startsOrder(line, patterns) || readHeader(line) !== undefined;
}

/** Whether a line can only be of an order. */
export function isOrderLine(line: TextLine, patterns: MessagePatterns): boolean {
  const isEither = [patterns.total, patterns.place].some((pattern) => matchLine(line, pattern));
  return isEither || startsOrder(line, patterns);
}
