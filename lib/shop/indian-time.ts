/** India is 5½ hours ahead of UTC, all year round. */
export const indianOffset = "+05:30";
const offsetMilliseconds = 5.5 * 60 * 60 * 1000;

/** A date whose UTC fields are those of a clock in India. (Intl costs a cheap phone 60 ms.) */
export function indianTime(date: Date): Date {
  return new Date(date.getTime() + offsetMilliseconds);
}
