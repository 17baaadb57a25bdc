import { callLink } from "@/lib/shop/links";
import { asciiDigits, cleanText, isBlank } from "@/lib/text";

/** What people write between the digits of a phone number: spaces, dashes, brackets, dots and danda. */
const betweenDigits =
  /[\p{White_Space}\p{Pd}\p{Cf}\p{Ps}\p{Pe}.·।\u02d7\u2043\u207b\u2212\u2500\u30fc]/gu;

/** What may stand before the ten digits of an Indian number: `+91`, `91`, `0091`, `091`, `0`, and `910` for `+91 0`. */
const countryCode = /^(?:(?:\+|00?)?910?|0)(?=\d{10}$)/;

/**
 * The Indian mobile number that somebody has typed, in digits of any script with signs, country code or a leading zero:
 * `+91 (98765) 43210` → `9876543210`, ten digits of which the first is 6 to 9; undefined if it is none.
 */
export function mobileIn(typed: string): string | undefined {
  const digits = asciiDigits(typed).replace(betweenDigits, "").replace("＋", "+");
  const national = digits.replace(countryCode, "");
  return /^[6-9]\d{9}$/.test(national) ? national : undefined;
}

/** Whether to ask the shopper to check a number: something is typed, and it is no Indian mobile number. */
export function isMobileDoubtful(typed: string): boolean {
  const text = cleanText(typed);
  return !isBlank(text) && mobileIn(text) === undefined;
}

/** A mobile number with country code as people read it: `919876543210` → `+91 98765 43210`. */
export function formatPhone(digits: string): string {
  return digits.replace(/^(91)(\d{5})(\d{5})$/, "+$1 $2 $3");
}

const gap = `(?:${betweenDigits.source}){0,3}`;
const indianMobile = `(?:\\+?91${gap}|0${gap})?[6-9](?:${gap}\\d){9}(?!\\d)`;
/** An Indian mobile number, or one of any kind: at least six digits. */
const phoneNumber = new RegExp(`(${indianMobile}|\\+?\\p{Nd}(?:${gap}\\p{Nd}){5,})`, "u");

/** Splits what was typed as a phone number, which may be two and a note. A number to call has the `href` of a link. */
export function phoneParts(typed: string): readonly { text: string; href?: string }[] {
  // The pattern is a group, so that every other part is what it matches.
  return typed.split(phoneNumber).flatMap((text, index) => {
    if (index % 2 === 0) return text === "" ? [] : { text };
    const mobile = mobileIn(text);
    return { text, href: callLink(mobile ? `+91${mobile}` : asciiDigits(text)) };
  });
}

/** The first Indian mobile number in a text, as ten digits: some type two, or a word beside it. */
export function firstMobile(typed: string): string | undefined {
  const inParts = () => phoneParts(typed).map(({ text }) => mobileIn(text));
  return mobileIn(typed) ?? inParts().find((number) => number !== undefined);
}
