import { asciiDigits, cleanText } from "@/lib/text";

/** What WhatsApp itself writes behind a message or in place of a picture, in English and Hindi. */
const marks = [
  // <This message was edited>, <Media omitted>, <मीडिया के बिना>, <attached: 00000012-PHOTO.jpg>
  "<[^<>]{0,80}(?:edited|omitted|attached|एडिट|संपादित|बदल|मीडिया|अटैच|संलग्न|छोड़)[^<>]{0,80}>",
  // image omitted, वीडियो छोड़ा गया
  "(?<!\\S)(?:image|video|audio|GIF|sticker|document|contact card) omitted",
  "(?<!\\S)(?:इमेज|छवि|फ़ोटो|वीडियो|ऑडियो|GIF|स्टिकर|दस्तावेज़|मीडिया) (?:छोड़\\S{0,9}|हटा\\S{0,9}|शामिल नहीं)(?: \\S{1,5}){0,2}",
  // IMG-20261120-WA0003.jpg (file attached)
  "\\S{1,80}\\.\\w{2,4} \\((?:file attached|फ़ाइल[^()]{1,30})\\)",
  "^\\W*(?:forwarded(?: many times)?|(?:कई बार )?फ़ॉरवर्ड किया गया)",
];
const mark = new RegExp(`(?:${marks.join("|")})$`, "iu");

/** With what they end, to pass over other lines quickly. */
const markEnd = /(?:[>)]|omitted|forwarded|times|गया|गई|है|नहीं)$/iu;

/** A line as one line of text, without the marks that WhatsApp appends. */
export function readableLine(raw: string): string {
  const line = cleanText(raw);
  const said = line.trimEnd();
  if (!markEnd.test(said)) return line;
  const rest = said.replace(mark, "");
  return rest === said ? line : readableLine(rest.trimEnd());
}

/** The same line, of the same length, in the plainest signs: ASCII digits, hyphens and spaces. */
export function plainLine(line: string): string {
  return asciiDigits(line)
    .replace(/[\s\u200b\u2060\ufeff\u00ad]/g, " ")
    .replace(/[\p{Pd}\u2212]/gu, "-");
}

/** The parts that a pattern names in a line in plain signs; undefined if the line is not of it. */
export function partsOf(line: string | undefined, pattern: RegExp) {
  return line === undefined ? undefined : pattern.exec(plainLine(line))?.groups;
}

/** The end of a line that is as long as the end of its plain form. */
export function endOf(line = "", plain = ""): string {
  return plain === "" ? "" : line.slice(-plain.length);
}

/** Letters of which the nukta is often left out, and the same with it as one character. */
const bare = "कखगजडढफय";
const dotted = "\u0958\u0959\u095a\u095b\u095c\u095d\u095e\u095f";

/** A text as a pattern, whatever signs stand between its words, with or without nukta; 1.5 stays 1.5. */
export function loosely(text: string): string {
  const words = text.match(/\d+[./]\d+|[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words
    .join(String.raw`[^\p{L}\p{M}\p{N}₹]*`)
    .replace(/(?<=\d)[./](?=\d)/g, String.raw`\$&`)
    .replace(
      /([कखगजडढफय])\u093c/gu,
      (_, letter: string) => `(?:${letter}\u093c?|${dotted[bare.indexOf(letter)] ?? ""})`,
    );
}

/** What lists have in front of a line, but no count (`2 x`): `1. `, `(2) `, `a) `, `• `, `- [x] `, `①`, `1️⃣`. */
const noText = String.raw`[^\p{L}\p{N}₹]`;
export const listSign = String.raw`(?:\[x\]|${noText})*(?:(?:no\.? ?)?\d{1,3}(?! *[x×*])${noText}+|(?:[ivx]{1,4}|\p{L}\p{M}*)[.)\]:]${noText}*|\p{No}${noText}*){0,2}?`;

const quote = /^[\s>*_~`]+/u;
const bullet = /^(?:[•·▪●◦‣]|[-–—*+](?= ))\s*/u;
const emphasis = /(?<![\p{L}\p{N}])[*_~`]{1,5}(?=\S)|(?<=\S)[*_~`]{1,5}(?![\p{L}\p{N}])/gu;

/** A line without what quotes, indents or marks it; a sign of a list goes only where it cannot be a number. */
export function bareLine(line: string): string {
  return line.replace(quote, "").replace(bullet, "").replace(emphasis, "").trim();
}

/** Texts that say something, without the signs in which they were wrapped. */
export function notesOf(texts: readonly string[]): readonly string[] {
  return texts
    .map((text) => text.replace(/^[\s,.;:*_~`>।]+(?=\S|$)|(?<![\s*_~`])[\s*_~`]+$/gu, ""))
    .filter((text) => /[\p{L}\p{N}\p{Emoji}]/u.test(text));
}

/** The index of the next line that says something. */
export function afterBlanks(lines: readonly string[], start: number): number {
  let at = start;
  while (/^[\s>*_~`]*$/.test(lines[at] ?? "end")) at += 1;
  return at;
}
