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
import { allItems } from "@/lib/shop/catalogue";
import { curd, milk, paneer } from "@/tests/support/goods";
import { orderWith } from "@/tests/support/orders";

/** Returns the visit after these changes, one after the other. */
function after(...changes: readonly Change[]): Visit {
  return changes.reduce((visit, change) => change(visit), emptyVisit);
}

const { lines: paneerLine } = after(addItems(paneer));

const typed = keepDraft({ name: "Sita" });
const prepared = showPrepared(remember(orderWith()));

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
    { lines: paneerLine },
  ],
  [
    "a new order keeps nothing but what was typed",
    [addItems(milk), typed, offerLink(paneer), replaceCart([curd]), prepared, startNew],
    { draft: { name: "Sita" } },
  ],
  [
    "what is sold out leaves the cart, and is remembered to tell of it",
    [
      addItems(paneer, milk, milk),
      withdrawItems((id) => id !== milk),
      addItems(curd),
      withdrawItems((id) => id === paneer),
    ],
    { lines: paneerLine, withdrawn: [milk, milk, curd] },
  ],
  [
    "what was removed already is not told of",
    [addItems(milk), setRemoved(1, true), withdrawItems(() => false)],
    { lines: [{ key: 1, id: milk, isRemoved: true }] },
  ],
])("%s", (_, changes, expected) => {
  expect(after(...changes)).toEqual({ ...emptyVisit, ...expected });
});

const anyIds = fc.array(fc.constantFrom(...allItems.map(({ id }) => id)), { maxLength: 5 });
const anyPopup = fc.constantFrom("none", "added", "cart", "shared", "delivery", "ready");
const anyChange = fc.oneof(
  anyIds.map((ids) => addItems(...ids)),
  anyIds.map(replaceCart),
  fc.tuple(fc.integer({ min: 1, max: 12 }), fc.boolean()).map((line) => setRemoved(...line)),
  fc.constant(undoReplace),
  anyPopup.map(openPopup),
);

test("whatever was tapped before, each added item counts once, and every line has its own key", () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 40 }), anyIds, (changes, ids) => {
      const before = after(...changes);
      const visit = addItems(...ids)(before);
      expect(orderedIds(visit)).toEqual([...orderedIds(before), ...ids]);
      expect(new Set(visit.lines.map(({ key }) => key)).size).toBe(visit.lines.length);
    }),
  );
});
