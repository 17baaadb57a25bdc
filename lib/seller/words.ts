// How people write words, numbers, money and amounts: sources of patterns for plain rows.

/** The letters of our words, for a class of characters: that of all letters would make patterns slow. */
export const letters = String.raw`a-z\u00df-\u024f\u0900-\u0963\u0966-\u097f`;

/** No letter follows. The vowel signs of Hindi are marks (\p{M}): where one follows, the word goes on. */
export const noLetter = `(?![${letters}])`;

/** The signs between two words. The class of all of them would make patterns slow. */
const gap = String.raw`[ -/:-@[-\x60{-~\u00a0\u00ab\u00b7\u00bb\u2000-\u206f\u0964\u0965]*`;

/** Any of these texts, with any signs between their words, and with or without the dot of nukta: `डेढ़`, `डेढ`. */
export function anyOf(texts: readonly string[]): string {
  const sources = texts.map((text) =>
    (
      text
        .normalize("NFD")
        .toLowerCase()
        .match(/[\p{L}\p{M}\p{N}]+(?:\.\d+)?/gu) ?? []
    )
      .join(gap)
      .replace(/\.(?=\d)/g, "\\.")
      .replace(/([कखगजडढफय])\u093c/g, "(?:$1\u093c?|[\u0958-\u095f])"),
  );
  return `(?:${[...new Set(sources)].join("|")})`;
}

/** Numbers that are written as words in the shop's sizes, and in Hindi with Latin letters. */
const numberWords = [
  [0.5, anyOf(["half", "आधा", "aadha", "adha"])],
  [1.5, anyOf(["डेढ़", "dedh"])],
] as const;

const numberSigns = ".,/⁄";
/** Neither behind another number nor within one. The first part is a quick test of the first character. */
const numberStart = String.raw`(?=[0-9${numberSigns}\u00b2-\u00be\u2150-\u2189])(?<!\p{N}|(?:^|\P{L})[${numberSigns}])`;
const inDigits = String.raw`[${numberSigns}]?\p{N}+(?:[${numberSigns}]+\p{N}+)*`;
const numberEnd = String.raw`(?![${numberSigns}]*\p{N})`;
const inWords = `(?<![${letters}])(?:${numberWords.map(([, word]) => word).join("|")})${noLetter}`;
/** A number with all its characters: `1.5`, `1/2`, `1½`, `1,599`, `half`, and what is none: `1,5`. `1 2` are two. */
export const number = `(?:${numberStart}${inDigits}${numberEnd}|${inWords})`;

const firstNumber = new RegExp(number, "u");

/** What the number in a text means; NaN for what is none, like `1,5`, `1.5.2` and `1/0`. */
export function valueIn(text: string): number {
  const written = firstNumber.exec(text)?.[0] ?? "";
  for (const [value, word] of numberWords)
    if (new RegExp(`^${word}$`, "u").test(written)) return value;
  // Of `1½`, this makes `1 1⁄2`.
  const spelled = written.replace(/[¼-¾⅐-⅞]/u, (sign) => ` ${sign.normalize("NFKC")}`).trim();
  const fraction = /^(?:(\d{1,4}) )?([1-9]\d{0,2})[/⁄]([1-9]\d{0,2})$/.exec(spelled);
  if (fraction) return Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3]);
  const isGrouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d\d)?$/.test(spelled);
  const digits = isGrouped ? spelled.replaceAll(",", "") : spelled;
  return /^(?=.)\d{0,7}(?:\.\d{1,3})?$/.test(digits) ? Number(digits) : NaN;
}

const currency = String.raw`(?:₹|(?<![${letters}])(?:rs\.?|inr|rupees?)|रु\.?|रुपये|रुपए)`;
/** `₹1,599`, `Rs. 66/-`, `66.00 रुपये` */
export const money = String.raw`(?:${currency} ?${number}(?: ?/-)?|${number}(?: ?/-|(?: ?/-)? ?${currency}${noLetter}))`;

const units = [
  [String.raw`l|lit[a-z]*|lt|ltrs?|ल[ीि]टर|ली`, "milliliters", 1000],
  [String.raw`mls?|मि\.?ली\p{M}*|एमएल`, "milliliters", 1],
  [String.raw`kgs?|kilo[a-z]*|किलो[${letters}]*|किग्रा|केजी`, "grams", 1000],
  [String.raw`g|gr|gms?|grms?|gram[a-z]*|ग्राम|ग्रा`, "grams", 1],
] as const;
/** `500g`, `1.5 Liter`, `half-liter`, `आधा किलो` */
export const amount = String.raw`${number}[ -]?(?:${units.map(([unit]) => unit).join("|")})(?![${letters}\p{N}])`;

/** How much an amount is: `1.5 Liter` is 1500 milliliters. */
export function amountIn(amount: string) {
  const [, unit, factor] =
    units.find(([unit]) => new RegExp(`(?<![${letters}])(?:${unit})$`, "u").test(amount)) ?? [];
  return unit && { unit, value: valueIn(amount) * factor };
}

export const packets = String.raw`(?:pac[a-z]*|pkts?|pcs?|pieces?|nos?|pouch[a-z]*|bottles?|पैकेट|पीस|बोतल|थैली)${noLetter}`;

/** Goods in other words than those of the catalogue. */
export const anyGoods = `(?<![${letters}])(?:${"milk doodh dudh dudhu curd dahi paneer panir ghee ghi दूध दही पनीर घी".split(" ").join("|")})${noLetter}`;
/** So much of something, as people write it: `2 litre doodh`, `3 packet`, `2 paneer`, `2 x`, `2. ek paav dahi`, `x 3` */
export const request = `(?:${amount}|${number} ?(?:${packets}|${anyGoods}|[x×] )|^\\d\\d?[.)].*${anyGoods}|^ *[x×*]? ?\\d{1,3} *$)`;
