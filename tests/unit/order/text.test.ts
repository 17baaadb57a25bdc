import fc from "fast-check";
import { cleanText, isBlank, lengthOf } from "@/lib/order/text";

test.each([
  ["Ward 7\nTotal: ₹1", "Ward 7 Total: ₹1"],
  ["a\r\nb\rc\td\u2028e\u2029f\u0085g\vh\fi", "a b c d e f g h i"],
  ["\u0000\u0007bell\u007f", "bell"],
  ["\u202eevil\u202c \u2066x\u2069\u200f", "evil x"],
  ["broken \ud83d emoji \udc4d", "broken  emoji "],
  ["  kept   as typed  ", "  kept   as typed  "],
  ["सीता देवी, क्ष्म", "सीता देवी, क्ष्म"],
  ["family 👨‍👩‍👧 क्‍ष", "family 👨‍👩‍👧 क्‍ष"],
  ["*bold* _it_ ~no~ `code` <b>&amp; #?%+=", "*bold* _it_ ~no~ `code` <b>&amp; #?%+="],
])("cleans %j to %j", (typed, cleaned) => {
  expect(cleanText(typed)).toBe(cleaned);
});

test("makes any text one line that a link can carry, and cleaning twice changes nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      const cleaned = cleanText(typed);
      expect(cleaned).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
      expect(decodeURIComponent(encodeURIComponent(cleaned))).toBe(cleaned);
      expect(cleanText(cleaned)).toBe(cleaned);
    }),
  );
});

test("leaves ordinary text alone", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (typed) => {
      fc.pre(!/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069]/u.test(typed));
      expect(cleanText(typed)).toBe(typed);
    }),
  );
});

test.each([
  ["", true],
  ["   \t\n\u00a0", true],
  ["\u200b\u200d\ufeff\u3164\u2800", true],
  ["\ud83d", true],
  [".", false],
  [" सीता ", false],
  ["👍", false],
])("finds whether %j is blank", (text, blank) => {
  expect(isBlank(text)).toBe(blank);
});

test.each([
  ["", 0],
  ["abc", 3],
  ["👍👍", 2],
  ["दूध", 3],
])("counts %j as %i characters", (text, length) => {
  expect(lengthOf(text)).toBe(length);
});
