import { bytesBySource } from "@/scripts/bench/source-map";

test("one source owns all of a line", () => {
  const map = { sources: ["a.ts"], mappings: "AAAA" };

  expect([...bytesBySource("a();b()", map)]).toEqual([["a.ts", 7]]);
});

test("a segment reaches to the next one, and what has none is the bundler's", () => {
  // Columns 2 (a.ts), 5 (b.ts), 6 (nobody); the second line goes back to a.ts at column 20.
  const map = { sources: ["a.ts", "b.ts"], mappings: "EAAA,GCAA,C;oBDAA" };
  const script = `${"x".repeat(10)}\n${"y".repeat(25)}`;

  expect(Object.fromEntries(bytesBySource(script, map))).toEqual({
    "": 2 + 4 + 20,
    "a.ts": 3 + 5,
    "b.ts": 1,
  });
});
