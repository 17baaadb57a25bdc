/** Country codes of one and two digits, as the ITU assigns them (E.164); all others have three. */
const international = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/;

/** Who wrote no more than this in one go has grouped the number already. */
const longestGroup = 8;

/**
 * A phone number in groups that one can read aloud and dial from paper: `+919876543210` and
 * `+91 9876543210` → `+91 98765 43210`. What the owner wrote in groups stays as it is.
 *
 * @param number with a leading `+` and the country code, or national
 */
export function readablePhoneNumber(number: string): string {
  const groups = number.match(/\d+/g) ?? [];
  if (groups.every(({ length }) => length <= longestGroup)) return number;

  const digits = number.replaceAll(/[ -]/g, "");
  const [, country, national] = international.exec(digits) ?? [];
  if (country === "91" && national) return `+91 ${inHalves(national)}`;
  if (country && national) return `+${country} ${inThrees(national)}`;
  return inHalves(digits);
}

/** Ten digits in two groups of five, the Indian way; anything else as it is. */
function inHalves(digits: string): string {
  return digits.replace(/^(\d{5})(\d{5})$/, "$1 $2");
}

/** Groups of three digits; the last group has two to four. */
function inThrees(digits: string): string {
  return (digits.match(/\d{3}(?!\d?$)|\d+/g) ?? []).join(" ");
}
