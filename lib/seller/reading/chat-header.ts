/**
 * What WhatsApp writes in front of the first line of a message:
 *
 * - several messages copied on a phone: `[12/11/26, 5:03 AM] Sita: `, also with seconds (iPhone)
 * - copied in WhatsApp Web: `[05:03, 12/11/2026] Sita: `
 * - an exported chat: `12/11/26, 5:03 am - Sita: ` (Android), `[12/11/26, 5:03:22 AM] Sita: ` (iPhone)
 *
 * Direction marks have been removed already. Spaces may be of any width, digits Devanagari, and the part of
 * the day is a word in any language, before or after the time.
 */
const digit = String.raw`[\d०-९]`;
const date = String.raw`${digit}{1,4}[./-]${digit}{1,2}[./-]${digit}{1,4}`;
const dayPart = String.raw`[\p{L}\p{M}.]{1,20}`;
const time = String.raw`(?:${dayPart}\s)?${digit}{1,2}[:.]${digit}{2}(?:[:.]${digit}{2})?(?:\s?${dayPart})?(?:\s${dayPart})?`;
const stamp = String.raw`(?:${date},?\s${time}|${time},?\s${date})`;

const header = new RegExp(String.raw`^(?:\[${stamp}\]\s?|${stamp}\s[-–]\s)`, "u");

/** Whether a message starts at this line, since it has WhatsApp's date and time. */
export function beginsMessage(line: string): boolean {
  return header.test(line);
}

/** Whether this is exactly what WhatsApp writes in front of a message: date, time and sender. */
export function isChatHeader(text: string): boolean {
  return beginsMessage(text) && /:\s?$/.test(text);
}
