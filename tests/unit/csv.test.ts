import fc from "fast-check";
import { csv } from "@/lib/csv";

test.each([
  ["'", ["=1+1", "+91", "-1", "@SUM(A1)", " =1", "\t=1", "＝1", "\u200e=1", "|cmd"]],
  ["\u200b", ["7/12", "09876543210", "2026-11-20 18:42", "May 5", "1E5", "TRUE", "₹60", "6:42 pm"]],
])(
  "%j keeps a spreadsheet from taking a text for a formula, a number or a date",
  (guard, texts) => {
    expect(csv([texts])).toBe(`\ufeff${texts.map((text) => `"${guard}${text}"`).join()}\r\n`);
  },
);

test("every text is one field, whatever quotes and commas it has", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const [, inside = ""] = /^\ufeff"(.*)"\r\n$/s.exec(csv([[text]])) ?? [];
      expect(inside.replaceAll('""', "")).not.toContain('"');
      expect(inside.replaceAll('""', '"').replace(/^['\u200b]/, "")).toBe(text.replace(/^'/, ""));
    }),
  );
});
