import fc from "fast-check";
import {
  addItems,
  changeOrder,
  emptyState,
  forgetPast,
  offerLink,
  openPopup,
  orderedIds,
  showPrepared,
  replaceCart,
  setRemoved,
  keepDraft,
  leaveSight,
  markSent,
  withdrawItems,
  type Change,
  type State,
} from "@/lib/order/state";
import { allItems } from "@/lib/shop/catalogue";
import { curd, milk, paneer } from "@/tests/support/goods";
import { orderWith } from "@/tests/support/orders";

/** Returns the state after these changes, one after the other. */
function after(...changes: readonly Change[]): State {
  return changes.reduce((state, change) => change(state), emptyState);
}

const typed = keepDraft({ name: "Sita" });
const order = orderWith();
const prepared = showPrepared(order);
const twoHours = 2 * 60 * 60 * 1000;

// What one sees of a cart in its popup: tests/component.
test.each<[string, readonly Change[], Partial<State>]>([
  [
    "a removed line cannot be put back once the cart opens again",
    [addItems(milk, paneer), setRemoved(1, true), openPopup("cart"), setRemoved(1, false)],
    { lines: [{ key: 2, id: paneer }], popup: "cart" },
  ],
  [
    "an order that was sent leaves nothing but what was typed",
    [addItems(milk), typed, offerLink(paneer), replaceCart([curd]), prepared, markSent],
    { draft: { name: "Sita" } },
  ],
  [
    "once the page has been out of sight one is asked, until there is an answer",
    [prepared, leaveSight, openPopup("none"), leaveSight],
    { order: { ...order, stage: "asked" } },
  ],
  [
    "whoever wants to change it is not asked again",
    [prepared, leaveSight, changeOrder, leaveSight],
    { order: { ...order, stage: "changing" }, popup: "cart" },
  ],
  [
    "an order is current for two hours",
    [prepared, forgetPast(order.placedAt + twoHours - 1)],
    { order, popup: "prepared" },
  ],
  [
    "then it is forgotten, and the cart is one of its own",
    [addItems(milk), prepared, forgetPast(order.placedAt + twoHours)],
    { lines: [{ key: 1, id: milk }] },
  ],
  [
    "the popup of something else stays open then",
    [prepared, openPopup("cart"), forgetPast(order.placedAt + twoHours)],
    { popup: "cart" },
  ],
  [
    "what is sold out leaves the cart, and is told of",
    [
      addItems(paneer, milk, milk),
      withdrawItems((id) => id !== milk),
      addItems(curd),
      withdrawItems((id) => id === paneer),
      openPopup("cart"),
    ],
    { lines: [{ key: 1, id: paneer }], withdrawn: [milk, milk, curd], popup: "cart" },
  ],
  [
    "until the cart has been closed once",
    [addItems(milk), withdrawItems(() => false), openPopup("cart"), openPopup("none")],
    {},
  ],
  [
    "what was removed already is not told of",
    [addItems(milk), setRemoved(1, true), withdrawItems(() => false)],
    { lines: [{ key: 1, id: milk, isRemoved: true }] },
  ],
])("%s", (_, changes, expected) => {
  expect(after(...changes)).toEqual({ ...emptyState, ...expected });
});

const anyIds = fc.array(fc.constantFrom(...allItems.map(({ id }) => id)), { maxLength: 5 });
const anyPopup = fc.constantFrom("none", "added", "cart", "sharedCart", "delivery", "prepared");
const anyChange = fc.oneof(
  anyIds.map((ids) => addItems(...ids)),
  anyIds.map(replaceCart),
  fc.tuple(fc.integer({ min: 1, max: 12 }), fc.boolean()).map((line) => setRemoved(...line)),
  anyPopup.map(openPopup),
);

test("whatever was tapped before, each added item counts once, and every line has its own key", () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 40 }), anyIds, (changes, ids) => {
      const before = after(...changes);
      const state = addItems(...ids)(before);
      expect(orderedIds(state)).toEqual([...orderedIds(before), ...ids]);
      expect(new Set(state.lines.map(({ key }) => key)).size).toBe(state.lines.length);
    }),
  );
});
