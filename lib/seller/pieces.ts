import { anyNumber, valueOf } from "@/lib/seller/numbers";
import { letters, noLetter } from "@/lib/seller/row";
import { matchesOf, remembered } from "@/lib/text";

// What people write beside goods: money, amounts, counts, and the goods themselves in their own words.

const currency = String.raw`(?:₹|(?<![${letters}])(?:rs\.?|inr|rupees?)|रु\.?|रुपये|रुपए)`;
const units = [
  [String.raw`l|lit[a-z]*|lt|ltrs?|ल[ीि]टर|ली`, "milliliters", 1000],
  [String.raw`mls?|मि\.?ली\p{M}*|एमएल`, "milliliters", 1],
  [String.raw`kgs?|kilo[a-z]*|किलो[${letters}]*|किग्रा|केजी`, "grams", 1000],
  [String.raw`g|gr|gms?|grms?|gram[a-z]*|ग्राम|ग्रा`, "grams", 1],
] as const;
const unitPatterns = units.map(
  ([unit]) => new RegExp(String.raw`(?<![${letters}])(?:${unit})$`, "u"),
);
const packets = String.raw`pac[a-z]*|pkts?|pcs?|pieces?|nos?|pouch[a-z]*|bottles?|times|baar|पैकेट|पीस|बोतल|थैली|बार`;

const anyAmount = String.raw`${anyNumber}[ -]?(?:${units.map(([unit]) => unit).join("|")})(?![${letters}\p{N}])`;
const anyMoney = String.raw`(?:${currency} ?${anyNumber}(?: ?/-)?|${anyNumber}(?: ?/-|(?: ?/-)? ?${currency}${noLetter}))`;
/** What has a meaning in a row of goods, by the name of its group; signs have none. */
const piece = new RegExp(
  [
    // `₹1,599`, `Rs. 66/-`, `66.00 रुपये`
    `(?<money>${anyMoney})`,
    // `500g`, `1.5 Liter`, `half-liter`, `आधा किलो`
    `(?<amount>${anyAmount})`,
    // `2 x`, `3 packets`, `x2`, `qty: 5`
    String.raw`(?<times>${anyNumber} ?(?:x${noLetter}|[×*]|(?:${packets})${noLetter})|(?:[×*]|(?<![${letters}])x|qty|quantity|मात्रा)[ :.-]*${anyNumber})`,
    `(?<number>${anyNumber})`,
    "(?<equals>=)",
    String.raw`(?<word>[\p{L}\p{M}]+)`,
  ].join("|"),
  "gu",
);
const firstNumber = new RegExp(anyNumber, "u");

/** The pieces of a text that have a meaning, in their order, with the value of the number in each. */
export const piecesOf = remembered((text: string) => {
  let above = "";
  return matchesOf(text, piece).map(({ 0: match, index, groups = {} }) => {
    const end = index + match.length;
    // Between two numbers there is more than space: `1 1/2` may be one.
    const isParted = !/\p{N}\s*$/u.test(above) || !/^\s*\p{N}/u.test(text.slice(above.length, end));
    above = text.slice(0, end);
    return {
      kind: Object.keys(groups).find((kind) => groups[kind] !== undefined),
      text: match,
      start: index,
      end,
      value: isParted ? valueOf(firstNumber.exec(match)?.[0] ?? "") : NaN,
    };
  });
});

/** How much an amount is: `1.5 Liter` is 1500 milliliters. */
export function sizeOf(amount: { text: string; value: number } | undefined) {
  const at = unitPatterns.findIndex((pattern) => amount && pattern.test(amount.text));
  const [, unit, factor] = units[at] ?? [];
  return amount && unit && { unit, amount: amount.value * factor };
}

export const moneyOrAmount = `${anyMoney}|${anyAmount}`;

/** Goods in other words than those of the catalogue. */
export const anyGoods = `(?<![${letters}])(?:${"milk doodh dudh dudhu curd dahi paneer panir ghee ghi दूध दही पनीर घी".split(" ").join("|")})${noLetter}`;
const anyCount = `(?:${anyAmount}|${anyNumber} ?(?:${packets})${noLetter})`;
/** So much of any goods, as people write it who order in a few words: `2 litre doodh`, `dahi aadha kilo`, `3 paneer` */
export const asOrdered = `(?:${anyCount}[^.!?]{0,40}${anyGoods}|${anyGoods}[^.!?]{0,40}${anyCount}|(?<![${letters}\\d])${anyNumber} ${anyGoods})`;
