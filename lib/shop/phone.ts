import { formatPhone } from "@/lib/shop/format";
import { callLink } from "@/lib/shop/links";
import { asciiDigits, betweenDigits, mobileIn } from "@/lib/text";

const separators = /[\s\p{Pd}\u2212().]/gu;
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
  const plain = text.replace(separators, "");
  // Nobody writes a landline in two groups of five.
  const isLandline = landline.test(plain) && !/^\+?91\D*\d{5}\D\d{5}$/.test(text);
  if (!mobile.test(plain) && !isLandline && !foreign.test(plain)) return undefined;
  const readable = formatPhone(text.replace(/^\+?/, "+").replace(/\s+/g, " "));
  return { digits: plain.replace("+", ""), readable, isLandline };
}

/** The Indian mobile number that somebody means who has left out or doubled a prefix, or pasted a link. */
export function guessPhone(typed: string) {
  const digits = asciiDigits(typed).replace(/\D/g, "");
  const [, national] = /^(?:(?:00)?91)?0?([6-9]\d{9})$/.exec(digits) ?? [];
  return national ? readPhone(`+91${national}`) : undefined;
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
