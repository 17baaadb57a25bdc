import {
  addItems,
  emptyState,
  openPopup,
  setRemoved,
  withdrawItems,
  type Change,
  type State,
} from "@/lib/order/state";
import { curd, milk, paneer } from "@/tests/support/goods";

/** Returns the state after these changes, one after the other. */
function after(...changes: readonly Change[]): State {
  return changes.reduce((state, change) => change(state), emptyState);
}

// What becomes of an order that is prepared: tests/e2e/life.spec.ts. What one sees of a cart in its popup: tests/component.
test.each<[string, readonly Change[], Partial<State>]>([
  [
    "a removed line cannot be put back once the cart opens again",
    [addItems(milk, paneer), setRemoved(0, true), openPopup("cart"), setRemoved(0, false)],
    { lines: [{ id: paneer, isRemoved: false }], popup: "cart" },
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
    { lines: [{ id: paneer }], withdrawn: [milk, milk, curd], popup: "cart" },
  ],
  [
    "until the cart has been closed once",
    [addItems(milk), withdrawItems(() => false), openPopup("cart"), openPopup("none")],
    {},
  ],
  [
    "what was removed already is not told of",
    [addItems(milk), setRemoved(0, true), withdrawItems(() => false)],
    { lines: [{ id: milk, isRemoved: true }] },
  ],
])("%s", (_, changes, expected) => {
  expect(after(...changes)).toEqual({ ...emptyState, ...expected });
});
