import { isSamePerson, marksOf } from "@/lib/order/delivery";
import type { ReceivedOrder } from "@/lib/seller/chat";
import { mobileIn } from "@/lib/shop/phone";

/**
 * What the seller should know about an order: it was received several times on a day (`repeated`, `nameless` without a
 * number), once more without its first rows (`cut`), with different contents (`changed`), on several days (`again`), from
 * different people (`shared`), or with the goods of another one of the same person (`twice`); or another says that it
 * replaces it, and is believed or not.
 */
export type Finding =
  | { readonly kind: "repeated"; readonly number: string; readonly times: number }
  | { readonly kind: "nameless"; readonly name: string; readonly times: number }
  | { readonly kind: "changed" | "cut"; readonly number: string }
  | { readonly kind: "shared"; readonly number: string; readonly names: readonly string[] }
  | { readonly kind: "again"; readonly number: string; readonly days: readonly string[] }
  | {
      readonly kind: "twice" | "replaced" | "not-replaced";
      readonly number: string;
      readonly by: string;
    };

/**
 * Leaves each order on the list once for each delivery, and says what it has found. An order that takes the place of
 * others gets what was written around them. Only an order of the same person can take another off, so that nobody can
 * cancel a neighbour's order.
 */
export function reconcile(received: readonly ReceivedOrder[]) {
  const findings: Finding[] = [];
  const left = new Map(received.map((order) => [order, order]));
  function supersede(order: ReceivedOrder, by: ReceivedOrder) {
    const [earlier, kept] = [left.get(order), left.get(by)];
    left.delete(order);
    if (!earlier || !kept) return;
    const notes = [...new Set([...earlier.notes, ...kept.notes])];
    left.set(by, { ...kept, notes, later: [...earlier.later, ...kept.later] });
  }

  const numberless = received.filter(({ number }) => number === undefined);
  const byMark = new Map<string, ReceivedOrder[]>();
  for (const order of numberless.length > 0 ? received : [])
    for (const mark of marksOf(order.details)) grouped(byMark, mark).push(order);
  for (const order of numberless) {
    const alike = marksOf(order.details).flatMap((mark) => byMark.get(mark) ?? []);
    const whole = alike.find((each) => isCutOff(order, each));
    if (!whole?.number) continue;
    supersede(order, whole);
    findings.push({ kind: "cut", number: whole.number });
  }
  for (const [, same] of groupsBy(
    [...left.keys()],
    (order) => order.number ?? goodsIn(order).join(),
  )) {
    if (same.length === 1) continue;
    const number = same[0]?.number;
    const deliveries = deliveriesOf(same, number === undefined ? isSameForm : isOfSamePerson);
    for (const { orders, last, day, isDayOfChat } of deliveries) {
      for (const order of orders) if (order !== last) supersede(order, last);
      left.set(last, { ...(left.get(last) ?? last), day, isDayOfChat });
      const { name = "" } = last.details;
      const times = orders.length;
      if (times === 1) continue;
      if (number === undefined) findings.push({ kind: "nameless", name, times });
      else if (orders.some((order) => contentsOf(order) !== contentsOf(last)))
        findings.push({ kind: "changed", number });
      else findings.push({ kind: "repeated", number, times });
    }
    if (number === undefined || deliveries.length === 1) continue;
    const people = deliveries.filter(
      ({ last }, at) => !deliveries.slice(0, at).some((each) => isOfSamePerson(each.last, last)),
    );
    const names = people.map(({ last }) => last.details.name ?? "");
    const days = deliveries.map(({ day }) => day);
    if (names.length > 1) findings.push({ kind: "shared", number, names });
    else findings.push({ kind: "again", number, days });
  }

  const unique = [...left.keys()];
  for (const order of unique) {
    const { number: by = "", day } = order;
    for (const number of new Set(order.insteadOf)) {
      const all = unique.filter((each) => each.number === number && each !== order);
      const sameDay = all.filter((each) => left.get(each)?.day === day);
      for (const replaced of sameDay.length > 0 ? sameDay : all) {
        const isBelieved = isOfSamePerson(order, replaced) && !replaced.insteadOf.includes(by);
        if (isBelieved) supersede(replaced, order);
        findings.push({ kind: isBelieved ? "replaced" : "not-replaced", number, by });
      }
    }
  }

  const orders = [...left.values()];
  for (const [, same] of groupsBy(orders, goodsOfPerson)) {
    for (const [at, order] of same.entries()) {
      const { number: by = "", insteadOf } = order;
      const isTwin = (each: ReceivedOrder) => each.number !== by && isOfSamePerson(each, order);
      const number = same.slice(0, at).find(isTwin)?.number;
      if (number && !insteadOf.includes(number)) findings.push({ kind: "twice", number, by });
    }
  }
  return { orders, findings };
}

