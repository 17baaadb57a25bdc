import type { Figure } from "@/scripts/bench/results/measured-figure";

/** The median of numbers; NaN if there are none. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? NaN : (low + high) / 2;
}

/** Measures the same figures several times; returns the median of each, and of its reference. */
export async function medianFigures(
  times: number,
  measure: () => Promise<readonly Figure[]>,
): Promise<readonly Figure[]> {
  const looks: (readonly Figure[])[] = [];
  while (looks.length < times) looks.push(await measure());
  const [first = []] = looks;
  return first.map((figure, index) => {
    const all = looks.flatMap((figures) => figures[index] ?? []);
    const references = all.flatMap(({ reference }) => reference ?? []);
    return {
      ...figure,
      value: median(all.map(({ value }) => value)),
      ...(references.length > 0 && { reference: median(references) }),
    };
  });
}
