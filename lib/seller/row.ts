import { asciiDigits, cleanText } from "@/lib/text";

// What phones and chat apps have changed about a line of text.

/** What WhatsApp appends to a message: `<This message was edited>` */
const edited = /\s*<[^<>]{0,80}(?:edited|एडिट|संपादित|बदल)[^<>]{0,80}>\s*$/iu;

const withoutMark = (text: string) => (/>\s*$/.test(text) ? text.replace(edited, "") : text);

export interface Row {
  /** What a person has written: without control characters and the mark of WhatsApp. */
  readonly text: string;
  /** The text in small letters, with ASCII digits, hyphens and spaces: as long as the text, so that places are the same. */
  readonly plain: string;
}

/** Most lines of a chat, in English, Hindi and Bengali without their digits, with emoji: nothing has to be cleaned. */
const plainText = /^[\u0900-\u0965\u0970-\u097f\u0980-\u09e5\u{1f300}-\u{1faff}₹\x20-\x7e]*$/u;

/** @param line of a chat, without its line break */
export function rowOf(line: string): Row {
  const isPlain = plainText.test(line);
  const text = withoutMark(isPlain ? line : cleanText(line));
  if (isPlain) return { text, plain: text.toLowerCase() };
  const digits = asciiDigits(text);
  const plain = (digits.length === text.length ? digits : text)
    .replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())
    .replace(/[\s\u200b\u2060\ufeff\u00ad]/g, " ")
    .replace(/[\p{Pd}\u2212]/gu, "-");
  return { text, plain };
}

/** A part of a row, whose beginning or end was read already. */
export function partOf({ text, plain }: Row, start: number, end?: number): Row {
  return { text: text.slice(start, end), plain: plain.slice(start, end) };
}

/** Rows as they stand, without blank ones around them. */
export function textOf(rows: readonly Row[]): string {
  const text = rows.map(({ text }) => text).join("\n");
  return text.trimEnd().replace(/^\s*\n/, "");
}

/** What a row may begin with, as in a list or a text message in parts: `* `, `3. `, `> `, `(1/2) ` */
const lead = /^[^\p{L}\p{N}]*(?:\d{1,3}(?:\/\d{1,2}(?=\)))?[.)][^\p{L}\p{N}]*)?/u;

/** Where the first word of a row is. */
export const wordsStart = (plain: string) => lead.exec(plain)?.[0].length ?? 0;

/** Removes quotation, bullets and bold type: `> *come early*`, `• come early` and `- come early` → `come early`. */
export function stripMarkup(text: string): string {
  if (/^[\p{L}\p{N}].*[\p{L}\p{M}\p{N}?!.]$/su.test(text)) return text;
  return text
    .replace(/^[\s,.;:>*_~`।]+|(?<![\s*_~`])[\s*_~`]+$/gu, "")
    .replace(/^(?:[•·▪●◦‣] *|[-–—+] +)[*_~`]*/u, "");
}

/** What these rows say beside an order, without their markup. */
export function notesFrom(rows: readonly Row[]): readonly string[] {
  const texts = rows.map(({ text }) => stripMarkup(text));
  return texts.filter((text) => /[\p{L}\p{N}\p{So}?]/u.test(text));
}
