import fc from "fast-check";
import { items } from "@/lib/shop/catalogue";
import { en } from "@/lib/copy/en";
import { hi } from "@/lib/copy/hi";
import { fieldRules } from "@/lib/order/delivery/delivery-form-fields";
import { maxChatLinkLength, composeOrder } from "@/lib/order/whatsapp-link-with-order";
import { anyDetails, anyLines, asLines, linesOf } from "@/tests/support/orders/order-generators";

const details = {
  name: "Sita & Ram #1",
  address1: "Ward 7?",
  address2: "",
  mobile: "9876543210",
  landmark: "50% + 50%",
};
const fixed = { number: "DM-7K3Q", placedAt: new Date("2026-11-20T13:12:00Z"), insteadOf: [] };
const [first] = items;
if (!first) throw new Error("The catalogue is empty");
const productsUrl = "https://dehatimilk.example/products";

function compose(lines: ReturnType<typeof asLines>, at = details, words = en.order) {
  return composeOrder({ ...fixed, lines, details: at }, words, "910000000000", productsUrl);
}

test("links to the seller's chat with the whole message", () => {
  const composed = compose(linesOf("fresh-paneer:250g"));

  expect(composed.link).toBe(
    `https://api.whatsapp.com/send?phone=910000000000&text=${encodeURIComponent(composed.message)}`,
  );
  expect(composed.message).toBe(`Hello Dehati Milk, I would like to place an order.

Order DM-7K3Q, 20 Nov 2026, 6:42 PM

1. Fresh Paneer - 250g - ₹130
Total: ₹130

Name: Sita & Ram #1
Address: Ward 7?
Supaul, Bihar - 853121
Mobile: 9876543210
Landmark: 50% + 50%

Order this again: https://dehatimilk.example/products#order=fresh-paneer:250g`);
});

test("carries any order whole: the seller reads what the shopper sent", () => {
  fc.assert(
    fc.property(anyLines, anyDetails, fc.constantFrom(en, hi), (lines, at, { order }) => {
      const composed = compose(lines, at, order);
      const url = new URL(composed.link);

      expect(url.origin + url.pathname).toBe("https://api.whatsapp.com/send");
      expect([...url.searchParams]).toEqual([
        ["phone", "910000000000"],
        ["text", composed.message],
      ]);
      expect(composed.link.length).toBeLessThanOrEqual(maxChatLinkLength);
    }),
  );
});

test("drops the order-again line where it would make the link too long", () => {
  const many = (count: number) =>
    asLines(Array.from({ length: count }, (_, index) => items[index % items.length] ?? first));
  const again = [17, 100, 200, 300].map((count) =>
    compose(many(count)).message.includes("Order this again"),
  );

  expect(again).toEqual([true, true, true, false]);
});

test("stays in bounds with every item and every field full of emoji", () => {
  const full = {
    name: "👍".repeat(fieldRules.name.maxLength),
    address1: "👍".repeat(fieldRules.address1.maxLength),
    address2: "👍".repeat(fieldRules.address2.maxLength),
    mobile: "👍".repeat(100),
    landmark: "👍".repeat(fieldRules.landmark.maxLength),
  };

  for (const { order } of [en, hi]) {
    const composed = compose(asLines([...items, ...items]), full, order);
    expect(composed.link.length).toBeLessThanOrEqual(maxChatLinkLength);
    for (const typed of Object.values(full)) expect(composed.message).toContain(typed);
  }
});

test("a Hindi order names its items in Hindi, by their ids only when the fields are full too", () => {
  const few = (count: number) =>
    asLines(
      Array.from({ length: 6 }, () => items)
        .flat()
        .slice(0, count),
    );
  const address = {
    name: "सीता देवी",
    address1: "वार्ड 7, स्टेशन रोड, पुराने कुएँ के पास",
    address2: "शिव मंदिर के पीछे वाली गली",
    mobile: "9876543210",
    landmark: "पीपल का बड़ा पेड़",
  };
  const full = {
    name: "सी".repeat(fieldRules.name.maxLength / 2),
    address1: "वा".repeat(fieldRules.address1.maxLength / 2),
    address2: "गा".repeat(fieldRules.address2.maxLength / 2),
    mobile: "9876543210",
    landmark: "पे".repeat(fieldRules.landmark.maxLength / 2),
  };
  const formOf = (lines: ReturnType<typeof asLines>, at: typeof details) => {
    const { link, message } = compose(lines, at, hi.order);
    expect(link.length).toBeLessThanOrEqual(maxChatLinkLength);
    if (message.includes(" x desi-cow-milk:half-liter")) return "ids";
    return message.includes("यही ऑर्डर दोबारा") ? "with order-again line" : "words";
  };

  expect([20, 100].map((count) => formOf(few(count), address))).toEqual([
    "with order-again line",
    "words",
  ]);
  expect([2, 19, 60].map((count) => formOf(few(count), full))).toEqual([
    "with order-again line",
    "ids",
    "ids",
  ]);
});
