import fc from "fast-check";
import { cartTotal } from "@/lib/order/cart/cart";
import { en } from "@/lib/copy/en";
import { hi } from "@/lib/copy/hi";
import { items } from "@/lib/shop/catalogue";
import { formatRupees } from "@/lib/shop/format";
import { blankOrderMessage } from "@/lib/order/blank-order-message-of-one-item";
import { orderMessage } from "@/lib/order/order-message-lines";
import { anyDetails, anyLines, linesOf } from "@/tests/support/orders/order-generators";
import {
  blankLines,
  sampleMessage,
  sampleOrder,
} from "@/tests/support/orders/sample-order-and-message";

const details = { ...sampleOrder.details, landmark: "" };
const { number, placedAt } = sampleOrder;
const reference = { number, placedAt, insteadOf: [] };

test("writes the order as the seller reads it", () => {
  const lines = linesOf("desi-cow-milk:2-liter", "fresh-paneer:500g");
  const againLink =
    "https://dehatimilk.example/products#order=desi-cow-milk:2-liter,fresh-paneer:500g";

  expect(orderMessage({ ...reference, lines, details }, en.order, { againLink })).toBe(
    sampleMessage,
  );
});

test("leaves no gap for an empty address line 2, and names the landmark", () => {
  const lines = linesOf("premium-fresh-milk:half-liter");
  const at = { ...details, address2: "", landmark: "Shiv Mandir" };

  expect(orderMessage({ ...reference, lines, details: at }, en.order)).toBe(
    `Hello Dehati Milk, I would like to place an order.

Order DM-7K3Q, 20 Nov 2026, 6:42 PM

1. Premium fresh milk - 1/2 Liter - ₹45
Total: ₹45

Name: Sita Devi
Address: Ward 7, Station Road
Supaul, Bihar - 853121
Mobile: 9876543210
Landmark: Shiv Mandir`,
  );
});

test("writes the order in Hindi", () => {
  const lines = linesOf("desi-cow-milk:1.5-liter", "fresh-paneer:500g", "pure-desi-ghee:1-kg");
  const againLink =
    "https://dehatimilk.example/hi/products#order=desi-cow-milk:1.5-liter,fresh-paneer:500g,pure-desi-ghee:1-kg";
  const at = { ...details, name: "सीता देवी", address1: "वार्ड 7, स्टेशन रोड", address2: "" };

  expect(orderMessage({ ...reference, lines, details: at }, hi.order, { againLink })).toBe(
    `नमस्ते देहाती मिल्क, मुझे ऑर्डर देना है।

ऑर्डर DM-7K3Q, 20 नवंबर 2026, शाम 6:42 बजे

1. देसी गाय का दूध - डेढ़ लीटर - ₹90
2. शुद्ध देसी घी - 1 किलो - ₹1,599
3. ताज़ा पनीर - आधा किलो - ₹249
कुल: ₹1,938

नाम: सीता देवी
पता: वार्ड 7, स्टेशन रोड
सुपौल, बिहार - 853121
मोबाइल नंबर: 9876543210
घर के पास की पहचान: नहीं बताई

यही ऑर्डर दोबारा देने के लिए: https://dehatimilk.example/hi/products#order=desi-cow-milk:1.5-liter,fresh-paneer:500g,pure-desi-ghee:1-kg`,
  );
});

test("puts equal items on one line with their count, in the order of the catalogue", () => {
  const lines = linesOf(
    "fresh-paneer:500g",
    "desi-cow-milk:1-liter",
    "pure-desi-ghee:1-kg",
    "desi-cow-milk:1-liter",
    "desi-cow-milk:half-liter",
    "pure-desi-ghee:1-kg",
    "desi-cow-milk:1-liter",
  );
  const parts = (words: typeof en.order) =>
    orderMessage({ ...reference, lines, details }, words).split("\n\n");

  expect(parts(en.order)).toEqual([
    "Hello Dehati Milk, I would like to place an order.",
    "Order DM-7K3Q, 20 Nov 2026, 6:42 PM",
    `1. Desi cow milk - 1/2 Liter - ₹30
2. 3 x Desi cow milk - 1 Liter - ₹60 = ₹180
3. 2 x Pure Desi Ghee - 1 kg - ₹1,599 = ₹3,198
4. Fresh Paneer - 500g - ₹249
Total: ₹3,657`,
    `Name: Sita Devi
Address: Ward 7, Station Road
Near old well
Supaul, Bihar - 853121
Mobile: 9876543210
Landmark: N/A`,
  ]);
  expect(parts(hi.order)).toEqual([
    "नमस्ते देहाती मिल्क, मुझे ऑर्डर देना है।",
    "ऑर्डर DM-7K3Q, 20 नवंबर 2026, शाम 6:42 बजे",
    `1. देसी गाय का दूध - आधा लीटर - ₹30
2. 3 x देसी गाय का दूध - 1 लीटर - ₹60 = ₹180
3. 2 x शुद्ध देसी घी - 1 किलो - ₹1,599 = ₹3,198
4. ताज़ा पनीर - आधा किलो - ₹249
कुल: ₹3,657`,
    `नाम: Sita Devi
पता: Ward 7, Station Road
Near old well
सुपौल, बिहार - 853121
मोबाइल नंबर: 9876543210
घर के पास की पहचान: नहीं बताई`,
  ]);
});

