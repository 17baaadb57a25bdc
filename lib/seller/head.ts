import { partOf, type Row } from "@/lib/seller/row";

// What WhatsApp writes in front of a message that was copied or exported. These patterns only find where it ends, so any
// word may be a month: which day it means is up to date.ts.

const word = String.raw`[^\s\d,،:;()[\]/<>-]{1,20}`;
/** `20/11/26`, `20.11.`, `2026-11-20`, `20 Nov 2026`, `20 Nov`, `Nov 20, 2026` */
const date = String.raw`(?:\d{1,4}[./-] ?\d\d?(?:[./-] ?\d{2,4})?\.?|\d\d?[ -]${word}(?:[ -]\d{2,4})?|${word} \d\d?(?:,? \d{4})?)`;
/** `18:45`, `6:45:12 PM`, `6.45 p. m.`, `शाम 6:45 बजे` */
const time = String.raw`(?:${word} )?\d\d?[:.]\d\d(?:[:.]\d\d)?(?: ?${word}){0,2}`;
const between = `[,،]? (?:${word} )?`;
const dateAndTime = date + between + time;
/** `[20/11/26, 6:45 pm] ` of phones, `[18:45, 20/11/2026] ` of WhatsApp Web, `20/11/26, 6:45 pm - ` exported by Android */
const stampPattern = new RegExp(
  String.raw`^[> ]*(?=[[\d])(?:\[(?:${dateAndTime}|${time}${between}${date})\] ?|${dateAndTime}(?: - |: ))`,
  "u",
);
/** No stamp is longer. Matching is not tried on the rest of a long line, which would take time. */
const maxStampLength = 80;

/** The date and time in front of a message. */
export const stampOf = ({ plain }: Row): string | undefined =>
  stampPattern.exec(plain.slice(0, maxStampLength))?.[0];

/** Who has sent a message, and its rows without the head. Nobody where it is the chat itself that says something. */
export function sentIn(rows: readonly Row[], stamp: string) {
  const [first, ...below] = rows;
  if (stamp === "" || !first) return { sender: undefined, body: rows };
  const length = first.plain.slice(stamp.length).search(/:(?: |$)/);
  if (length < 0) return { sender: undefined, body: [partOf(first, stamp.length), ...below] };
  const end = stamp.length + length;
  return { sender: first.text.slice(stamp.length, end), body: [partOf(first, end + 2), ...below] };
}
