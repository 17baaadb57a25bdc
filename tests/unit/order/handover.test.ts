import fc from "fast-check";
import { handoverOf, parseHandover, resume, type Handover } from "@/lib/order/handover";
import { leaveOrder } from "@/lib/order/order";
import { addItems, emptyState, openPopup, sayRenewed, showPrepared } from "@/lib/order/state";
import { now, sampleOrder } from "@/tests/support/orders";

const order = { ...sampleOrder, placedAt: now.getTime(), insteadOf: ["DM-2ZG7", "DM-ACEG"] };
const full = addItems("a", "b")(emptyState);

/** What the next page makes of it when a page with this state is left. */
function pass(state: typeof full, cause: Handover["cause"]) {
  const left = parseHandover(JSON.stringify(handoverOf(state, cause)));
  return left && resume(left, now.getTime())(emptyState);
}

// What else goes along, and what does not: tests/e2e/handover.spec.ts.
test("an order that is past stays behind", () => {
  expect(pass(showPrepared({ ...order, placedAt: 1 })(full), "hide")).toMatchObject({
    lines: full.lines,
    order: undefined,
    popup: "none",
  });
});

test.each(["unload", "hide", "reload"] as const)("of popups, left by %s", (cause) => {
  const isSamePage = cause !== "unload";
  const open = sayRenewed(full);
  expect(pass(open, cause)?.popup).toBe(isSamePage ? "cart" : "none");
  expect(Boolean(pass(open, cause)?.isRenewed)).toBe(isSamePage);
  for (const name of ["added", "sharedCart", "delivery", "contact"] as const) {
    expect(pass(openPopup(name)(full), cause)?.popup).toBe("none");
  }
});

test("of what another release, or anyone, has left, nothing odd is taken", () => {
  const left = { ...handoverOf(showPrepared(order)(full), "unload"), isRenewed: true };
  const places = [...Object.keys(left), ...Object.keys(leaveOrder(order))];
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.jsonValue(), (place, odd) => {
      const change = (key: string, value: unknown) => (key === place ? odd : value);
      const handover = parseHandover(JSON.stringify(left, change));
      const ids = [...(handover?.cart ?? []), ...(handover?.order?.ids ?? [])];
      expect(ids.every((id) => typeof id === "string")).toBe(true);
      const { number = "DM-7K3Q", placedAt = 1, insteadOf = [] } = handover?.order ?? {};
      expect(number).toMatch(/^DM-\w{4}$/);
      expect([typeof placedAt, Array.isArray(insteadOf)]).toEqual(["number", true]);
      expect([undefined, "prepared", "cart"]).toContain(handover?.popup);
    }),
  );
  const old = { leaving: "hide", ids: ["a"], prepared: { ...order, isOutdated: true } };
  const odd = ['{"cart":["a"]}', '{"cause":"hide","cart":[1]}', '{"cause":"a","cart":["a"]}'];
  for (const text of [undefined, "", "null", "{", "[]", JSON.stringify(old), ...odd]) {
    expect(parseHandover(text)).toBeUndefined();
  }
});
