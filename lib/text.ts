/** A line break of any kind, or a tab: `"\r\n"`, `"\t"`, U+2028. */
const lineBreak = /\r\n|[\n\r\t\v\f\u0085\u2028\u2029]/g;

/** What no line of plain text has: control characters, halves of emoji, and overrides of the direction (U+202E). */
const forbidden = /[\p{Cc}\p{Surrogate}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A character that one can see. Space, joiners, the Hangul filler and the empty Braille cell (U+2800) are none. */
const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\u2800]/u;

/** A decimal digit of any script: `7`, `७`, `۷`. */
const digit = /\p{Nd}/u;

/**
 * Makes typed text a single line of plain text: line breaks and tabs become spaces; control characters, overrides of
 * the direction of writing, and lone surrogates are removed. The joiners in Devanagari and emoji stay.
 */
export function cleanText(typed: string): string {
  return typed.replace(lineBreak, " ").replace(forbidden, "");
}

/** Whether a text shows nothing: it is empty, or has nothing but white space and invisible characters. */
export function isBlank(text: string): boolean {
  return !visible.test(text);
}

/** The length of a text in code points, which come closer to the letters that people count than UTF-16 units do. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** The text with 0 to 9 in place of the decimal digits of other scripts: `९८` → `98`. */
export function asciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (typed) => {
    const code = typed.codePointAt(0) ?? 0;
    // Unicode has the digits of a script in a row from 0 to 9, and sometimes those of the next script right behind.
    let zero = code;
    while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
}

/** Keeps what a function has made of a text: most lines of orders, and the heads of messages, are like others. */
export function remembered<Value>(make: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, { value: Value }>();
  return (text) => {
    const { value } = known.get(text) ?? { value: make(text) };
    // What is often met is met early; more would keep what never comes again.
    if (known.size < 500) known.set(text, { value });
    return value;
  };
}
