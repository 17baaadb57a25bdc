import fc from "fast-check";
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
  const left = visitOf(openPopup("prepared", { order })(full), "visitor");
  const places = [...Object.keys(left), ...Object.keys(order)];
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.jsonValue(), (place, odd) => {
      const change = (key: string, value: unknown) => (key === place ? odd : value);
      const visit = parseVisit(JSON.stringify(left, change));
      const ids = [...(visit?.cart ?? []), ...(visit?.order?.ids ?? [])];
      expect(ids.every((id) => typeof id === "string")).toBe(true);
      const { number = "DM-7K3Q", placedAt = 1, insteadOf = [] } = visit?.order ?? {};
      expect(number).toMatch(/^DM-\w{4}$/);
      expect([typeof placedAt, Array.isArray(insteadOf)]).toEqual(["number", true]);
      expect([undefined, "prepared", "cart", "renewedCart"]).toContain(visit?.popup);
    }),
  );
  for (const text of [undefined, "", "null", "{", "[]", '{"cart":["a"]}']) {
    expect(parseVisit(text)).toBeUndefined();
  }
});
