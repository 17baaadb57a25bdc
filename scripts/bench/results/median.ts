import type { Figure } from "@/scripts/bench/results/measured-figure";

/** Measures the same figures an odd number of times; returns the medians of them and of their references. */
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

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
