import { z } from "zod";

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

/** Whether a figure exceeds its limit. A ratio without a reference counts as exceeded. */
export function isBroken(figure: Figure): boolean {
  const { value, reference, limit } = figure;
  if (!limit) return false;
  const ratio = ratioOf(figure);
  switch (limit.kind) {
    case "at most":
      return !(value <= limit.value);
    case "at least":
      return !(value >= limit.value);
    case "above reference at most":
      return reference === undefined || !(value - reference <= limit.value);
    case "ratio at most":
      return ratio === undefined || !(ratio <= limit.value);
    case "ratio at least":
      return ratio === undefined || !(ratio >= limit.value);
  }
}
