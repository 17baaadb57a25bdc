import { visitOf, parseVisit, applyVisit, type Visit } from "@/lib/order/visit";
import { addItems, emptyState, openPopup, type PopupName } from "@/lib/order/state";
import { now, sampleOrder } from "@/tests/support/orders";

const order = { ...sampleOrder, placedAt: now.getTime(), insteadOf: ["DM-2ZG7", "DM-ACEG"] };
const full = addItems("a", "b")(emptyState);

/** What the next page makes of it when a page with this popup and order is left. */
function pass(popup: PopupName, endedBy: Visit["endedBy"], open?: typeof sampleOrder) {
  const state = openPopup(popup, { order: open })(full);
  const left = parseVisit(JSON.stringify(visitOf(state, endedBy)));
  return left && applyVisit(left, now.getTime())(emptyState);
}

// What else goes along, and what does not: tests/e2e/handover.spec.ts.
test("an order goes along as it is, but not once it is past", () => {
  const changing = { ...order, stage: "changing" } as const;
  expect(pass("cart", "phone", changing)?.order).toEqual({ ...changing, details: undefined });
  expect(pass("prepared", "phone", { ...order, placedAt: 1 })).toEqual(full);
});

test.each(["visitor", "phone", "shop"] as const)("popups of a page ended by the %s", (endedBy) => {
  const names = ["cart", "renewedCart", "added", "sharedCart", "delivery", "contact"] as const;
  const opened = names.filter((name) => pass(name, endedBy)?.popup === name);
  expect(opened).toEqual(endedBy === "visitor" ? [] : ["cart", "renewedCart"]);
});

test("of what another release, or anyone, has left, nothing odd is taken", () => {
  const left = visitOf(openPopup("cart", { order })(full), "phone");
  const parsed = (change: object) => parseVisit(JSON.stringify({ ...left, ...change }));
  for (const odd of [null, 1.5, "odd", [1], {}]) {
    expect([parsed({ cart: odd }), parsed({ endedBy: odd })]).toEqual([undefined, undefined]);
    expect(parsed({ popup: odd })).toEqual({ ...parsed({}), popup: undefined });
    for (const place of Object.keys(order)) {
      expect([place, parsed({ order: { ...left.order, [place]: odd } })]).toEqual([
        place,
        undefined,
      ]);
    }
  }
  for (const text of [undefined, "", "null", "{", "[]"]) expect(parseVisit(text)).toBeUndefined();
});
