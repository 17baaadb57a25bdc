import fc from "fast-check";
import { handOver, handoverKey, takeOver } from "@/components/visit/handover";
import { changeVisit, readVisit } from "@/components/visit/store";
import { remember } from "@/lib/order/prepare";
import { addItems, emptyVisit, orderedIds, showPrepared, type Visit } from "@/lib/order/visit";
import { sampleOrder } from "@/tests/support/orders";

const { prepared } = remember({ ...sampleOrder, insteadOf: ["DM-2ZG7", "DM-ACEG"] });
const handover = { leaving: "unload", ids: ["a", "b"], prepared, popup: "returned" };

/** Returns the visit of a new page in a tab where this text was left, if any. */
function arrive(text?: string): Visit {
  if (text !== undefined) sessionStorage.setItem(handoverKey, text);
  changeVisit(() => emptyVisit);
  takeOver();
  return readVisit();
}

test("the whole prepared order arrives, unless it is the page's own", () => {
  const visit = showPrepared({ prepared })(addItems("a", "b")(emptyVisit));
  expect(arrive(JSON.stringify(handover))).toEqual({ ...visit, popup: "returned" });
  changeVisit(() => visit);
  handOver("unload");
  expect(arrive()).toBe(emptyVisit);
  expect(sessionStorage).toHaveLength(0);
});

test("a page on which nothing has happened leaves what a page before it leaves late", () => {
  sessionStorage.setItem(handoverKey, JSON.stringify({ ...handover, ids: ["late"] }));
  handOver("unload");
  expect(orderedIds(arrive())).toEqual(["late"]);
});

test("of what another release, or anyone, has left, nothing odd arrives", () => {
  const places = [...Object.keys(handover), ...Object.keys(prepared ?? {})];
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.jsonValue(), (place, odd) => {
      const change = (key: string, value: unknown) => (key === place ? odd : value);
      const visit = arrive(JSON.stringify(handover, change));
      const ids = [...orderedIds(visit), ...(visit.prepared?.ids ?? [])];
      expect(ids.every((id) => typeof id === "string")).toBe(true);
      const { number = "DM-7K3Q", placedAt = 1, insteadOf = [] } = visit.prepared ?? {};
      expect(number).toMatch(/^DM-\w{4}$/);
      expect([typeof placedAt, Array.isArray(insteadOf)]).toEqual(["number", true]);
      if (!visit.prepared) expect(visit.popup).toBe("none");
    }),
  );
  const odd = ['{"ids":["a"]}', '{"leaving":"hide","ids":[1]}', '{"leaving":"a","ids":["a"]}'];
  for (const text of ["", "null", "{", "[]", ...odd]) {
    expect(arrive(text)).toBe(emptyVisit);
  }
});
