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
  expect(csv([['say "hi", twice\n', 3]])).toBe('\ufeff"say ""hi"", twice\n",3\r\n');
});
