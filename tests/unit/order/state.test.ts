import { addItems, emptyState, openPopup, setRemoved, withdrawItems } from "@/lib/order/state";
import { curd, milk, paneer } from "@/tests/support/goods";

// What becomes of an order that is prepared: tests/e2e/life.spec.ts. What one sees of a cart in its popup: tests/component.

test("a removed line cannot be put back once the cart opens again", () => {
  const removed = setRemoved(0, true)(addItems(milk, paneer)(emptyState));
  const { lines } = setRemoved(0, false)(openPopup("cart")(removed));
  expect(lines).toEqual([{ id: paneer, isRemoved: false }]);
});

test("what is sold out leaves the cart, which tells of it until it has been closed once", () => {
  const filled = setRemoved(0, true)(addItems(curd, paneer, milk, milk)(emptyState));
  const first = withdrawItems((id) => id === paneer)(filled);
  const opened = openPopup("cart")(withdrawItems((id) => id === paneer)(addItems(curd)(first)));
  expect(opened).toEqual({
    ...emptyState,
    ...{ lines: [{ id: paneer }], withdrawn: [milk, milk, curd], popup: "cart" },
  });
  expect(openPopup("none")(opened).withdrawn).toBeUndefined();
});
