import { messageLines, originalLines } from "@/lib/order/delivery";
import { lineLabel, orderNumberPattern, type OrderWords } from "@/lib/order/message";
import { readHead } from "@/lib/seller/head";
import { loosePattern, matchLine, type TextLine } from "@/lib/seller/line";
import { itemName, items, products } from "@/lib/shop/catalogue";

// In a mark (\p{M}) stands a vowel of Hindi: a word goes on with it.
const noLetter = String.raw`(?![\p{L}\p{M}])`;
const noWord = String.raw`(?![\p{L}\p{M}\p{N}])`;
/** What may stand between two parts: ` - `, `: *` */
const signs = String.raw`[^\p{L}\p{N}]*`;
const currency = String.raw`(?:₹|rs\.?|inr|rupees?|रु\.?|रुपये)`;

/** An amount: `₹1,599`, `Rs. 66/-`, `66.00 रुपये` */
const money = (name: string) =>
  String.raw`${currency}? ?(?<${name}>\d[\d,]{0,13})(?:\.0{1,2})?(?!\d|[.,]\d)(?: ?\/-?)?(?: ?${currency}${noLetter})?`;

/** What lists have in front of a line: `1. `, `(2) `, `a) `, `• `, `- [x] `, `①`, `1️⃣`. */
const listSign = String.raw`(?:[^\p{L}₹]|(?<![\p{L}\p{M}])(?:no|[ivx]{2,4}|\p{L}\p{M}*)[.)\]:])*?`;

/** The units of an amount. */
const units = String.raw`l|lit\p{L}*|ltrs?|kgs?|kilos?|g|gms?|grams?|ml|packets?|लीटर|किलो|ग्राम|पैकेट`;

/** How many, up to 9999. */
const many = String.raw`[1-9]\d{0,3}`;
/** `2 x ` */
const counted = String.raw`(?:(?<!\d)(?<count>${many}) *[x×*]${signs})?`;
/** `₹249`, `₹249 x 2`, `₹249 = ₹498` */
const priced = String.raw`(?:${money("price")}(?: *[x×*] *(?<times>${many}))?(?: *=[* ]*${money("sum")})?)?`;

/** The words of a sentence before what it says: `Order {number}` → `Order` */
const before = (sentence: string) => loosePattern(sentence.split("{")[0] ?? "");

/** A line that may have a sign or a number of a list in front: `* Total`, `3. Total` */
const listed = (text: string) =>
  new RegExp(String.raw`^${signs}(?:\d{1,3}[.)]${signs})?${text}(?<rest>.*)$`, "iu");

/**
 * What the lines of a message look like in one language, in plain signs, from the words that write them. The `rest`
 * is what somebody has written behind.
 */
export function messagePatterns(words: OrderWords) {
  const names = items.flatMap((item) =>
    [itemName(item, words), item.id].map((name) => ({ item, name: loosePattern(name) })),
  );
  const kinds = products.flatMap(({ id }) => words.products[id].split(" ").slice(-1));
  const named = String.raw`(?<name>${names.map(({ name }) => name).join("|")})${noWord}\)?[^\p{L}\p{N}₹]*`;
  return {
    words,
    /** What every first line of an order has, to find one quickly in a long chat. */
    hint: new RegExp(`${loosePattern(words.greeting.split(" ")[0] ?? "")}|DM-`, "iu"),
    /** The first line of an order; what somebody wrote in front of the greeting is `before`. */
    greeting: new RegExp(
      String.raw`^(?:\P{L}*|(?<before>.*?))${loosePattern(words.greeting)}[.।! ]*(?<rest>.*)$`,
      "iu",
    ),
    /** `Order DM-7K3Q, 20 Nov 2026, 6:42 PM`: `number`; date and time are the `rest`. */
    reference: listed(
      String.raw`${before(words.reference)}(?: *(?:no|number|नंबर))?[ :#.]*(?<number>${orderNumberPattern})${noWord}`,
    ),
    /** `Instead of DM-2ZG7, DM-AAAA`: `numbers` */
    insteadOf: listed(
      String.raw`${before(words.insteadOf)} *(?<numbers>${orderNumberPattern}(?:[, ]+${orderNumberPattern})*) *${loosePattern(words.insteadOf.split("}")[1] ?? "")}`,
    ),
    /** `Total: ₹1,618`, `*Total (2 items)* Rs 1618/-`: `total` */
    total: listed(String.raw`${before(words.total)}${noLetter}\D{0,20}?${money("total")}`),
    again: listed(String.raw`${before(words.again)}${signs}[!-~]*`),
    /** What stands behind `again`, or below it: `https://dehatimilk.example#order=…` */
    link: /^\s*https?:\S+#order=\S*(?<rest>.*)$/u,
    /** The place, where the address ends. */
    place: listed(`${loosePattern(words.place)}${noWord}`),
    /**
     * The lines of the delivery details, each with its `start` as the shop writes it, and as others do. Where `isLater`,
     * messages from before the line was added lack it.
     */
    labels: messageLines.map((line) => {
      const label = lineLabel(line, words);
      const end = String.raw`${noLetter}[^\p{L}\p{N}]{0,3}?(?:[:：=]| -|- |$)`;
      return {
        ...line,
        isLater: !originalLines.includes(line.id),
        start: `${label}: `,
        pattern: listed(loosePattern(label) + end),
      };
    }),
    /**
     * `2. 2 x Paneer - 500g - ₹249 = ₹498`, `3 x paneer:500g`, `Paneer 500g ₹249 x 2`: `count` in front of the `name`, or
     * `times` behind the `price`; `sum`
     */
    item: new RegExp(`^${listSign}${counted}${named}${priced}(?<rest>.*)$`, "iu"),
    names: names.map(({ item, name }) => ({ item, pattern: new RegExp(`^${name}$`, "iu") })),
    /** What only goods have: money, an amount, or the kind of a product. */
    goods: new RegExp(
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
export function beginsOrder(
  line: TextLine,
  { hint, greeting, reference }: MessagePatterns,
): boolean {
  return hint.test(line.plain) && [greeting, reference].some((pattern) => matchLine(line, pattern));
}

/** Whether another message starts in this line, or another order. */
export function beginsMessage(line: TextLine, patterns: MessagePatterns): boolean {
  return beginsOrder(line, patterns) || readHead(line) !== undefined;
}
