import fc from "fast-check";
import { remember } from "@/lib/order/prepare";
import {
  addItems,
  emptyVisit,
  offerLink,
  openPopup,
  orderedIds,
  showPrepared,
  replaceCart,
  setRemoved,
  startNew,
  keepDraft,
  undoReplace,
  withdrawItems,
  type Change,
  type Visit,
} from "@/lib/order/visit";
import { items } from "@/lib/shop/catalogue";
import { curd, milk, paneer } from "@/tests/support/goods";
import { orderWith } from "@/tests/support/orders";

const isPaneer = (id: string) => id === paneer;

/** The visit after these changes, one after the other. */
function after(...changes: readonly Change[]): Visit {
  return changes.reduce((visit, change) => change(visit), emptyVisit);
}

/** Lines of the cart, as they are added one after the other. */
const lines = (...ids: readonly string[]) => ids.map((id, index) => ({ key: index + 1, id }));

const last = remember(orderWith());
const typed = keepDraft({ name: "Sita" });

// What one sees of a cart in its popup: tests/component.
test.each<[string, readonly Change[], Partial<Visit>]>([
  [
    "a removed line cannot be put back once the cart opens again",
    [addItems(milk, paneer), setRemoved(1, true), openPopup("cart"), setRemoved(1, false)],
    { lines: [{ key: 2, id: paneer }], popup: "cart" },
  ],
  [
    "the replacement cannot be undone once the cart has closed",
    [addItems(milk), replaceCart([paneer]), openPopup("none"), undoReplace],
    { lines: lines(paneer) },
  ],
  [
    "the order that is ready leaves the cart as it is",
    [addItems(milk), typed, showPrepared(last)],
    { lines: lines(milk), draft: { name: "Sita" }, ...last, popup: "ready" },
  ],
  [
    "a new order keeps nothing but what was typed",
    [addItems(milk), typed, offerLink(paneer), replaceCart([curd]), showPrepared(last), startNew],
    { draft: { name: "Sita" } },
  ],
  [
    "what is sold out leaves the cart, and is remembered to tell of it",
    [
      addItems(paneer, milk, milk),
      withdrawItems((id) => id !== milk),
      addItems(curd),
      withdrawItems(isPaneer),
    ],
    { lines: lines(paneer), withdrawn: [milk, milk, curd] },
  ],
  [
    "what was removed already is not told of",
    [addItems(milk), setRemoved(1, true), withdrawItems(() => false)],
    { lines: [{ key: 1, id: milk, isRemoved: true }] },
  ],
])("%s", (_, changes, expected) => {
  expect(after(...changes)).toEqual({ ...emptyVisit, ...expected });
});

const anyIds = fc.array(fc.constantFrom(...items.map(({ id }) => id)), { maxLength: 5 });
const anyKey = fc.integer({ min: 1, max: 12 });
const anyPopup = fc.constantFrom("none", "added", "cart", "shared", "delivery", "ready");
const count = (visit: Visit) => orderedIds(visit).length;
const has = ({ lines }: Visit, key: number, isRemoved: boolean) =>
  lines.some((line) => line.key === key && (line.isRemoved ?? false) === isRemoved);

/** What a shopper does, and how many lines the cart should have after it. */
const step = (change: Change, lines: (before: Visit) => number) => ({ change, lines });
const anyStep = fc.oneof(
  anyIds.map((ids) => step(addItems(...ids), (before) => count(before) + ids.length)),
  anyIds.map((ids) => step(replaceCart(ids), () => ids.length)),
  anyKey.map((key) =>
    step(setRemoved(key, true), (before) => count(before) - Number(has(before, key, false))),
  ),
  anyKey.map((key) =>
    step(setRemoved(key, false), (before) => count(before) + Number(has(before, key, true))),
  ),
  fc.constant(step(undoReplace, (before) => before.replaced?.length ?? count(before))),
  anyPopup.map((popup) => step(openPopup(popup), count)),
);

test("whatever a shopper taps, each tap counts once, and no line is taken for another", () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
      let visit = emptyVisit;
      for (const { change, lines } of steps) {
        const expected = lines(visit);
        visit = change(visit);
        const keys = visit.lines.map(({ key }) => key);
        expect(count(visit)).toBe(expected);
        expect(new Set(keys).size).toBe(keys.length);
      }
    }),
  );
});
