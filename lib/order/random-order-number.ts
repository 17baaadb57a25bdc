// Without characters that look alike (0 and O; 1, I and L) or sound alike (B, D, P, T; M, N; S, F).
const letters = "23456789ACEGHJKQRUVWXYZ";

/** Order numbers as a pattern, in which also letters count that are no longer used. */
export const orderNumberPattern = "DM-[2-9A-Z]{4}";

/**
 * A random order number that is easy to say over the phone, like `DM-7K3Q`. It only has to be unique
 * among the orders that one seller reads in a day: there are 23⁴ = 279,841.
 *
 * @param random returns a number from 0 to below 1, like Math.random
 */
export function orderNumber(random: () => number): string {
  const letter = () => letters.charAt(Math.floor(random() * letters.length));
  return `DM-${letter()}${letter()}${letter()}${letter()}`;
}
