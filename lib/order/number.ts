/**
 * The characters of an order number: none that look alike (0 and O; 1, I and L) or sound alike (B, D, P, T; M, N;
 * S, F). `handoverPattern` in components/visit/handover.ts has the form of a number once more.
 */
const characters = "23456789ACEGHJKQRUVWXYZ";

/**
 * A random order number that is easy to say over the phone, like `DM-7K3Q`. It only has to be unique among the orders
 * that one seller reads in a day: there are 23⁴ = 279,841.
 *
 * @param random returns a number from 0 to below 1, like Math.random
 */
export function orderNumber(random: () => number): string {
  const character = () => characters.charAt(Math.floor(random() * characters.length));
  return `DM-${Array.from({ length: 4 }, character).join("")}`;
}

/**
 * The source of a regular expression for order numbers. It takes all capital letters, since earlier releases had some in
 * their numbers that are not among the characters any more.
 */
export const orderNumberPattern = "DM-[2-9A-Z]{4}";
