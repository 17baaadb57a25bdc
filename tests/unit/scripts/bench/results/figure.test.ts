import { type Figure, isBroken, type Limit, ratioOf } from "@/scripts/bench/results/figure";
import { median } from "@/scripts/bench/results/median";
import { formatTable } from "@/scripts/bench/results/table";

const kinds: readonly [Limit, number, number][] = [
  [{ kind: "at most", value: 100 }, 100, 101],
  [{ kind: "at least", value: 100 }, 100, 99],
  [{ kind: "above reference at most", value: 5 }, 205, 206],
  [{ kind: "ratio at most", value: 1.1 }, 220, 221],
  [{ kind: "ratio at least", value: 1 }, 200, 199],
];

test.each(kinds)("%j keeps %d and breaks at %d", (limit, kept, broken) => {
  const figure = { what: "it", unit: "B", reference: 200, limit } as const;

  expect(isBroken({ ...figure, value: kept })).toBe(false);
  expect(isBroken({ ...figure, value: broken })).toBe(true);
  expect(isBroken({ ...figure, value: NaN })).toBe(true);
});

test.each([
  { kind: "above reference at most", value: 5 },
  { kind: "ratio at most", value: 5 },
  { kind: "ratio at least", value: 0 },
] as const)("%j without a reference is broken", (limit) => {
  expect(isBroken({ what: "it", unit: "B", value: 1, limit })).toBe(true);
});

test("a figure without a limit is never broken", () => {
  expect(isBroken({ what: "it", unit: "B", value: NaN })).toBe(false);
});

test("there is no ratio to nothing", () => {
  expect(ratioOf({ what: "it", unit: "B", value: 1, reference: 0 })).toBeUndefined();
});

test("the table sets figures below each other", () => {
  const figures: readonly Figure[] = [
    {
      what: "/: script",
      unit: "B",
      value: 115_939,
      reference: 110_690,
      limit: { kind: "above reference at most", value: 5_000 },
    },
    { what: "/: shift", unit: "", value: 0.004, limit: { kind: "at most", value: 0 } },
    { what: "/: scripts", unit: "files", value: 9 },
    {
      what: "/: paint",
      unit: "ms",
      value: 700.4,
      reference: 690,
      limit: { kind: "ratio at most", value: 1.15 },
    },
  ];

  expect(formatTable(figures)).toBe(
    [
      "figure          value  reference  ratio                   limit",
      "/: script   115,939 B  110,690 B   1.05  <= reference + 5,000 B  BROKEN",
      "/: shift         0.00                                      <= 0  BROKEN",
      "/: scripts    9 files",
      "/: paint       700 ms     690 ms   1.02               <= 1.15 x      ok",
    ].join("\n"),
  );
});

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[10, 9], 9.5],
  [[7], 7],
  [[], NaN],
])("the median of %j is %d", (numbers, middle) => {
  expect(median(numbers)).toBe(middle);
});
