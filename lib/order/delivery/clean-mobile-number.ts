import { cleanText, isBlank } from "@/lib/order/text";

const devanagariZero = 0x0966;

/**
 * An Indian mobile number as ten digits, from the ways in which people write it: with spaces, dashes,
 * dots or brackets, in Devanagari digits, and with a leading `+91`, `91`, `0091` or `0`. Anything else
 * is returned as it was typed, since it may be a foreign number or a note to the seller.
 */
export function cleanMobile(typed: string): string {
  const digits = asciiDigits(typed).replace(/[\p{White_Space}\p{Pd}\p{Cf}().]/gu, "");
  const national = digits.replace(/^(?:(?:\+|00)910?|91(?=\d{10}$)|0)(?=\d)/, "");
  return isMobile(national) ? national : typed;
}

/** The text with 0 to 9 in place of Devanagari digits. */
export function asciiDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero));
}

/** Whether this is an Indian mobile number: ten digits, the first of them 6 to 9. */
export function isMobile(text: string): boolean {
  return /^[6-9]\d{9}$/.test(text);
}

/** Whether to ask the shopper to check the number: there is text, but no Indian mobile number. */
export function isMobileDoubtful(typed: string): boolean {
  const text = cleanText(typed);
  return !isBlank(text) && !isMobile(cleanMobile(text));
}
