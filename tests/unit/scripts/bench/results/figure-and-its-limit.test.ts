import {
  isBroken,
  ratioOf,
  medianFigures,
  type Figure,
  type Limit,
} from "@/scripts/bench/results/figure-and-its-limit";
import { rowOf } from "@/scripts/bench/results/terminal-table";

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

test("there is no ratio to 0", () => {
  expect(ratioOf({ what: "it", unit: "B", value: 1, reference: 0 })).toBeUndefined();
});

test("a row of the table has the ratio to the reference, and whether the limit is kept", () => {
  const figure: Figure = {
    what: "/: script",
    unit: "B",
    value: 115_939,
    reference: 110_690,
    limit: { kind: "above reference at most", value: 5_000 },
  };

  expect(rowOf(figure)).toEqual({
    figure: "/: script",
    value: "115,939 B",
    reference: "110,690 B",
    ratio: "1.05",
    limit: "<= reference + 5,000 B",
    kept: "BROKEN",
  });
  expect(rowOf({ what: "/: shift", unit: "", value: 0.004 })).toEqual({
    figure: "/: shift",
    value: "0.00",
    reference: "",
    ratio: "",
    limit: "",
    kept: "",
  });
});

test("several measurements give the medians of value and reference", async () => {
  const values = [3, 1, 2];
  const figures = await medianFigures(3, () => {
    const value = values.pop() ?? NaN;
    return Promise.resolve([
      { what: "it", unit: "ms", value, reference: value * 10 },
      { what: "alone", unit: "ms", value },
    ]);
  });

  expect(figures).toEqual([
    { what: "it", unit: "ms", value: 2, reference: 20 },
    { what: "alone", unit: "ms", value: 2 },
  ]);
});
