import { partOf, type Row } from "@/lib/seller/row";
import { matchesOf } from "@/lib/text";

// Headers are matched in plain characters: digits and spaces are ASCII, and direction marks are gone. These patterns
// only find where a header ends, so any word may be a month. Which day and hour it means is up to datetime.ts.

const month = String.raw`[^\s\d,،:;()[\]/<>-]{2,12}`;
/** `20/11/26`, `20.11.`, `2026-11-20` */
const looseDate = String.raw`\d{1,4}[./-] ?\d{1,2}(?:[./-] ?\d{2,4})?\.?`;
/** `20 Nov 2026`, `20 Nov` */
const dayFirst = String.raw`\d{1,2}[ -]${month}(?:[ -]\d{2,4})?`;
/** `Nov 20`, `Nov 20, 2026` */
const monthFirst = String.raw`${month} \d{1,2}(?:,? \d{4})?`;
const date = `(?:${looseDate}|${dayFirst}|${monthFirst})`;
const word = String.raw`[^\s\d,،:;()[\]/<>-]{1,20}`;
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

/** What WhatsApp writes in front of a message that was copied or exported: date and time, in plain characters. */
export function stampOf({ plain }: Row): string | undefined {
  return stampPattern.exec(plain.slice(0, maxStampLength))?.[0];
}

/** Behind a name; there may be more in it. */
const colon = /:(?= |$)/g;
const maxColons = 3;

/**
 * Who may have sent a message, and what its first row then says: names of senders may have colons. Nobody where it is the
 * chat itself that says something.
 */
export function sentIn(row: Row, stamp: string) {
  const colons = matchesOf(row.plain.slice(stamp.length), colon);
  return colons.slice(0, maxColons).map(({ index }) => {
    const end = stamp.length + index;
    return { sender: row.text.slice(stamp.length, end), row: partOf(row, end + 2) };
  });
}
