const lineBreaks = /\r\n|[\n\r\t\v\f\u0085\u2028\u2029]/g;
const removed = /[\p{Cc}\p{Surrogate}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\u2800]/u;
const digit = /\p{Nd}/u;
/** What people write between the digits of a phone number: every space, dash and bracket, dots and danda. */
export const betweenDigits =
  /[\p{White_Space}\p{Pd}\p{Cf}\p{Ps}\p{Pe}.·।\u02d7\u2043\u207b\u2212\u2500\u30fc]/gu;

/**
 * Makes typed text a single line of plain text: line breaks and tabs become spaces; control characters,
 * direction overrides and lone surrogates are removed. Nothing else changes, so the joiners in
 * Devanagari and emoji stay.
 */
export function cleanText(typed: string): string {
  return typed.replace(lineBreaks, " ").replace(removed, "");
}

/** Whether a text shows nothing: it is empty, or has only white space and invisible characters. */
export function isBlank(text: string): boolean {
  return !visible.test(text);
}

/** The length in code points, which is closer to what people count than UTF-16 units are. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** The text with 0 to 9 in place of the decimal digits of any script. */
export function asciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (typed) => {
    const code = typed.codePointAt(0) ?? 0;
    let zero = code;
    // The digits of a script follow each other, and so may those of several, each from 0 to 9.
    while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
}

/**
 * Replaces the `{placeholders}` of a text: `fill("{count} lines", { count: 3 })` → `3 lines`. One without
 * a value stays as it is. Placeholders in values are not replaced.
 */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}

/** Fills the text for this number of things: `one` for a single one. */
export function fillCount(
  texts: { readonly one: string; readonly other: string },
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(count === 1 ? texts.one : texts.other, { count, ...values });
}

/**
 * The Indian mobile number that a text is, as ten digits, the first of them 6 to 9; undefined if it is none. People
 * write it with spaces, dashes, dots or brackets, in the digits of any script, and with a leading `+91`, `91`, `0091`
 * or `0`.
 */
export function mobileIn(typed: string): string | undefined {
  const digits = asciiDigits(typed).replace(betweenDigits, "").replace("＋", "+");
  const national = digits.replace(/^(?:(?:\+|00?)?910?|0)(?=\d{10}$)/, "");
  return /^[6-9]\d{9}$/.test(national) ? national : undefined;
}

/** Whether to ask the shopper to check the number: there is text, but no Indian mobile number. */
export function isMobileDoubtful(typed: string): boolean {
  const text = cleanText(typed);
  return !isBlank(text) && mobileIn(text) === undefined;
}
