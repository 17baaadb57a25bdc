import { letters, withoutNukta } from "@/lib/seller/row";

// Numbers as they stand in a text. Nothing here skips a gap between digits, or joins what it parts: `1 2` are two
// numbers. Whoever uses them has to know what every number of a line means, or to show the line as it stands.

/** All characters of a number without a gap: `12`, `1.5`, `1/2`, `½`, `1½`, `1,599`, `.5`, and what is none: `/2` */
const written = String.raw`(?:(?<![${letters}])[.,/⁄]+)?\p{N}(?:\p{N}|[.,/⁄](?=\p{N}))*`;

/** Numbers that people write as words, in English, in Hindi, and in Hindi with Latin letters. */
const words: readonly (readonly [value: number, names: string])[] = [
  [0.25, "quarter पाव paav pav pao"],
  [0.5, "half आधा आधी aadha adha aadhi"],
  [1, "one एक ek"],
  [1.5, "डेढ़ dedh derh"],
  [2, "two दो do"],
  [2.5, "ढाई dhai"],
  [3, "three तीन teen tin"],
  [4, "four चार chaar char"],
  [5, "five पाँच पांच paanch panch"],
  [6, "six छह छः छे chhah chhe"],
  [7, "seven सात saat"],
  [8, "eight आठ aath"],
  [9, "nine नौ nau"],
  [10, "ten दस das"],
  [12, "dozen दर्जन darjan"],
];
const valueOfWord = new Map(
  words.flatMap(([value, names]) => names.split(" ").map((name) => [withoutNukta(name), value])),
);

const anyWord = words
  .flatMap(([, names]) => names.split(" "))
  .sort((one, other) => other.length - one.length)
  .map((name) => name.normalize("NFD").replace("ढ\u093c", "(?:ढ\u093c?|\u095d)"))
  .join("|");

export const anyNumber = String.raw`(?:${written}|(?<![${letters}])(?:${anyWord})(?![${letters}]))`;

/** Whether there is a number in this text, other than one in words. */
export const hasNumber = (text: string) => /\p{N}/u.test(text);

/** What a number means; NaN for what is none, like `1,5`, `1.5.2` and `1/0`. */
export function valueOf(text: string): number {
  if (!hasNumber(text)) return valueOfWord.get(withoutNukta(text)) ?? NaN;
  // Of `½`, NFKC makes `1⁄2`.
  const [, whole = "", sign] = /^(\d{0,4})(\p{No})$/u.exec(text) ?? [];
  if (sign === undefined) return valueOfDigits(text.replace("⁄", "/"));
  const [over = NaN, under = NaN] = sign.normalize("NFKC").split("⁄").map(Number);
  return Number(whole) + over / under;
}

function valueOfDigits(text: string): number {
  if (/^\d{0,7}(?:\.\d{1,3})?$/.test(text)) return Number(text);
  if (/^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d\d)?$/.test(text)) return Number(text.replaceAll(",", ""));
  const [, over, under] = /^([1-9]\d{0,2})\/([1-9]\d{0,2})$/.exec(text) ?? [];
  return Number(over) / Number(under);
}
