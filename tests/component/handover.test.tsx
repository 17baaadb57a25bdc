import fc from "fast-check";
import { handOver, handoverKey, takeOver } from "@/components/visit/handover";
import { changeVisit, readVisit } from "@/components/visit/store";
import { leaveOrder } from "@/lib/order/order";
import { addItems, emptyVisit, orderedIds, showPrepared, type Visit } from "@/lib/order/visit";
import { sampleOrder } from "@/tests/support/orders";

const order = {
  ...sampleOrder,
  placedAt: Date.now(),
  insteadOf: ["DM-2ZG7", "DM-ACEG"],
  details: undefined,
};
const handover = { by: "unload", cart: ["a", "b"], order: leaveOrder(order), popup: "prepared" };

/** Returns the visit of a new page in a tab where this text was left, if any. */
function arrive(text?: string): Visit {
  if (text !== undefined) sessionStorage.setItem(handoverKey, text);
  changeVisit(() => emptyVisit);
  takeOver();
  return readVisit();
}

test("the whole prepared order arrives, unless it is the page's own", () => {
  const visit = showPrepared(order)(addItems("a", "b")(emptyVisit));
  const arrived = arrive(JSON.stringify(handover));
  expect(arrived).toEqual({ ...visit, order: { ...order, stage: "asked" }, isRenewed: false });
  changeVisit(() => visit);
  handOver("unload");
  expect(arrive()).toBe(emptyVisit);
  expect(sessionStorage).toHaveLength(0);
});

test("a page on which nothing has happened leaves what a page before it leaves late", () => {
  sessionStorage.setItem(handoverKey, JSON.stringify({ ...handover, cart: ["late"] }));
  handOver("unload");
  expect(orderedIds(arrive())).toEqual(["late"]);
});

test("a page that is past has left its cart and no order", () => {
  const past = { ...handover, order: { ...handover.order, placedAt: 1 } };
  expect(arrive(JSON.stringify(past))).toMatchObject({ order: undefined, popup: "none" });
  expect(orderedIds(readVisit())).toEqual(["a", "b"]);
});

test("a page that the phone has dropped asks about its order, even if it had been asked before", () => {
  const dropped = { ...handover, by: "hide", popup: undefined };
  expect(arrive(JSON.stringify(dropped)).popup).toBe("prepared");
  expect(arrive(JSON.stringify({ ...dropped, by: "unload" })).popup).toBe("none");
});

test("a page that was renewed opens its cart, and says so", () => {
  const renewed = arrive(JSON.stringify({ by: "renewal", cart: ["a"] }));
  expect(renewed).toMatchObject({ popup: "cart", isRenewed: true });
});

test("of what another release, or anyone, has left, nothing odd arrives", () => {
  const places = [...Object.keys(handover), ...Object.keys(handover.order)];
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.jsonValue(), (place, odd) => {
      const change = (key: string, value: unknown) => (key === place ? odd : value);
      const visit = arrive(JSON.stringify(handover, change));
      const ids = [...orderedIds(visit), ...(visit.order?.ids ?? [])];
      expect(ids.every((id) => typeof id === "string")).toBe(true);
      const { number = "DM-7K3Q", placedAt = 1, insteadOf = [] } = visit.order ?? {};
      expect(number).toMatch(/^DM-\w{4}$/);
      expect([typeof placedAt, Array.isArray(insteadOf)]).toEqual(["number", true]);
    }),
  );
  const old = { leaving: "hide", ids: ["a"], prepared: { ...order, isOutdated: true } };
  const odd = ['{"cart":["a"]}', '{"by":"hide","cart":[1]}', '{"by":"a","cart":["a"]}'];
  for (const text of ["", "null", "{", "[]", JSON.stringify(old), ...odd]) {
    expect(arrive(text)).toBe(emptyVisit);
  }
});
