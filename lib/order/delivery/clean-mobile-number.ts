import { cleanTypedText, isBlank } from "@/lib/order/clean-typed-text";

const devanagariZero = 0x0966;

/**
 * An Indian mobile number as ten digits, from the ways in which people write it: spaces, dashes,
 * dots or brackets between digits, Devanagari digits, and a leading `+91`, `91`, `0091` or `0`.
 * What then is no mobile number (ten digits beginning 6 to 9) is returned as it was typed, since
 * it may be a foreign number or a note to the seller.
 */
export function cleanMobile(typed: string): string {
  const digits = typed
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero))
    .replace(/[\p{White_Space}\p{Pd}\p{Cf}().]/gu, "");
  const national = digits.replace(/^(?:(?:\+|00)910?|91(?=\d{10}$)|0)(?=\d)/, "");
  return isMobile(national) ? national : typed;
}

/** Whether this is ten digits beginning 6 to 9, the form of every Indian mobile number. */
export function isMobile(text: string): boolean {
  return /^[6-9]\d{9}$/.test(text);
}

/** Whether what was typed is worth a second look: something that is no Indian mobile number. */
export function isMobileDoubtful(typed: string): boolean {
  const text = cleanTypedText(typed);
  return !isBlank(text) && !isMobile(cleanMobile(text));
}
