import fc from "fast-check";
import { orderLinkText, orderLink } from "@/lib/order/link";
import { maxLinkItems, readOrderLink } from "@/lib/order/read-link";
import { anyItems } from "@/tests/support/arbitraries";
import { ghee, itemWith, itemsWith, milk, paneer } from "@/tests/support/goods";

const someItems = anyItems.filter((items) => items.length > 0);
const manyMilks = Array<string>(maxLinkItems).fill(milk);
const { product } = itemWith(milk);
const nothing = { items: [], soldOut: [], unknown: [], isCut: false };
const linked = (...ids: string[]) => ({ ...nothing, items: itemsWith(...ids) });
const notSold = (...unknown: string[]) => ({ ...nothing, unknown });

test("offers exactly the items of the cart that a link was made of, in their order", () => {
  fc.assert(
    fc.property(someItems, (items) => {
      const { hash } = new URL(orderLink("https://shop.example/products", items));
      const escaped = hash.replace("order=", "ORDER%3d").replaceAll("~", "%7e");
      const names = items.map(({ id }) => id).join();

      // Only signs at which nothing ends an address.
      expect(hash).toMatch(/^#order=[\w~.-]*[\w~-]$/);
      for (const fragment of [hash, escaped, `${hash}?utm_source=a`, `${hash}&fbclid=a.`]) {
        expect(readOrderLink(orderLinkText(fragment) ?? "", [])).toEqual({ ...nothing, items });
      }
      // A link as it was before does not say how many items it has.
      expect(readOrderLink(names, [])).toEqual({ ...nothing, items });
    }),
  );
  expect(orderLinkText("#ordering")).toBeUndefined();
});

test("a link that was cut anywhere offers what is left, and says that a part is missing", () => {
  fc.assert(
    fc.property(someItems, fc.nat(), (all, at) => {
      const items = all.slice(0, 40);
      const { hash } = new URL(orderLink("https://shop.example/products", items));
      const length = 2 + (at % (hash.length - 2));
      const left = readOrderLink(orderLinkText(hash.slice(0, length)) ?? "not an order", []);

      expect(left).toMatchObject({ soldOut: [], unknown: [], isCut: true });
      expect(items.slice(0, left.items.length)).toEqual(left.items);
    }),
    { numRuns: 500 },
  );
});

test.each<[string, string, object]>([
  ["words behind, in capitals", `${milk.toUpperCase()}%20Thanks 👍).`, linked(milk)],
  [
    "items that are sold out",
    `${ghee},${milk},${ghee}`,
    { ...linked(milk), soldOut: itemsWith(ghee, ghee) },
  ],
  ["empty entries", ",,, ,%2C", notSold()],
  ["as many items as a link may have", `${milk},`.repeat(maxLinkItems), linked(...manyMilks)],
  ["too many items", `${milk};`.repeat(9000), { ...linked(...manyMilks), isCut: true }],
  [
    "too many names",
    "a,".repeat(9000),
    { ...notSold(...Array<string>(maxLinkItems).fill("a")), isCut: true },
  ],
  ["one in the middle, encoded twice", `${milk}%253Fa%253Db#c,${paneer}`, linked(milk, paneer)],
  ["line breaks inside", `${milk.replace("-", "-%0A ")},${paneer}`, linked(milk, paneer)],
  ["other signs between", `${milk};${paneer} | ${milk}`, linked(milk, paneer, milk)],
  ["longer ids", `${paneer}-box,camel-${paneer}`, notSold(`${paneer}-box`, `camel-${paneer}`)],
  ["malformed encoding beside", "camel%3A5,%E0%A4%A", notSold("camel:5", "%E0%A4%A")],
  ["a withdrawn size", `${product}:5-liter`, notSold(`${product}:5-liter`)],
  ["what every object has", "__proto__,constructor", notSold("__proto__", "constructor")],
  ["line breaks and direction marks", "a%0Ab%E2%80%AEc", notSold("a bc")],
  ["a long word", "x".repeat(10_000), notSold(`${"x".repeat(39)}…`)],
])("reads a link with %s", (_, text, expected) => {
  expect(readOrderLink(text, [ghee])).toEqual(expected);
});
