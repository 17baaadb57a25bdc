import { asciiDigits, cleanText } from "@/lib/text";

/** `<This message was edited>`, `<Media omitted>`, `<मीडिया के बिना>`, `<attached: 00000012-PHOTO.jpg>` */
const tag =
  "<[^<>]{0,80}(?:edited|omitted|attached|एडिट|संपादित|बदल|मीडिया|अटैच|संलग्न|छोड़)[^<>]{0,80}>";
/** `image omitted` */
const omitted = String.raw`(?<!\S)(?:image|video|audio|GIF|sticker|document|contact card) omitted`;
const hindiMedia = "इमेज|छवि|फ़ोटो|वीडियो|ऑडियो|GIF|स्टिकर|दस्तावेज़|मीडिया";
/** `वीडियो छोड़ा गया`, `फ़ोटो शामिल नहीं है` */
const omittedInHindi = String.raw`(?<!\S)(?:${hindiMedia}) (?:छोड़\S{0,9}|हटा\S{0,9}|शामिल नहीं)(?: \S{1,5}){0,2}`;
/** `IMG-20261120-WA0003.jpg (file attached)` */
const attachment = String.raw`\S{1,80}\.\w{2,4} \((?:file attached|फ़ाइल[^()]{1,30})\)`;
/** `Forwarded many times`, as a whole line */
const forwarded = String.raw`^\W*(?:forwarded(?: many times)?|(?:कई बार )?फ़ॉरवर्ड किया गया)`;
/** What WhatsApp appends to a message, or writes in place of a picture, in English and Hindi. */
const appTag = `(?:${[tag, omitted, omittedInHindi, attachment, forwarded].join("|")})`;
const trailingTags = new RegExp(String.raw`(?:${appTag}\s*){1,3}$`, "iu");

/** How such a tag ends. This test is quick, and most lines of a chat have none. */
const tagEnding = /(?:[>)]|omitted|forwarded|times|गया|गई|है|नहीं)$/iu;

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
  const plain = smallLetters(text)
    .replace(/[\s\u200b\u2060\ufeff\u00ad]/g, " ")
    .replace(/[\p{Pd}\u2212]/gu, "-");
  return { raw, text, plain };
}

/** A text in small letters and ASCII digits, without those characters that would then be longer or shorter. */
function smallLetters(text: string): string {
  const small = asciiDigits(text).toLowerCase();
  if (small.length === text.length) return small;
  const characters = Array.from(text);
  return characters.length === 1 ? text : characters.map(smallLetters).join("");
}

/** A part of a row, whose beginning or end was read already. */
export function partOf({ raw, text, plain }: Row, start: number, end?: number): Row {
  return { raw, text: text.slice(start, end), plain: plain.slice(start, end) };
}

/** What a row may begin with, as in a list or a text message in parts: `* `, `3. `, `> `, `(1/2) ` */
const lead = /^[^\p{L}\p{N}]*(?:\d{1,3}(?:\/\d{1,2}(?=\)))?[.)][^\p{L}\p{N}]*)?/u;

/** Where the first word of a row is. */
export const wordsStart = (plain: string) => lead.exec(plain)?.[0].length ?? 0;

/** The letters of our words, in plain text, for a class of characters: that of all letters would make patterns slow. */
export const letters = String.raw`a-z\u00df-\u024f\u0900-\u0963\u0966-\u097f`;

/** No letter follows. The vowel signs of Hindi are marks (\p{M}): where one follows, the word goes on. */
export const noLetter = `(?![${letters}])`;

/** The signs between two words. The class of all of them would make patterns slow. */
const gap = String.raw`[ -/:-@[-\x60{-~\u00a0\u00ab\u00b7\u00bb\u2000-\u206f\u0964\u0965]*`;

/** Text in small letters without the dot of nukta, which is often left out: `डेढ़` → `डेढ`. Letters are decomposed (NFD). */
export function withoutNukta(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\u093c/g, "")
    .toLowerCase();
}

/** The source of a pattern for a text, with any signs between its words, and with or without the dot of nukta. */
export function loosePattern(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+(?:\.\d+)?/gu) ?? [];
  return words
    .join(gap)
    .replace(/\.(?=\d)/g, "\\.")
    .replace(/([कखगजडढफय])\u093c/g, "(?:$1\u093c?|[\u0958-\u095f])");
}

/** The source of a pattern for any of others, which may have no groups of their own. */
export const oneOf = (sources: readonly string[]) => `(?:(${sources.join(")|(")}))`;

/** Which of those has matched: 0 for the first one. */
export function placeOf(match: RegExpExecArray): number {
  const groups: readonly (string | undefined)[] = match.slice(1);
  return groups.findIndex((group) => group !== undefined);
}

/** Removes quotation, bullets and bold type: `> *come early*`, `• come early` and `- come early` → `come early`. */
export function stripMarkup(text: string): string {
  if (/^[\p{L}\p{N}].*[\p{L}\p{M}\p{N}?!.]$/su.test(text)) return text;
  return text
    .replace(/^[\s,.;:>*_~`।]+|(?<![\s*_~`])[\s*_~`]+$/gu, "")
    .replace(/^(?:[•·▪●◦‣] *|[-–—+] +)[*_~`]*/u, "");
}

/** The texts that say something, without their markup. */
export function notesFrom(texts: readonly string[]): readonly string[] {
  return texts.map(stripMarkup).filter((text) => /[\p{L}\p{N}\p{Emoji}]/u.test(text));
}
