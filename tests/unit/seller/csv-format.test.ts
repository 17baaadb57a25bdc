import fc from "fast-check";
import { csv } from "@/lib/seller/csv-format";

test.each(["=1+1", "+91", "-1", "@SUM(A1)", " =1", "\t=1", "＝1", "\u200e=1", "|cmd"])(
  "no spreadsheet takes %j for a formula",
  (typed) => {
    expect(csv([[typed]])).toBe(`\ufeff"'${typed}"\r\n`);
  },
);

test("every text is one field, whatever quotes and commas it has", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const [, inside = ""] = /^\ufeff"(.*)"\r\n$/s.exec(csv([[text]])) ?? [];
      expect(inside.replaceAll('""', "")).not.toContain('"');
      expect(inside.replaceAll('""', '"').replace(/^'/, "")).toBe(text.replace(/^'/, ""));
    }),
  );
});