test("names the orders that it replaces, the newest first", () => {
  const lines = linesOf("a2-milk:1-liter");
  const order = { ...reference, insteadOf: ["DM-2ZG7", "DM-AAAA"], lines, details };
  const head = (words: typeof en.order) => orderMessage(order, words).split("\n").slice(2, 5);

  expect(head(en.order)).toEqual([
    "Order DM-7K3Q, 20 Nov 2026, 6:42 PM",
    "Instead of DM-2ZG7, DM-AAAA",
    "",
  ]);
  expect(head(hi.order)).toEqual([
    "ऑर्डर DM-7K3Q, 20 नवंबर 2026, शाम 6:42 बजे",
    "यह ऑर्डर DM-2ZG7, DM-AAAA की जगह है",
    "",
  ]);
});

test("names items by their ids where words would take too much room", () => {
  const lines = linesOf("a2-milk:1-liter", "homemade-curd:1-kg", "a2-milk:1-liter");

  expect(orderMessage({ ...reference, lines, details }, hi.order, { byIds: true })).toContain(
    "\n\n1 x homemade-curd:1-kg\n2 x a2-milk:1-liter\nकुल: ₹270\n\n",
  );
});

test.each([
  ["2026-11-19T18:30:00Z", "20 Nov 2026, 12:00 AM"],
  ["2026-11-20T06:29:59Z", "20 Nov 2026, 11:59 AM"],
  ["2026-11-20T06:30:00Z", "20 Nov 2026, 12:00 PM"],
  ["2026-09-30T18:29:00Z", "30 Sep 2026, 11:59 PM"],
  ["2026-12-31T18:35:00Z", "1 Jan 2027, 12:05 AM"],
])("dates an order placed at %s as %s in India", (instant, text) => {
  const order = {
    ...reference,
    placedAt: new Date(instant),
    lines: linesOf("a2-milk:1-liter"),
    details,
  };

  expect(orderMessage(order, en.order).split("\n")[2]).toBe(`Order DM-7K3Q, ${text}`);
});

test.each([
  ["2026-11-19T18:30:00Z", "20 नवंबर 2026, रात 12:00 बजे"],
  ["2026-11-20T02:30:00Z", "20 नवंबर 2026, सुबह 8:00 बजे"],
  ["2026-11-20T06:30:00Z", "20 नवंबर 2026, दोपहर 12:00 बजे"],
  ["2026-09-30T15:59:00Z", "30 सितंबर 2026, रात 9:29 बजे"],
])("dates an order placed at %s as %s in Hindi", (instant, text) => {
  const order = {
    ...reference,
    placedAt: new Date(instant),
    lines: linesOf("a2-milk:1-liter"),
    details,
  };

  expect(orderMessage(order, hi.order).split("\n")[2]).toBe(`ऑर्डर DM-7K3Q, ${text}`);
});

test("lets nobody forge a line: what was typed stays on its own line, word for word", () => {
  fc.assert(
    fc.property(anyLines, anyDetails, (lines, at) => {
      const message = orderMessage({ ...reference, lines, details: at }, en.order);

      expect(message.split("\n")).toEqual([
        "Hello Dehati Milk, I would like to place an order.",
        "",
        "Order DM-7K3Q, 20 Nov 2026, 6:42 PM",
        "",
        ...items
          .map((item) => ({ item, count: lines.filter((line) => line.item === item).length }))
          .filter(({ count }) => count > 0)
          .map(({ item, count }, index) => {
            const name = `${en.products[item.product]} - ${en.sizes[item.size]}`;
            const price = formatRupees(item.rupees);
            return count === 1
              ? `${index + 1}. ${name} - ${price}`
              : `${index + 1}. ${count} x ${name} - ${price} = ${formatRupees(item.rupees * count)}`;
          }),
        `Total: ${formatRupees(cartTotal(lines))}`,
        "",
        `Name: ${at.name}`,
        `Address: ${at.address1}`,
        ...(at.address2 === "" ? [] : [at.address2]),
        "Supaul, Bihar - 853121",
        `Mobile: ${at.mobile}`,
        `Landmark: ${at.landmark === "" ? "N/A" : at.landmark}`,
      ]);
    }),
  );
});

test("an order without scripts names the item and leaves lines to fill in", () => {
  const item = { product: "Premium fresh milk", size: "1/2 Liter", rupees: 45 };

  expect(blankOrderMessage(item, en.order).split("\n")).toEqual([
    "Hello Dehati Milk, I would like to place an order.",
    "",
    "1. Premium fresh milk - 1/2 Liter - ₹45",
    "Total: ₹45",
    ...blankLines,
  ]);
});
