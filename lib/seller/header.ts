import { lineFrom, type TextLine } from "@/lib/seller/line";

// Headers are matched in plain characters: digits and spaces are ASCII, and direction marks are gone. These patterns
// only find where a header ends, so any word may be a month. Which day and hour it means is up to datetime.ts.

const month = String.raw`[\p{L}\p{M}.॰]{2,12}`;
/** `20/11/26`, `20.11.`, `2026-11-20` */
const looseDate = String.raw`\d{1,4}[./-] ?\d{1,2}(?:[./-] ?\d{2,4})?\.?`;
/** `20 Nov 2026`, `20 Nov` */
const dayFirst = String.raw`\d{1,2}[ -]${month}(?:[ -]\d{2,4})?`;
/** `Nov 20`, `Nov 20, 2026` */
const monthFirst = String.raw`${month} \d{1,2}(?:,? \d{4})?`;
const date = `(?:${looseDate}|${dayFirst}|${monthFirst})`;
const word = String.raw`[\p{L}\p{M}.]{1,20}`;
/** `18:45`, `6:45:12 PM`, `6.45 p. m.`, `शाम 6:45 बजे` */
const time = String.raw`(?:${word} )?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?${word}){0,2}`;
const between = String.raw`[,،]? (?:${word} )?`;
const dateAndTime = date + between + time;

/** `[20/11/26, 6:45 pm] ` when copied on a phone or exported by an iPhone, `[18:45, 20/11/2026] ` in WhatsApp Web */
const bracketed = String.raw`\[(?:${dateAndTime}|${time}${between}${date})\] ?`;
/** `20/11/26, 6:45 pm - ` when Android exported it */
const exported = `${dateAndTime}(?: - |: )`;
const stampPattern = new RegExp(String.raw`^[> ]*(?=[[\d])(?:${bracketed}|${exported})`, "u");
/** No stamp is longer. Matching is not tried on the rest of a long line, which would take time. */
const maxStampLength = 80;

/** What WhatsApp writes in front of a message, when it is copied or exported. */
export interface Header {
  /** Date and time, in plain characters. */
  readonly stamp: string;
  /**
   * What the first line of the message may be: all that follows the stamp; or what follows its first, second or third
   * colon, because names of senders may have colons.
   */
  readonly bodies: readonly TextLine[];
}

/** Reads the header at the start of a line; undefined if there is none. */
export function readHeader(line: TextLine): Header | undefined {
  const [stamp] = stampPattern.exec(line.plain.slice(0, maxStampLength)) ?? [];
  if (stamp === undefined) return undefined;
  const rest = lineFrom(line, stamp.length);
  const colons = [...rest.plain.matchAll(/:(?: |$)/g)].slice(0, 3);
  const bodies = colons.map(({ index, 0: colon }) => lineFrom(rest, index + colon.length));
  return { stamp, bodies: [rest, ...bodies] };
}
