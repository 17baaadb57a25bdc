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

/** What a figure must keep to; a broken limit fails the run. */
export type Limit = Readonly<z.infer<typeof limit>>;

/** As the results keep it. */
export const figureSchema = z.object({
  what: z.string(),
  unit: z.enum(["B", "ms", "points", "pages/s", "files", ""]),
  value: z.number(),
  /** The same number of what the shop is compared with: an empty page, a page without scripts. */
  reference: z.number().optional(),
  limit: limit.readonly().optional(),
});

/** One measured number. Without a limit it is there to be read. */
export type Figure = Readonly<z.infer<typeof figureSchema>>;

/** How many times the reference the figure is; undefined without one. */
export function ratioOf({ value, reference }: Figure): number | undefined {
  return reference === undefined || reference === 0 ? undefined : value / reference;
}

/** Whether the figure breaks its limit. A ratio that cannot be had breaks it too. */
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
