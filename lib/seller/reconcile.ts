import type { Copy } from "@/lib/copy";
import { fields, type Field } from "@/lib/order/delivery";
import type { ReceivedOrder } from "@/lib/seller/order";
import { firstMobile } from "@/lib/shop/phone";

/** What the seller should know: a sentence of the copy, and the orders that it is about. */
export interface Finding {
  /**
   * An order came several times on a day (`repeated`). Orders of several days or people have one number (`same-number`),
   * or two of a person the same goods (`same-goods`). The second one came in the place of the first (`replaced`), or says
   * so, which is not certain (`not-replaced`).
   */
  readonly kind: Exclude<keyof Copy["seller"]["findings"], "heading">;
  readonly orders: readonly ReceivedOrder[];
}

/** An order for one delivery. What tells whose it is, and the goods, are in one spelling. */
interface Delivery {
  /** As it came last. */
  order: ReceivedOrder;
  /** All that came of it, in the order of the chat; in front of them what came of the orders that it replaces. */
  readonly copies: ReceivedOrder[];
  /** What came in its place. */
  replacedBy?: Delivery;
  readonly name: string;
  readonly address: string;
  readonly mobile: string;
  /** Name, address and mobile number. */
  readonly door: string;
  readonly goods: string;
}

/** Leaves each order once for each delivery, as it came last, with the notes around all of its copies. */
export function reconcile(received: readonly ReceivedOrder[]) {
  const deliveries: Delivery[] = [];
  const groups = new Map<string, Delivery[]>();
  for (const order of [...received].reverse()) {
    const next = deliveryOf(order);
    const group = grouped(groups, order.number ?? next.goods);
    const known = group.find((each) => isSameOrder(each, next));
    if (known) {
      known.copies.unshift(order);
      known.order = { ...known.order, day: known.order.day || order.day };
    } else {
      group.unshift(next);
      deliveries.unshift(next);
    }
  }
  const repeated = deliveries.filter(({ copies }) => copies.length > 1);
  const numbered = [...groups.values()].filter(([first]) => first?.order.number);
  const sameNumber = numbered.filter((group) => group.length > 1);
  const findings = [
    ...repeated.map(({ copies }): Finding => ({ kind: "repeated", orders: [...copies] })),
    ...sameNumber.map((group) => finding("same-number", ...group)),
    ...replace(deliveries, groups),
  ];
  const kept = deliveries.filter(({ replacedBy }) => !replacedBy);
  const orders = kept.map(({ order, copies }): ReceivedOrder => ({
    ...order,
    notes: [...new Set(copies.flatMap(({ notes }) => notes))],
    later: copies.flatMap(({ later }) => later),
  }));
  return { orders, findings: [...findings, ...twinsIn(kept)] };
}

function deliveryOf(order: ReceivedOrder): Delivery {
  const { details, items, warnings } = order;
  const typedIn = (kind: Field["kind"]) => {
    const typed = fields.filter((field) => field.kind === kind).map(({ id }) => details[id]);
    return typed
      .join(" ")
      .toLowerCase()
      .replace(/[\s,]+/g, " ")
      .trim();
  };
  const [name, address, phone] = [typedIn("name"), typedIn("address"), typedIn("mobile")];
  const mobile = firstMobile(phone) ?? phone;
  const door = [name, address, mobile].join("\n").trim();
  const ids = items.flatMap(({ item, count }) => Array<string>(count).fill(item.id));
  const unclear = warnings.find(({ kind }) => kind === "unknown-items")?.texts ?? [];
  const goods = [...ids, ...unclear].sort().join();
  return { order, copies: [order], name, address, mobile, door, goods };
}

/** What was pasted without a head may be of any day. */
const isSameDay = ({ order: { day } }: Delivery, { order: other }: Delivery) =>
  day === other.day || day === "" || other.day === "";

const isSame = (key: "name" | "address" | "mobile" | "door", one: Delivery, other: Delivery) =>
  one[key] !== "" && one[key] === other[key];

/** Nobody can cancel a neighbour's order. */
const isSamePerson = (...both: [one: Delivery, other: Delivery]) =>
  isSame("mobile", ...both) && (isSame("name", ...both) || isSame("address", ...both));

/** Of two with one number, or with the same goods and none: neighbours share a phone, and people order for two houses. */
const isSameOrder = (...both: [one: Delivery, other: Delivery]) =>
  isSameDay(...both) &&
  (isSame("door", ...both) || (both[0].order.number !== undefined && isSamePerson(...both)));

const finding = (kind: Finding["kind"], ...deliveries: readonly Delivery[]): Finding => ({
  kind,
  orders: deliveries.map(({ order }) => order),
});

/** Notes what comes in the place of what: that of its own day, if it is named there. */
function replace(deliveries: readonly Delivery[], groups: ReadonlyMap<string, Delivery[]>) {
  const doubted: Finding[] = [];
  for (const next of deliveries)
    for (const number of next.order.insteadOf) {
      const named = groups.get(number)?.filter((each) => each !== next) ?? [];
      const ofDay = named.filter(({ order }) => order.day === next.order.day);
      for (const each of ofDay.length > 0 ? ofDay : named) {
        const areMutual = each.order.insteadOf.includes(next.order.number ?? "");
        // Who sends the former again, behind the other, may want both.
        const isOver = !each.copies[1] || deliveries.indexOf(each) < deliveries.indexOf(next);
        if (isSamePerson(each, next) && !areMutual && isOver && finalOf(next) !== each)
          each.replacedBy = next;
        else doubted.push(finding("not-replaced", each, next));
      }
    }
  const replaced = deliveries.filter(({ replacedBy }) => replacedBy);
  for (const each of [...replaced].reverse()) finalOf(each).copies.unshift(...each.copies);
  return [...replaced.map((each) => finding("replaced", each, finalOf(each))), ...doubted];
}

const finalOf = (delivery: Delivery): Delivery =>
  delivery.replacedBy ? finalOf(delivery.replacedBy) : delivery;

/** Which orders of a person have the same goods, under other numbers or none. */
function twinsIn(deliveries: readonly Delivery[]): readonly Finding[] {
  const groups = new Map<string, Delivery[]>();
  return deliveries.flatMap((next) => {
    const group = grouped(groups, `${next.mobile} ${next.goods}`);
    const twin = group.find((each) => isSameDay(each, next) && isSamePerson(each, next));
    group.push(next);
    return twin ? [finding("same-goods", twin, next)] : [];
  });
}

function grouped(groups: Map<string, Delivery[]>, key: string): Delivery[] {
  const group = groups.get(key) ?? [];
  groups.set(key, group);
  return group;
}
