import fc from "fast-check";
import {
  addToCart,
  cartTotal,
  emptyCart,
  forgetRemoved,
  removeFromCart,
  undoRemove,
  type Cart,
} from "@/lib/order/cart/cart";
import { items } from "@/lib/shop/catalogue";

const anyItem = fc.constantFrom(...items);
const anyCart = fc.array(anyItem).map((chosen) => chosen.reduce(addToCart, emptyCart));
const rupeesOf = (cart: Cart) => cart.lines.map((line) => line.item.rupees);

test("appends a line for each add, also for the same item", () => {
  const [item] = items;
  if (!item) throw new Error("The catalogue is empty");

  const cart = addToCart(addToCart(emptyCart, item), item);

  expect(cart.lines).toEqual([
    { key: 1, item },
    { key: 2, item },
  ]);
});

test("totals what was added, less what was removed, whatever the order", () => {
  const step = fc.oneof(
    anyItem.map((item) => ({ item })),
    fc.nat(30).map((key) => ({ key })),
  );
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let cart = emptyCart;
      const expected = new Map<number, number>();
      for (const step of steps) {
        if ("item" in step) {
          expected.set(cart.nextKey, step.item.rupees);
          cart = addToCart(cart, step.item);
        } else {
          expected.delete(step.key);
          cart = removeFromCart(cart, step.key);
        }
      }
      const prices = [...expected.values()];
      expect(rupeesOf(cart)).toEqual(prices);
      expect(cartTotal(cart.lines)).toBe(prices.reduce((sum, price) => sum + price, 0));
    }),
  );
});

test("puts a removed line back where it was", () => {
  fc.assert(
    fc.property(anyCart, fc.nat(), (cart, pick) => {
      const line = cart.lines[pick % Math.max(cart.lines.length, 1)];
      if (!line) return;
      expect(undoRemove(removeFromCart(cart, line.key), line.key)).toEqual(cart);
    }),
  );
});

test("a removed line keeps its row until it is forgotten", () => {
  fc.assert(
    fc.property(anyCart, fc.array(fc.nat(30)), (cart, keys) => {
      const removed = keys.reduce(removeFromCart, cart);

      expect(removed.rows.map((row) => row.line)).toEqual(cart.lines);
      expect(forgetRemoved(removed).rows.map((row) => row.line)).toEqual(removed.lines);
      expect(forgetRemoved(removed).lines).toEqual(removed.lines);
    }),
  );
});

test("changes nothing when there is nothing to remove or to undo", () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      expect(removeFromCart(cart, 0)).toEqual(cart);
      expect(undoRemove(cart, 1)).toEqual(cart);
      expect(forgetRemoved(cart)).toEqual(cart);
    }),
  );
});
