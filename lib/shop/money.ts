/** Where Indian numbers have a comma: before the last three digits, and before every two in front of them. */
const groupStart = /\B(?=(?:\d{2})*\d{3}$)/g;

/**
 * Whole rupees, in both languages: `1599` → `₹1,599`, `123456` → `₹1,23,456`. The same as
 * Intl.NumberFormat for "en-IN", which takes a cheap phone 60 ms to create during hydration.
 */
export function formatRupees(rupees: number): string {
  return `₹${String(rupees).replace(groupStart, ",")}`;
}
