/**
 * What WhatsApp writes before a message, as far as the message itself begins on the same line:
 *
 * - several messages copied on a phone: `[12/11/26, 5:03 AM] Sita: `, also with seconds (iPhone)
 * - copied in WhatsApp Web: `[05:03, 12/11/2026] Sita: `
 * - an exported chat: `12/11/26, 5:03 am - Sita: ` (Android), `[12/11/26, 5:03:22 AM] Sita: ` (iPhone)
 *
 * The marks of direction that stand between are taken out before; spaces may be of any width, digits
 * Devanagari, and the part of the day is a word of any language, before or after the time.
 */
const digit = String.raw`[\d०-९]`;
const date = String.raw`${digit}{1,4}[./-]${digit}{1,2}[./-]${digit}{1,4}`;
const dayPart = String.raw`[\p{L}\p{M}.]{1,20}`;
const time = String.raw`(?:${dayPart}\s)?${digit}{1,2}[:.]${digit}{2}(?:[:.]${digit}{2})?(?:\s?${dayPart})?(?:\s${dayPart})?`;
const stamp = String.raw`(?:${date},?\s${time}|${time},?\s${date})`;

const header = new RegExp(String.raw`^(?:\[${stamp}\]\s?|${stamp}\s[-–]\s)`, "u");

/** Whether a line begins a message, by the date and time that WhatsApp has put before it. */
export function beginsMessage(line: string): boolean {
  return header.test(line);
}

/** Whether this is all that WhatsApp puts before a message: date, time and the sender's name. */
export function isChatHeader(text: string): boolean {
  return beginsMessage(text) && /:\s?$/.test(text);
}
