// The smallest metadata. Shoppers do not download it, because pages are rendered at build time.
import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** Digits; a number without a longer group has been grouped by its owner. */
const longestGroup = 8;

const ungroupedIndian = /^\+91(\d{5})(\d{5})$/;

/**
 * A phone number in groups that are easy to read: `+919876543210` and `9876543210` →
 * `+91 98765 43210`, also if the library does not know the number, such as a placeholder. A number
 * that already has groups stays as it is, and so does an invalid one of another country.
 *
 * @param number with a leading `+` and the country code, or Indian
 */
export function readablePhoneNumber(number: string): string {
  const groups = number.match(/\d+/g) ?? [];
  if (groups.every(({ length }) => length <= longestGroup)) return number;

  const parsed = parsePhoneNumberFromString(number, "IN");
  const digits = number.replaceAll(/[ -]/g, "");
  // The library drops the trunk prefix of some countries; the number must keep all its digits.
  const isWhole = !digits.startsWith("+") || parsed?.number === digits;
  if (parsed?.isValid() && isWhole) return parsed.formatInternational();
  return number.replace(ungroupedIndian, "+91 $1 $2");
}