interface Delivery {
  readonly orders: ReceivedOrder[];
  last: ReceivedOrder;
  day: string;
  isDayOfChat: boolean;
}

/** Divides orders by sender and day of the chat. One that was pasted without a head may be of any of those days. */
function deliveriesOf(
  orders: readonly ReceivedOrder[],
  isSame: (one: ReceivedOrder, other: ReceivedOrder) => boolean,
): readonly Delivery[] {
  const deliveries: Delivery[] = [];
  // Of thousands of orders one cannot compare each with each.
  const byMark = new Map<string, Delivery[]>();
  for (const order of orders) {
    const { day, isDayOfChat } = order;
    const typed = Object.values(order.details).join("\n").trim();
    const marks = [...marksOf(order.details), typed].filter(Boolean);
    const alike = new Set(marks.flatMap((mark) => byMark.get(mark) ?? []));
    const own = [...alike].filter((each) => isSame(each.last, order));
    let delivery =
      own.find((each) => each.day === day) ?? own.find((each) => !each.isDayOfChat || !isDayOfChat);
    if (delivery) {
      delivery.orders.push(order);
      delivery.last = order;
      if (isDayOfChat || delivery.day === "") Object.assign(delivery, { day, isDayOfChat });
    } else {
      delivery = { orders: [order], last: order, day, isDayOfChat };
      deliveries.push(delivery);
    }
    for (const mark of marks) {
      const known = grouped(byMark, mark);
      if (!known.includes(delivery)) known.push(delivery);
    }
  }
  return deliveries;
}

const isOfSamePerson = (one: ReceivedOrder, other: ReceivedOrder) =>
  isSamePerson(one.details, other.details);

/** Whether an order without a number is another one, of which the first rows were not copied. */
const isCutOff = (order: ReceivedOrder, whole: ReceivedOrder) =>
  whole.number !== undefined &&
  whole.total === order.total &&
  (whole.day === order.day || !whole.isDayOfChat || !order.isDayOfChat) &&
  isOfSamePerson(whole, order) &&
  goodsIn(order).every((goods) => goodsIn(whole).includes(goods));

/** Whether two orders without a number are the same: nothing else was typed, or they are of one person. */
function isSameForm(one: ReceivedOrder, other: ReceivedOrder): boolean {
  const typed = Object.values(one.details).join("");
  const isEqual = JSON.stringify(one.details) === JSON.stringify(other.details);
  return (typed !== "" && isEqual) || isOfSamePerson(one, other);
}

function contentsOf({ placedAt, items, unknownItems, total, details }: ReceivedOrder): string {
  return JSON.stringify({ placedAt, items, unknownItems, total, details });
}

const goodsIn = ({ items, unknownItems }: ReceivedOrder) =>
  [...items, ...unknownItems].map((each) => JSON.stringify(each));

/** What two orders of one person have in common that may be one; nothing of an order without a number. */
function goodsOfPerson(order: ReceivedOrder): string | undefined {
  const mobile = mobileIn(order.details.mobile ?? "") ?? "";
  return order.number && [order.day, mobile, ...goodsIn(order)].join();
}

function groupsBy(
  orders: readonly ReceivedOrder[],
  keyOf: (order: ReceivedOrder) => string | undefined,
): ReadonlyMap<string, readonly ReceivedOrder[]> {
  const groups = new Map<string, ReceivedOrder[]>();
  for (const order of orders) {
    const key = keyOf(order);
    if (key !== undefined) grouped(groups, key).push(order);
  }
  return groups;
}

/** The group with this key, which is a new one at first. */
export function grouped<Value>(groups: Map<string, Value[]>, key: string): Value[] {
  const group = groups.get(key) ?? [];
  groups.set(key, group);
  return group;
}
