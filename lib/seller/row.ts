import { asciiDigits, cleanText } from "@/lib/text";

// What phones and chat apps have changed about a line of text.

/** `<This message was edited>`, `<Media omitted>`, `<मीडिया के बिना>`, `<attached: 00000012-PHOTO.jpg>` */
const tag =
  "<[^<>]{0,80}(?:edited|omitted|attached|एडिट|संपादित|बदल|मीडिया|अटैच|संलग्न|छोड़)[^<>]{0,80}>";
/** `image omitted` */
const omitted = String.raw`(?<!\S)(?:image|video|audio|GIF|sticker|document|contact card) omitted`;
/** `वीडियो छोड़ा गया`, `फ़ोटो शामिल नहीं है` */
const omittedInHindi = String.raw`(?<!\S)(?:इमेज|छवि|फ़ोटो|वीडियो|ऑडियो|GIF|स्टिकर|दस्तावेज़|मीडिया) (?:छोड़|हटा|शामिल नहीं)\S{0,9}(?: \S{1,5}){0,2}`;
/** What WhatsApp appends to a message, or writes in place of a picture, in English and Hindi. */
const trailingTags = new RegExp(
  String.raw`(?:(?:${[tag, omitted, omittedInHindi].join("|")})\s*){1,3}$`,
  "iu",
);
/** How such a tag ends. This test is quick, and most lines of a chat have none. */
const tagEnding = /(?:>|omitted|गया|गई|है|नहीं)$/iu;

function withoutTags(text: string): string {
  if (!tagEnding.test(text.trimEnd().slice(-9))) return text;
  const untagged = text.replace(trailingTags, "");
  return untagged === text ? text : untagged.trimEnd();
}

export interface Row {
  readonly raw: string;
  /** What a person has written: without control characters and the tags of WhatsApp. */
  readonly text: string;
  /** The text in small letters, with ASCII digits, hyphens and spaces: as long as the text, so that places are the same. */
  readonly plain: string;
}

/** Most lines of a chat, in English and Hindi without its digits: nothing in them has to be cleaned. */
const plainText = /^[\u0900-\u0965\u0970-\u097f₹\x20-\x7e]*$/;

export function rowOf(raw: string): Row {
  if (plainText.test(raw)) {
    const text = withoutTags(raw);
    return { raw, text, plain: text.toLowerCase() };
  }
  const text = withoutTags(cleanText(raw));
  const digits = asciiDigits(text);
  const plain = (digits.length === text.length ? digits : text)
    .replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())
    .replace(/[\s\u200b\u2060\ufeff\u00ad]/g, " ")
    .replace(/[\p{Pd}\u2212]/gu, "-");
  return { raw, text, plain };
}

/** A part of a row, whose beginning or end was read already. */
export function partOf({ text, plain }: Row, start: number, end?: number): Row {
  const part = text.slice(start, end);
  return { raw: part, text: part, plain: plain.slice(start, end) };
}

/** Rows as they stand, without blank ones around them. */
export function textOf(rows: readonly Row[]): string {
  const text = rows.map(({ raw }) => raw).join("\n");
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
