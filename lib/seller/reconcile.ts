import type { ReceivedOrder } from "@/lib/seller/chat";
import { deliveriesOf, type Delivery } from "@/lib/seller/deliveries";
import { grouped, groupsBy } from "@/lib/seller/groups";
import { isSameDoor, isSamePerson, nameOrNumber, personKeys } from "@/lib/seller/person";
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
      readonly kind: "twice" | "replaced" | "not-replaced" | "circular";
      readonly number: string;
      readonly by: string;
    };

/**
 * Leaves each order on the list once for each delivery, and says what it has found. An order that takes the place of
 * others gets what was written around them. Only an order of the same person can take another off, so that nobody can
 * cancel a neighbour's order.
 */
export function reconcile(received: readonly ReceivedOrder[]) {
  const kept = new Map(received.map((order) => [order, order]));
  const findings = [...dropCutOff(kept), ...dropRepeated(kept), ...dropReplaced(kept)];
  const orders = [...kept.values()];
  return { orders, findings: [...findings, ...twinsIn(orders)] };
}

/** The orders that are still on the list, by what was received. */
type Kept = Map<ReceivedOrder, ReceivedOrder>;

function supersede(kept: Kept, order: ReceivedOrder, by: ReceivedOrder): void {
  const [earlier, later] = [kept.get(order), kept.get(by)];
  kept.delete(order);
  if (!earlier || !later) return;
  const notes = [...new Set([...earlier.notes, ...later.notes])];
  kept.set(by, { ...later, notes, later: [...earlier.later, ...later.later] });
}

/** Drops copies of orders without their first rows. */
function dropCutOff(kept: Kept): readonly Finding[] {
  const received = [...kept.keys()];
  const numberless = received.filter(({ number }) => number === undefined);
  // Of thousands of orders one cannot compare each with each.
  const byKey = new Map<string, ReceivedOrder[]>();
  for (const order of numberless.length > 0 ? received : [])
    for (const key of personKeys(order)) grouped(byKey, key).push(order);
  return numberless.flatMap((order): Finding[] => {
    const alike = personKeys(order).flatMap((key) => byKey.get(key) ?? []);
    const whole = alike.find((each) => isCutOff(order, each));
    if (!whole?.number) return [];
    supersede(kept, order, whole);
    return [{ kind: "cut", number: whole.number }];
  });
}

/** Drops orders that came several times for one delivery. */
function dropRepeated(kept: Kept): readonly Finding[] {
  const keyOf = (order: ReceivedOrder) => order.number ?? goodsIn(order).join();
  return groupsBy([...kept.keys()], keyOf).flatMap((same): readonly Finding[] => {
    const [{ number } = {}, ...others] = same;
    if (others.length === 0) return [];
    const deliveries = deliveriesOf(same, number === undefined ? isSameDoor : isSamePerson);
    for (const { orders, last, day, isDayOfChat } of deliveries) {
      for (const order of orders) if (order !== last) supersede(kept, order, last);
      kept.set(last, { ...(kept.get(last) ?? last), day, isDayOfChat });
    }
    return [...deliveries.flatMap(repetitionIn), ...severalIn(deliveries)];
  });
}

function repetitionIn({ orders, last }: Delivery): readonly Finding[] {
  const { number } = last;
  const times = orders.length;
  if (times === 1) return [];
  if (number === undefined) return [{ kind: "nameless", name: nameOrNumber(last), times }];
  const isChanged = orders.some((order) => contentsOf(order) !== contentsOf(last));
  return [isChanged ? { kind: "changed", number } : { kind: "repeated", number, times }];
}

/** What is to be said of several deliveries under one number. */
function severalIn(deliveries: readonly Delivery[]): readonly Finding[] {
  const [{ last: { number } } = { last: {} }, ...others] = deliveries;
  if (number === undefined || others.length === 0) return [];
  const people = deliveries.filter(
    ({ last }, at) => !deliveries.slice(0, at).some((each) => isSamePerson(each.last, last)),
  );
  const names = people.map(({ last }) => last.details.name ?? "");
  if (names.length > 1) return [{ kind: "shared", number, names }];
  return [{ kind: "again", number, days: deliveries.map(({ day }) => day) }];
}

/** Drops orders in the place of which another one came. */
function dropReplaced(kept: Kept): readonly Finding[] {
  const all = [...kept.keys()];
  return all.flatMap((order) => {
    const { number: by = "", day } = order;
    return [...new Set(order.insteadOf)].flatMap((number) => {
      const named = all.filter((each) => each.number === number && each !== order);
      const sameDay = named.filter((each) => kept.get(each)?.day === day);
      return (sameDay.length > 0 ? sameDay : named).map((replaced): Finding => {
        if (!isSamePerson(order, replaced)) return { kind: "not-replaced", number, by };
        if (replaced.insteadOf.includes(by)) return { kind: "circular", number, by };
        supersede(kept, replaced, order);
        return { kind: "replaced", number, by };
      });
    });
  });
}

/** Which orders of a person have the same goods, and are not known to be one. */
function twinsIn(orders: readonly ReceivedOrder[]): readonly Finding[] {
  return groupsBy(orders, goodsOfPerson).flatMap((same) =>
    same.flatMap((order, at): Finding[] => {
      const by = nameOrNumber(order);
      const isOther = ({ number }: ReceivedOrder) => !number || number !== order.number;
      const isTwin = (each: ReceivedOrder) => isOther(each) && isSamePerson(each, order);
      const twin = same.slice(0, at).find(isTwin);
      if (!twin || order.insteadOf.includes(nameOrNumber(twin))) return [];
      return [{ kind: "twice", number: nameOrNumber(twin), by }];
    }),
  );
}

/** Whether an order without a number is another one, of which the first rows were not copied. */
const isCutOff = (order: ReceivedOrder, whole: ReceivedOrder) =>
  order.isBeginningLost &&
  whole.number !== undefined &&
  whole.total === order.total &&
  (whole.day === order.day || !whole.isDayOfChat || !order.isDayOfChat) &&
  isSamePerson(whole, order) &&
  goodsIn(order).every((goods) => goodsIn(whole).includes(goods));

function contentsOf({ placedAt, items, unknownItems, total, details }: ReceivedOrder): string {
  return JSON.stringify({ placedAt, items, unknownItems, total, details });
}

/** The goods of an order in one spelling, in whatever rows they were written. */
function goodsIn({ items, unknownItems }: ReceivedOrder): readonly string[] {
  const ids = items.flatMap(({ item, count }) => Array<string>(count).fill(item.id));
  return [...ids, ...unknownItems].sort();
}

/** What two orders of one person have in common that may be one; nothing of a form that was left blank. */
function goodsOfPerson(order: ReceivedOrder): string | undefined {
  const person = mobileIn(order.details.mobile ?? "") ?? personKeys(order).at(-1);
  return person && [order.day, person, ...goodsIn(order)].join();
}
