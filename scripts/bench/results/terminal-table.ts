import {
  isBroken,
  ratioOf,
  type Figure,
  type Limit,
} from "@/scripts/bench/results/figure-and-its-limit";

/** A figure as a row of a table, by column. */
export function rowOf(figure: Figure): Readonly<Record<string, string>> {
  const { what, value, reference, unit, limit } = figure;
  return {
    figure: what,
    value: formatAmount(value, unit),
    reference: reference === undefined ? "" : formatAmount(reference, unit),
    ratio: ratioOf(figure)?.toFixed(2) ?? "",
    ...(limit
      ? { limit: formatLimit(limit, unit), kept: isBroken(figure) ? "BROKEN" : "ok" }
      : { limit: "", kept: "" }),
  };
}

/** A limit in short form: `<= 100 ms`. */
export function formatLimit({ kind, value }: Limit, unit: Figure["unit"]): string {
  const sign = kind.endsWith("at least") ? ">=" : "<=";
  if (kind.startsWith("ratio")) return `${sign} ${value.toFixed(2)} x`;
  const base = kind === "above reference at most" ? "reference + " : "";
  return `${sign} ${base}${formatAmount(value, unit)}`;
}

/** A number with its unit: rounded, but with two digits if it is small and not whole. */
export function formatAmount(value: number, unit: Figure["unit"]): string {
  const isSmall = Math.abs(value) < 10 && !Number.isInteger(value);
  const digits = isSmall ? value.toFixed(2) : Math.round(value).toLocaleString("en-US");
  return unit === "" ? digits : `${digits} ${unit}`;
}
