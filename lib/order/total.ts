/** What is to be paid for these goods, in whole rupees. Whatever shows, sends or reads a total asks here. */
export function totalOf(goods: readonly { rupees: number; count?: number }[]): number {
  return goods.reduce((total, { rupees, count = 1 }) => total + rupees * count, 0);
}
