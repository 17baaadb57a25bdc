// The smallest set of rules; none of it reaches a shopper, as pages are made when the shop is built.
import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** Who wrote no more than this in one go has grouped the number already. */
const longestGroup = 8;

/**
 * A phone number in groups that one can read aloud and dial from paper: `+919876543210` and
 * `9876543210` → `+91 98765 43210`. What the owner wrote in groups stays as it is, and so does what
 * is no number of any country.
 *
 * @param number with a leading `+` and the country code, or Indian
 */
export function readablePhoneNumber(number: string): string {
  const groups = number.match(/\d+/g) ?? [];
  if (groups.every(({ length }) => length <= longestGroup)) return number;

  const parsed = parsePhoneNumberFromString(number, "IN");
  const digits = number.replaceAll(/[ -]/g, "");
  // Some countries' trunk prefixes are dropped as superfluous; the owner's digits never are.
  const isWhole = !digits.startsWith("+") || parsed?.number === digits;
  return parsed?.isValid() && isWhole ? parsed.formatInternational() : number;
}
