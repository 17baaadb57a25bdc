import { callLink } from "@/lib/shop/links";
import { asciiDigits, cleanText, isBlank } from "@/lib/text";

/** What people write between the digits of a phone number: spaces, dashes, brackets, dots and danda. */
const betweenDigits =
  /[\p{White_Space}\p{Pd}\p{Cf}\p{Ps}\p{Pe}.·।\u02d7\u2043\u207b\u2212\u2500\u30fc]/gu;

/** What may stand before the ten digits of an Indian number: `+91`, `91`, `0091`, `091`, `0`, and `910` for `+91 0`. */
const countryCode = /^(?:(?:\+|00?)?910?|0)(?=\d{10}$)/;

/**
 * The Indian mobile number that somebody has typed, as ten digits of which the first is 6 to 9; undefined if it is
 * none. People write it in the digits of any script, with signs between them, and with country code or a leading zero:
 * `+91 (98765) 43210` → `9876543210`.
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

/** The Indian mobile number that somebody means who has left out or doubled a prefix, or pasted a link. */
export function guessPhone(typed: string) {
  const national = mobileIn(asciiDigits(typed).replace(/\D/g, ""));
  return national ? readPhone(`+91${national}`) : undefined;
}

/** An Indian mobile number without groups in two of them: `+919876543210` → `+91 98765 43210`. */
export function formatPhone(number: string): string {
  return number.replace(/^(?:\+91[ -]?)?([06-9]\d{4})(\d{5})$/, "+91 $1 $2");
}

const mobile = /^\+?91[6-9]\d{9}$/;
const landline = /^\+?91[1-5]\d{9}$/;
/**
 * `+` and ten digits that begin like an Indian mobile are one without its 91, if they do not begin with the code of a
 * country whose numbers have as many: Singapore, Brunei, the Maldives, Lebanon.
 */
const foreign = /^\+(?!0|91|(?!65|673|960|961)[6-9]\d{9}$)\d{8,15}$/;

/**
 * Reads an Indian number with its 91, or one of another country with its +, as digits and as people read it. Invisible
 * marks, which come along when one is copied from a phone's contacts, are dropped.
 */
export function readPhone(typed: string) {
  const text = asciiDigits(typed.replace(/\p{Cf}/gu, "").trim()).replace(/\+$/, "");
  const plain = text.replace(betweenDigits, "");
  // Nobody writes a landline in two groups of five.
  const isLandline = landline.test(plain) && !/^\+?91\D*\d{5}\D\d{5}$/.test(text);
  if (!mobile.test(plain) && !isLandline && !foreign.test(plain)) return undefined;
  const readable = formatPhone(text.replace(/^\+?/, "+").replace(/\s+/g, " "));
  return { digits: plain.replace("+", ""), readable, isLandline };
}

const gap = `(?:${betweenDigits.source}){0,3}`;
/** A phone number of any country, or several Indian ones in a row: at least six digits. */
const phoneNumber = new RegExp(`(\\+?\\p{Nd}(?:${gap}\\p{Nd}){5,})`, "u");
/** `98765 43210`, `+91 98765 43210`, `098765-43210` */
const indianMobile = new RegExp(
  `(?:\\+?${gap}91${gap}0?|0)?${gap}[6-9](?:${gap}\\d){9}${gap}`,
  "gu",
);
/** The most digits of any number in the world. */
const maxDigits = 15;

/**
 * Splits what was typed as a phone number, which may be two numbers and a note. A number to call has the `href` of a link.
 */
export function phoneParts(typed: string): readonly PhonePart[] {
  if (mobileIn(typed)) return [numberPart(typed)];
  // The pattern is a group, so that every other part is what it matches.
  return typed.split(phoneNumber).flatMap((part, index) => {
    if (index % 2 === 0) return part === "" ? [] : { text: part };
    const digits = asciiDigits(part);
    const mobiles = digits.match(indianMobile) ?? [];
    const areSeveral = mobiles.length > 1 && mobiles.join("") === digits;
    return (areSeveral ? mobiles : [part]).map(numberPart);
  });
}

interface PhonePart {
  readonly text: string;
  readonly href?: string;
}

function numberPart(text: string): PhonePart {
  const national = mobileIn(text);
  if (national) return { text, href: callLink(`+91${national}`) };
  const number = asciiDigits(text);
  return number.replace(/\D/g, "").length > maxDigits ? { text } : { text, href: callLink(number) };
}
