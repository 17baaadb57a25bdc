import { isMobileDoubtful, mobileIn, phoneParts } from "@/lib/shop/phone";

test.each([
  ["+977 98-1234567", "[+977 98-1234567](tel:+977981234567)"],
  [
    "98765 43210 or 061234567890, ask for Ram",
    "[98765 43210](tel:+919876543210) or [061234567890](tel:061234567890), ask for Ram",
  ],
  ["९८७६५ ४३२१० या ०६१२३४५", "[९८७६५ ४३२१०](tel:+919876543210) या [०६१२३४५](tel:0612345)"],
  ["98765 43210 98765 43211", "[98765 43210](tel:+919876543210) [98765 43211](tel:+919876543211)"],
  ["no phone", "no phone"],
])("makes numbers in %j callable: %s", (typed, linked) => {
  const parts = phoneParts(typed).map(({ text, href }) => (href ? `[${text}](${href})` : text));
  expect(parts.join("")).toBe(linked);
});

test.each([
  ["+91 0 98765 43210", "9876543210"],
  ["۹۸۷۶۵۴۳۲۱۰", "9876543210"],
  ["𝟗𝟖𝟕𝟔𝟓 ৪৩২১০", "9876543210"],
  ["＋91 ９８７６５（４３２１０）", "9876543210"],
  ["9198765432", "9198765432"],
  ["12345", undefined],
  ["5876543210", undefined],
  ["+977 9812345678", undefined],
  ["98765432101", undefined],
])("the Indian mobile number in %j is %s, and one is asked about none", (typed, number) => {
  expect([mobileIn(typed), isMobileDoubtful(typed)]).toEqual([number, !number]);
});
