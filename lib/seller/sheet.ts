import type { joinChats, OtherText } from "@/lib/seller/join";
import type { OrderedItem, ReceivedOrder } from "@/lib/seller/order";
import type { reconcile } from "@/lib/seller/reconcile";
import { allItems, products, totalOf } from "@/lib/shop/catalogue";

/** An order on the sheet. `key` tells it apart, also when others are added, and changes with its goods. */
export type ShownOrder = ReceivedOrder & { readonly key: string };

/** What is on the sheet of the ticked days, at first since the last but one with orders. What has no day may be of any. */
export function sheetOf(
  all: ReturnType<typeof reconcile> & Pick<ReturnType<typeof joinChats>, "open" | "others">,
  isTicked: ReadonlyMap<string, boolean>,
) {
  const daysOf = (read: readonly { day: string }[]) =>
    [...new Set(read.flatMap(({ day }) => day || []))].sort().reverse();
  const days = daysOf([...all.orders, ...all.open]);
  const [newest = days[1] ?? "", since = newest] = daysOf(all.orders);
  const shownDays = days.filter((day) => isTicked.get(day) ?? day >= since);
  const shown = new Set(["", ...shownDays]);
  const isShown = ({ day }: { day: string }) => shown.has(day);
  const times = new Map<string, number>();
  const orders = all.orders.filter(isShown).map((order): ShownOrder => {
    const key = JSON.stringify([order.number ?? order.details, order.day, order.items]);
    const time = (times.get(key) ?? 0) + 1;
    times.set(key, time);
    return { ...order, key: `${key}${time}` };
  });
  const findings = all.findings.filter((finding) => finding.orders.some(isShown));
  const isAlone = ({ day, besideDays = [] }: OtherText) =>
    shown.has(day) && !besideDays.some((each) => shown.has(each));
  const open = all.open.filter(isAlone).map(({ text }) => text);
  const others = all.others.filter(isAlone).map(({ text }) => text);
  return { days, shownDays, orders, findings, open, others };
}

/** How much there is in goods: milk in milliliters, all else in grams. */
export interface Quantity {
  readonly milliliters: number;
  readonly grams: number;
}

/** What to pack for these orders, and what to collect for them in rupees. */
export function packingOf(orders: readonly ReceivedOrder[]) {
  const ordered = orders.flatMap((order) => order.items);
  const sizes = allItems.flatMap((item) => {
    const same = ordered.filter((each) => each.item.id === item.id);
    const count = same.reduce((sum, each) => sum + each.count, 0);
    return count === 0 ? [] : [{ item, count }];
  });
  return {
    products: products.flatMap(({ id: product }) => {
      const own = sizes.filter(({ item }) => item.product === product);
      return own.length === 0 ? [] : [{ product, sizes: own, quantity: quantityOf(own) }];
    }),
    quantity: quantityOf(sizes),
    rupees: totalOf(orders.map(({ total }) => ({ rupees: total }))),
  };
}

function quantityOf(ordered: readonly OrderedItem[]): Quantity {
  const sumOf = (unit: keyof Quantity) =>
    ordered.reduce((sum, { item, count }) => sum + item[unit] * count, 0);
  return { milliliters: sumOf("milliliters"), grams: sumOf("grams") };
}
