const format = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});

/** Whole rupees as shown to people, in both languages: `1599` → `₹1,599`, `123456` → `₹1,23,456`. */
export function formatRupees(rupees: number): string {
  return format.format(rupees);
}
