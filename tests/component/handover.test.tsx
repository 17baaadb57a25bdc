import fc from "fast-check";
import { handOver, handoverKey, takeOver } from "@/components/visit/handover";
import { remember } from "@/lib/order/prepare";
import { addItems, emptyVisit, orderedIds, showPrepared, type Visit } from "@/lib/order/visit";
import { sampleOrder } from "@/tests/support/orders";

const { prepared } = remember({ ...sampleOrder, insteadOf: ["DM-2ZG7", "DM-ACEG"] });
const left = { leaving: "unload", ids: ["a", "b"], prepared, popup: "returned" };

/** What arrives where this text was left. */
function arrive(text: string): Visit {
  sessionStorage.setItem(handoverKey, text);
  return takeOver(emptyVisit).visit;
}

test("the whole prepared order arrives, unless it is the page's own", () => {
  const visit = showPrepared({ prepared })(addItems("a", "b")(emptyVisit));
  expect(arrive(JSON.stringify(left))).toEqual({ ...visit, popup: "returned" });
  handOver(visit, "unload");
  expect(takeOver(emptyVisit).visit).toBe(emptyVisit);
  expect(sessionStorage).toHaveLength(0);
});

test("a page on which nothing has happened leaves what a page before it leaves late", () => {
  const late = takeOver(emptyVisit).visit;
  sessionStorage.setItem(handoverKey, JSON.stringify({ ...left, ids: ["late"] }));
  handOver(late, "unload");
  expect(orderedIds(takeOver(emptyVisit).visit)).toEqual(["late"]);
});

test("of what another release, or anyone, has left, nothing odd arrives", () => {
  const places = [...Object.keys(left), ...Object.keys(prepared ?? {})];
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.jsonValue(), (place, odd) => {
      const change = (key: string, value: unknown) => (key === place ? odd : value);
      const visit = arrive(JSON.stringify(left, change));
      expect(orderedIds(visit).every((id) => Object(id) !== id)).toBe(true);
      const { number = "DM-7K3Q", placedAt = 1, insteadOf = [] } = visit.prepared ?? {};
      expect(number).toMatch(/^DM-\w{4}$/);
      expect([typeof placedAt, Array.isArray(insteadOf)]).toEqual(["number", true]);
      if (!visit.prepared) expect(visit.popup).toBe("none");
    }),
  );
  for (const odd of ["", "null", "{", "[]", '{"ids":["a"]}', '{"leaving":"hide","ids":[["a"]]}']) {
    expect(arrive(odd)).toBe(emptyVisit);
  }
});
