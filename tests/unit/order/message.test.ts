import fc from "fast-check";
import { en, hi } from "@/lib/copy";
import { fields } from "@/lib/order/fields";
import { blankMessage, orderMessage } from "@/lib/order/message";
import {
  anyDetails,
  anyItems,
  blankLines,
  composed,
  detailsWith,
  itemsWith,
  orderWith,
  sampleMessage,
} from "@/tests/support/orders";

const address = { address1: "Ward 7, Station Road", address2: "Near old well" };

test("writes the order as the seller reads it", () => {
  const order = orderWith({
    items: itemsWith("desi-cow-milk:2-liter", "fresh-paneer:500g"),
    details: detailsWith(address),
  });

  expect(composed(order).message).toBe(sampleMessage);
});

test("leaves no gap for an empty address line 2, and names the landmark", () => {
  const order = orderWith({ details: detailsWith({ landmark: "Shiv Mandir" }) });

  expect(orderMessage(order, en.order)).toContain(`
Address: Ward 7
Supaul, Bihar - 853121
Mobile: 9876543210
Landmark: Shiv Mandir`);
});

test("writes the order in Hindi", () => {
  const order = orderWith({
    items: itemsWith("desi-cow-milk:1.5-liter", "fresh-paneer:500g", "pure-desi-ghee:1-kg"),
    details: detailsWith({ name: "सीता देवी", address1: "वार्ड 7, स्टेशन रोड" }),
  });

  expect(composed(order, hi).message).toBe(`नमस्ते देहाती मिल्क, मुझे ऑर्डर देना है।

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

यही ऑर्डर दोबारा देने के लिए: https://dehatimilk.example/hi/products#order=desi-cow-milk:1.5-liter,fresh-paneer:500g,pure-desi-ghee:1-kg`);
});

test("puts equal items on one line with their count, in the order of the catalogue", () => {
  const order = orderWith({
    items: itemsWith(
      "fresh-paneer:500g",
      "desi-cow-milk:1-liter",
      "pure-desi-ghee:1-kg",
      "desi-cow-milk:1-liter",
      "desi-cow-milk:half-liter",
      "pure-desi-ghee:1-kg",
      "desi-cow-milk:1-liter",
    ),
    details: detailsWith(address),
  });

  expect(orderMessage(order, en.order).split("\n\n").slice(2)).toEqual([
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
  expect(orderMessage(order, hi.order).split("\n\n").slice(2)).toEqual([
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
  const order = orderWith({ insteadOf: ["DM-2ZG7", "DM-AAAA"] });
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
  const order = orderWith({
    items: itemsWith("a2-milk:1-liter", "homemade-curd:1-kg", "a2-milk:1-liter"),
  });

  expect(orderMessage(order, hi.order, { byIds: true })).toContain(
    "\n\n1 x homemade-curd:1-kg\n2 x a2-milk:1-liter\nकुल: ₹270\n\n",
  );
});

test.each([
  ["2026-11-19T18:30:00Z", "20 Nov 2026, 12:00 AM", "20 नवंबर 2026, रात 12:00 बजे"],
  ["2026-11-20T02:30:00Z", "20 Nov 2026, 8:00 AM", "20 नवंबर 2026, सुबह 8:00 बजे"],
  ["2026-11-20T06:29:59Z", "20 Nov 2026, 11:59 AM", "20 नवंबर 2026, सुबह 11:59 बजे"],
  ["2026-11-20T06:30:00Z", "20 Nov 2026, 12:00 PM", "20 नवंबर 2026, दोपहर 12:00 बजे"],
  ["2026-09-30T18:29:00Z", "30 Sep 2026, 11:59 PM", "30 सितंबर 2026, रात 11:59 बजे"],
  ["2026-12-31T18:35:00Z", "1 Jan 2027, 12:05 AM", "1 जनवरी 2027, रात 12:05 बजे"],
])("dates an order placed at %s as %s in India, and as %s", (instant, english, hindi) => {
  const order = orderWith({ placedAt: new Date(instant) });

  expect(orderMessage(order, en.order).split("\n")[2]).toBe(`Order DM-7K3Q, ${english}`);
  expect(orderMessage(order, hi.order).split("\n")[2]).toBe(`ऑर्डर DM-7K3Q, ${hindi}`);
});

test("lets nobody forge a line: what was typed stays on its own line, word for word", () => {
  fc.assert(
    fc.property(anyItems, anyDetails, (items, details) => {
      const marks = fields.flatMap(({ id, choices }) =>
        choices || details[id] === "" ? [] : [[id, `<${id}>`] as const],
      );
      const marked = orderWith({ items, details: { ...details, ...Object.fromEntries(marks) } });
      const values: Readonly<Record<string, string>> = details;

      expect(orderMessage(orderWith({ items, details }), en.order)).toBe(
        orderMessage(marked, en.order).replace(/<(\w+)>/g, (_, id: string) => values[id] ?? ""),
      );
      expect(Object.values(details).join()).not.toMatch(/[\n\r\u2028\u2029]/);
    }),
  );
});

test("an order without scripts names the item and leaves lines to fill in", () => {
  const [item] = itemsWith("premium-fresh-milk:half-liter");
  const message = (words: typeof en.order) => item && blankMessage(item, words).split("\n");

  expect(message(en.order)).toEqual([
    "Hello Dehati Milk, I would like to place an order.",
    "",
    "1. Premium fresh milk - 1/2 Liter - ₹45",
    "Total: ₹45",
    ...blankLines,
  ]);
  expect(message(hi.order)).toEqual([
    "नमस्ते देहाती मिल्क, मुझे ऑर्डर देना है।",
    "",
    "1. प्रीमियम ताज़ा दूध - आधा लीटर - ₹45",
    "कुल: ₹45",
    "",
    "नाम: ",
    "पता: ",
    "सुपौल, बिहार - 853121",
    "मोबाइल नंबर: ",
    "घर के पास की पहचान: ",
  ]);
});
