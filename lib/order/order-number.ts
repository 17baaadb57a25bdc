// No 0 and O, 1, I and L, nor letters that sound alike over the phone (B, D, P, T; M, N; S, F).
const letters = "23456789ACEGHJKQRUVWXYZ";

/**
 * A short order number for people to say to each other, like `DM-7K3Q`. It is stored nowhere, so
 * it only has to differ among the orders that one seller reads in a day (23⁴ = 279,841 numbers).
 *
 * @param random gives a number from 0 up to, not including, 1, like Math.random
 */
export function orderNumber(random: () => number): string {
  const letter = () => letters.charAt(Math.floor(random() * letters.length));
  return `DM-${letter()}${letter()}${letter()}${letter()}`;
}
