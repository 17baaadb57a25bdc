import { en, hi, type Copy } from "@/lib/copy";
import { blankMessage, orderMessage, type Order } from "@/lib/order/message";
import {
  blankLines,
  composed,
  detailsWith,
  itemsWith,
  orderWith,
  sampleMessage,
} from "@/tests/support/orders";

const first = orderWith({
  items: itemsWith("desi-cow-milk:2-liter", "fresh-paneer:500g"),
  details: detailsWith({ address1: "Ward 7, Station Road", address2: "Near old well" }),
});
const changed = orderWith({
  insteadOf: ["DM-2ZG7", "DM-AAAA"],
  items: itemsWith(
    "fresh-paneer:500g",
    "desi-cow-milk:1-liter",
    "pure-desi-ghee:1-kg",
    "desi-cow-milk:1.5-liter",
    "desi-cow-milk:1-liter",
    "pure-desi-ghee:1-kg",
    "desi-cow-milk:1-liter",
  ),
  details: detailsWith({ landmark: "Shiv Mandir" }),
});

test.each<[string, Order, Copy, string]>([
  ["the first of a visit", first, en, sampleMessage],
  [
    "one instead of others, with several of an item",
    changed,
    en,
    `Hello Dehati Milk, I would like to place an order.

Order DM-7K3Q, 20 Nov 2026, 6:42 PM
Instead of DM-2ZG7, DM-AAAA

1. 3 x Desi cow milk - 1 Liter - ₹60 = ₹180
2. Desi cow milk - 1.5 Liter - ₹90
3. 2 x Pure Desi Ghee - 1 kg - ₹1,599 = ₹3,198
4. Fresh Paneer - 500g - ₹249
Total: ₹3,717

Name: Sita Devi
Address: Ward 7
Supaul, Bihar - 853121
Mobile: 9876543210
Landmark: Shiv Mandir

Order this again: https://dehatimilk.example/products#order=fresh-paneer:500g,desi-cow-milk:1-liter,pure-desi-ghee:1-kg,desi-cow-milk:1.5-liter,desi-cow-milk:1-liter,pure-desi-ghee:1-kg,desi-cow-milk:1-liter`,
  ],
  [
    "the same in Hindi, without a landmark",
    { ...changed, details: detailsWith({ name: "सीता देवी", address2: "स्टेशन रोड" }) },
    hi,
    `नमस्ते देहाती मिल्क, मुझे ऑर्डर देना है।

ऑर्डर DM-7K3Q, 20 नवंबर 2026, शाम 6:42 बजे
यह ऑर्डर DM-2ZG7, DM-AAAA की जगह है

1. 3 x देसी गाय का दूध - 1 लीटर - ₹60 = ₹180
2. देसी गाय का दूध - डेढ़ लीटर - ₹90
3. 2 x शुद्ध देसी घी - 1 किलो - ₹1,599 = ₹3,198
4. ताज़ा पनीर - आधा किलो - ₹249
कुल: ₹3,717

नाम: सीता देवी
पता: Ward 7
स्टेशन रोड
सुपौल, बिहार - 853121
मोबाइल नंबर: 9876543210
घर के पास की पहचान: नहीं बताई

यही ऑर्डर दोबारा देने के लिए: https://dehatimilk.example/hi/products#order=fresh-paneer:500g,desi-cow-milk:1-liter,pure-desi-ghee:1-kg,desi-cow-milk:1.5-liter,desi-cow-milk:1-liter,pure-desi-ghee:1-kg,desi-cow-milk:1-liter`,
  ],
])("writes an order as the seller reads it: %s", (_, order, copy, message) => {
  expect(composed(order, copy).message).toBe(message);
});

test("names items by their ids where words would take too much room", () => {
  expect(orderMessage(changed, hi.order, { byIds: true })).toContain(`

3 x desi-cow-milk:1-liter
1 x desi-cow-milk:1.5-liter
2 x pure-desi-ghee:1-kg
1 x fresh-paneer:500g
कुल: ₹3,717

`);
});

test.each([
  ["2026-11-19T18:30:00Z", "20 Nov 2026, 12:00 AM", "20 नवंबर 2026, रात 12:00 बजे"],
  ["2026-11-19T22:29:59Z", "20 Nov 2026, 3:59 AM", "20 नवंबर 2026, रात 3:59 बजे"],
  ["2026-11-19T22:30:00Z", "20 Nov 2026, 4:00 AM", "20 नवंबर 2026, सुबह 4:00 बजे"],
  ["2026-11-20T06:29:59Z", "20 Nov 2026, 11:59 AM", "20 नवंबर 2026, सुबह 11:59 बजे"],
  ["2026-11-20T06:30:00Z", "20 Nov 2026, 12:00 PM", "20 नवंबर 2026, दोपहर 12:00 बजे"],
  ["2026-11-20T10:29:59Z", "20 Nov 2026, 3:59 PM", "20 नवंबर 2026, दोपहर 3:59 बजे"],
  ["2026-11-20T10:30:00Z", "20 Nov 2026, 4:00 PM", "20 नवंबर 2026, शाम 4:00 बजे"],
  ["2026-11-20T14:29:59Z", "20 Nov 2026, 7:59 PM", "20 नवंबर 2026, शाम 7:59 बजे"],
  ["2026-09-30T14:30:00Z", "30 Sep 2026, 8:00 PM", "30 सितंबर 2026, रात 8:00 बजे"],
  ["2026-12-31T18:35:00Z", "1 Jan 2027, 12:05 AM", "1 जनवरी 2027, रात 12:05 बजे"],
])("dates an order placed at %s as %s in India, and as %s", (instant, english, hindi) => {
  const order = orderWith({ placedAt: new Date(instant) });

  expect(orderMessage(order, en.order).split("\n")[2]).toBe(`Order DM-7K3Q, ${english}`);
  expect(orderMessage(order, hi.order).split("\n")[2]).toBe(`ऑर्डर DM-7K3Q, ${hindi}`);
});

test("an order without scripts names the item and leaves lines to fill in", () => {
  const messages = itemsWith("premium-fresh-milk:half-liter").flatMap((item) =>
    [en, hi].map(({ order }) => blankMessage(item, order).split("\n")),
  );

  expect(messages).toEqual([
    [
      "Hello Dehati Milk, I would like to place an order.",
      "",
      "1. Premium fresh milk - 1/2 Liter - ₹45",
      "Total: ₹45",
      ...blankLines,
    ],
    [
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
    ],
  ]);
});
