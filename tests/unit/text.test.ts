import { fill } from "@/lib/shop/format";
import { isMobileDoubtful } from "@/lib/shop/phone";
import { cleanText, isBlank } from "@/lib/text";

test.each([
  ["Ward 7\nTotal: ₹1", "Ward 7 Total: ₹1"],
  ["a\r\nb\rc\td\u2028e\u2029f\u0085g\vh\fi", "a b c d e f g h i"],
  ["\u0000\u202eevil\u202c \u2066x\u2069\u200f", "evil x"],
  ["broken \ud83d emoji \udc4d", "broken  emoji "],
  ["  family   👨‍👩‍👧 क्‍ष ", "  family   👨‍👩‍👧 क्‍ष "],
])("cleans %j to %j", (typed, cleaned) => {
  expect(cleanText(typed)).toBe(cleaned);
});

test("what nobody can see is blank, and no doubtful number", () => {
  const blank = ["", "   \t\n\u00a0", "\u200b\u200d\ufeff\u3164\u2800", "\ud83d"];
  expect([...blank, ".", " सीता ", "👍"].filter(isBlank)).toEqual(blank);
  expect(blank.filter(isMobileDoubtful)).toEqual([]);
});

test("fills in what it is given, as it is", () => {
  const filled = fill("{name}, {count}, {toString}", { name: "{count} $& $1", count: 3 });
  expect(filled).toBe("{count} $& $1, 3, {toString}");
});
