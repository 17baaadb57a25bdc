import { items } from "@/lib/shop/catalogue";
import { reduceVisit, emptyVisit, type VisitAction } from "@/lib/order/cart-and-checkout-reducer";
import { addToCart, emptyCart } from "@/lib/order/cart/cart";
import { itemsWith } from "@/tests/support/orders";

const linesOf = (...ids: string[]) => itemsWith(...ids).reduce(addToCart, emptyCart).lines;

const [item] = items;
if (!item) throw new Error("The catalogue is empty");
const details = { name: "Sita", address1: "Ward 7", address2: "", mobile: "1", landmark: "" };
const prepared = {
  number: "DM-7K3Q",
  placedAt: new Date("2026-11-20T13:12:00Z"),
  insteadOf: [],
  lines: linesOf(item.id),
  details,
};
const order = {
  order: prepared,
  message: "order",
  link: "https://example.com",
  againLink: "https://shop.example/products#order=",
};

function visit(...actions: VisitAction[]) {
  return actions.reduce(reduceVisit, emptyVisit);
}

test.each<[string, VisitAction[], object, number]>([
  ["adding opens nothing", [{ type: "add", item }], { name: "none" }, 1],
  ["Close closes", [{ type: "open-cart" }, { type: "close" }], { name: "none" }, 0],
  ["CART opens the cart", [{ type: "add", item }, { type: "open-cart" }], { name: "cart" }, 1],
  [
    "Checkout opens the form",
    [{ type: "open-cart" }, { type: "checkout" }],
    { name: "delivery" },
    0,
  ],
  [
    "one more keeps the cart open",
    [{ type: "open-cart" }, { type: "add", item }],
    { name: "cart" },
    1,
  ],
  [
    "a prepared order stays in the cart",
    [
      { type: "add", item },
      { type: "order-ready", order },
    ],
    { name: "order-ready", order },
    1,
  ],
  [
    "a new order clears the cart",
    [{ type: "add", item }, { type: "start-new" }],
    { name: "none" },
    0,
  ],
])("%s", (_, actions, popup, lineCount) => {
  const state = visit(...actions);

  expect(state.popup).toEqual(popup);
  expect(state.cart.lines).toHaveLength(lineCount);
});

test("what was typed survives closing the form and a new order", () => {
  const state = visit(
    { type: "checkout" },
    { type: "type", field: "name", text: "Sita" },
    { type: "type", field: "landmark", text: "Well" },
    { type: "close" },
    { type: "start-new" },
    { type: "checkout" },
  );

  expect(state.draft).toEqual({
    name: "Sita",
    address1: "",
    address2: "",
    mobile: "",
    landmark: "Well",
  });
});

test("the order prepared last is remembered until a new one is begun", () => {
  const ready = visit({ type: "add", item }, { type: "order-ready", order }, { type: "close" });

  expect(ready.prepared).toBe(prepared);
  expect(reduceVisit(ready, { type: "start-new" }).prepared).toBeUndefined();
});

test("an order that was prepared before the page was dropped fills the cart again", () => {
  const resume: VisitAction = { type: "resume", prepared: { ...prepared, details: "forgotten" } };
  const resumed = visit(resume);

  expect(resumed.cart.lines.map((line) => line.item)).toEqual([item]);
  expect(reduceVisit(resumed, { type: "add", item })).toEqual(
    reduceVisit(reduceVisit(resumed, { type: "add", item }), resume),
  );
  expect(reduceVisit(resumed, { type: "change-prepared" })).toMatchObject({
    popup: { name: "cart" },
    prepared: { details: "outdated" },
  });
});

test("a removed line can be undone until the cart is opened anew", () => {
  const removed = visit({ type: "add", item }, { type: "open-cart" }, { type: "remove", key: 1 });

  expect(reduceVisit(removed, { type: "undo-remove", key: 1 }).cart.lines).toEqual([
    { key: 1, item },
  ]);
  expect(
    visit({ type: "add", item }, { type: "remove", key: 1 }, { type: "open-cart" }).cart.rows,
  ).toEqual([]);
});

const [curd, ghee] = linesOf("homemade-curd:500g", "pure-desi-ghee:1-kg").map((line) => line.item);
if (!curd || !ghee) throw new Error("The catalogue has changed");
const openSharedCart: VisitAction = {
  type: "open-shared-cart",
  order: "x",
  fragment: "#order=x",
  mark: undefined,
};
const itemsIn = (state: ReturnType<typeof visit>) => state.cart.lines.map((line) => line.item);

test("an order link does not change the cart before the shopper answers", () => {
  const before = visit({ type: "add", item });

  expect(reduceVisit(before, openSharedCart)).toEqual({
    ...before,
    popup: { name: "shared-cart", order: "x", fragment: "#order=x", mark: undefined },
  });
});

test("Add appends the offered items, in their order, and opens the cart", () => {
  const state = visit({ type: "add", item }, openSharedCart, {
    type: "add-all",
    items: [ghee, curd],
  });

  expect(itemsIn(state)).toEqual([item, ghee, curd]);
  expect(state.popup).toEqual({ name: "cart" });
});

test("Replace leaves only the offered items, and can be undone", () => {
  const before = visit({ type: "add", item }, { type: "add", item: curd });
  const replaced = reduceVisit(before, { type: "replace-all", items: [ghee] });
  const changed = reduceVisit(replaced, { type: "add", item: ghee });
  const undone = reduceVisit(changed, { type: "undo-replace" });

  expect(itemsIn(replaced)).toEqual([ghee]);
  expect(itemsIn(undone)).toEqual([item, curd]);
  expect(undone.popup).toEqual({ name: "cart" });
  expect(undone.cart.nextKey).toBe(changed.cart.nextKey);
  expect(reduceVisit(undone, { type: "undo-replace" })).toBe(undone);
});

test("a cart that was replaced cannot be put back once the cart was closed", () => {
  const closed = visit(
    { type: "add", item },
    { type: "replace-all", items: [ghee] },
    { type: "close" },
    { type: "open-cart" },
    { type: "undo-replace" },
  );

  expect(itemsIn(closed)).toEqual([ghee]);
});

describe("sold-out items", () => {
  const [first, second] = items;
  if (!first || !second) throw new Error("The catalogue is empty");
  const withdraw = { type: "withdraw", soldOut: [first.id] } as const;
  const filled = [
    { type: "add", item: first },
    { type: "add", item: second },
    { type: "add", item: first },
  ] as const;

  test("are removed from the cart, and remembered until a new order", () => {
    const state = visit(...filled, withdraw);

    expect(state.cart.lines.map((line) => line.item)).toEqual([second]);
    expect(state.cart.rows).toHaveLength(1);
    expect(state.withdrawn).toEqual([first, first]);
    expect(reduceVisit(state, withdraw)).toBe(state);
    expect(reduceVisit(state, { type: "start-new" }).withdrawn).toEqual([]);
  });

  test("that are not in the cart change nothing", () => {
    const state = visit({ type: "add", item: second });

    expect(reduceVisit(state, withdraw)).toBe(state);
  });
});
