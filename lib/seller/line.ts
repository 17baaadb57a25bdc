import { asciiDigits, cleanText } from "@/lib/text";

/** What WhatsApp itself writes behind a message or in place of a picture, in English and Hindi. */
const appendices = [
  // <This message was edited>, <Media omitted>, <मीडिया के बिना>, <attached: 00000012-PHOTO.jpg>
  "<[^<>]{0,80}(?:edited|omitted|attached|एडिट|संपादित|बदल|मीडिया|अटैच|संलग्न|छोड़)[^<>]{0,80}>",
  // image omitted, वीडियो छोड़ा गया
  "(?<!\\S)(?:image|video|audio|GIF|sticker|document|contact card) omitted",
  "(?<!\\S)(?:इमेज|छवि|फ़ोटो|वीडियो|ऑडियो|GIF|स्टिकर|दस्तावेज़|मीडिया) (?:छोड़\\S{0,9}|हटा\\S{0,9}|शामिल नहीं)(?: \\S{1,5}){0,2}",
  // IMG-20261120-WA0003.jpg (file attached)
  "\\S{1,80}\\.\\w{2,4} \\((?:file attached|फ़ाइल[^()]{1,30})\\)",
  "^\\W*(?:forwarded(?: many times)?|(?:कई बार )?फ़ॉरवर्ड किया गया)",
];
const appended = new RegExp(`(?:(?:${appendices.join("|")})\\s*){1,3}$`, "iu");

/** With what they end, to pass over other lines quickly. */
const appendedEnd = /(?:[>)]|omitted|forwarded|times|गया|गई|है|नहीं)$/iu;

/** One line of text, without what WhatsApp appends. */
function readable(raw: string): string {
  const line = cleanText(raw);
  const rest = appendedEnd.test(line.trimEnd()) ? line.replace(appended, "") : line;
  return rest === line ? line : rest.trimEnd();
}

/** A line that was pasted. */
export interface TextLine {
  readonly raw: string;
  /** What somebody has written. */
  readonly text: string;
  /** The same, of the same length, in the plainest signs: ASCII digits, hyphens and spaces. */
  readonly plain: string;
}

export function textLine(raw: string): TextLine {
  const text = readable(raw);
  const digits = asciiDigits(text);
  // Rare digits take two units, and stay.
  const plain = (digits.length === text.length ? digits : text)
    .replace(/[\s\u200b\u2060\ufeff\u00ad]/g, " ")
    .replace(/[\p{Pd}\u2212]/gu, "-");
  return { raw, text, plain };
}

/** What stands in a line behind so many signs. */
export function lineBehind({ raw, text, plain }: TextLine, signs: number): TextLine {
  return { raw, text: text.slice(signs), plain: plain.slice(signs) };
}

/** What a pattern names in a line: in plain signs, but what is `before` and the `rest` as it was typed. */
export interface Parts {
  readonly before: string;
  readonly rest: string;
  readonly [name: string]: string | undefined;
}

/** The parts of a line; undefined if it is not of this pattern. */
export function partsOf({ text, plain }: TextLine, pattern: RegExp): Parts | undefined {
  const parts = pattern.exec(plain)?.groups;
  if (!parts) return undefined;
  const { before = "", rest = "" } = parts;
  const behind = text.slice(text.length - rest.length);
  return { ...parts, before: text.slice(0, before.length), rest: behind };
}

/** A text as a pattern, whatever signs stand between its words, with or without nukta; 1.5 stays 1.5. */
export function loosely(text: string): string {
  const words = text.match(/[\p{L}\p{M}\p{N}]+(?:\.\d+)?/gu) ?? [];
  return words
    .join(String.raw`[^\p{L}\p{M}\p{N}₹]*`)
    .replace(/\.(?=\d)/g, "\\.")
    .replace(/([कखगजडढफय])\u093c/g, "(?:$1\u093c?|[\u0958-\u095f])");
}

/** A text without what quotes, lists or marks it. */
export function bareText(text: string): string {
  return text
    .replace(/^[\s,.;:>*_~`।]+(?=\S|$)|(?<![\s*_~`])[\s*_~`]+$/gu, "")
    .replace(/^(?:[•·▪●◦‣] *|[-–—+] +)[*_~`]*/u, "");
}

/** Texts that say something, without the signs in which they were wrapped. */
export function notesOf(texts: readonly string[]): readonly string[] {
  return texts.map(bareText).filter((text) => /[\p{L}\p{N}\p{Emoji}]/u.test(text));
}
