/** What a figure must keep to; a broken limit fails the run. */
export type Limit =
  | { readonly kind: "at most" | "at least"; readonly value: number }
  | { readonly kind: "above reference at most"; readonly value: number }
  | { readonly kind: "ratio at most" | "ratio at least"; readonly value: number };

/** One measured number. Without a limit it is there to be read. */
export interface Figure {
  readonly what: string;
  readonly unit: "B" | "ms" | "points" | "pages/s" | "files" | "";
  readonly value: number;
  /** The same number of what the shop is compared with: an empty page, a page without scripts. */
  readonly reference?: number;
  readonly limit?: Limit;
}

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
