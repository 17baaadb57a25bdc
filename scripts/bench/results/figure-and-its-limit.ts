import * as z from "zod";

const limit = z.object({
  kind: z.enum([
    "at most",
    "at least",
    "above reference at most",
    "ratio at most",
    "ratio at least",
  ]),
  value: z.number(),
});

/** The limit of a figure; the run fails if it is exceeded. */
export type Limit = Readonly<z.infer<typeof limit>>;

/** The form of a figure in the results. */
export const figureSchema = z.object({
  what: z.string(),
  unit: z.enum(["B", "ms", "points", "pages/s", "files", ""]),
  value: z.number(),
  /** The value of what the shop is compared with: an empty page, or the page as plain HTML. */
  reference: z.number().optional(),
  limit: limit.readonly().optional(),
});

/** One measured value; without a limit it is for information only. */
export type Figure = Readonly<z.infer<typeof figureSchema>>;

/** The ratio of a figure to its reference; undefined if there is none, or if it is 0. */
export function ratioOf({ value, reference }: Figure): number | undefined {
  return reference === undefined || reference === 0 ? undefined : value / reference;
}

/** The number to which the limit of a figure applies; NaN if that needs a reference and there is none. */
export function limitedNumber(figure: Figure): number {
  const { value, reference = NaN, limit } = figure;
  if (limit?.kind === "above reference at most") return value - reference;
  return limit?.kind.startsWith("ratio") ? (ratioOf(figure) ?? NaN) : value;
}

/** Whether a figure exceeds its limit. */
export function isBroken(figure: Figure): boolean {
  const { limit } = figure;
  if (!limit) return false;
  const number = limitedNumber(figure);
  return !(limit.kind.endsWith("at least") ? number >= limit.value : number <= limit.value);
}

/** Measures the same figures an odd number of times; returns the medians of them and of their references. */
export async function medianFigures(
  times: number,
  measure: () => Promise<readonly Figure[]>,
): Promise<readonly Figure[]> {
  const runs: (readonly Figure[])[] = [];
  while (runs.length < times) runs.push(await measure());
  const [first = []] = runs;
  return first.map((figure, index) => {
    const all = runs.flatMap((figures) => figures[index] ?? []);
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
