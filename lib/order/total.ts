/** Something that is ordered: its price in whole rupees, and how often, if more than once. */
interface Priced {
  readonly rupees: number;
  readonly count?: number;
}

/** What is to be paid for these goods, in whole rupees. Whatever shows, sends or reads a total asks here. */
export function totalOf(goods: readonly Priced[]): number {
  return goods.reduce((total, { rupees, count = 1 }) => total + rupees * count, 0);
}
