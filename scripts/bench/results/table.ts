import { type Figure, isBroken, type Limit, ratioOf } from "@/scripts/bench/results/figure";

const HEADINGS = ["figure", "value", "reference", "ratio", "limit", ""] as const;

/** The figures as lines of text, one below the other in columns. */
export function formatTable(figures: readonly Figure[]): string {
  const rows = [HEADINGS, ...figures.map(cellsOf)];
  const widths = HEADINGS.map((_, column) =>
    Math.max(...rows.map((cells) => (cells[column] ?? "").length)),
  );
  return rows
    .map((cells) =>
      cells
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function cellsOf(figure: Figure): readonly string[] {
  const { what, value, reference, unit, limit } = figure;
  const ratio = ratioOf(figure);
  return [
    what,
    formatAmount(value, unit),
    reference === undefined ? "" : formatAmount(reference, unit),
    ratio === undefined ? "" : ratio.toFixed(2),
    limit ? formatLimit(limit, unit) : "",
    limit ? (isBroken(figure) ? "BROKEN" : "ok") : "",
  ];
}

/** What a figure may be, in few signs. */
export function formatLimit({ kind, value }: Limit, unit: Figure["unit"]): string {
  switch (kind) {
    case "at most":
      return `<= ${formatAmount(value, unit)}`;
    case "at least":
      return `>= ${formatAmount(value, unit)}`;
    case "above reference at most":
      return `<= reference + ${formatAmount(value, unit)}`;
    case "ratio at most":
      return `<= ${value.toFixed(2)} x`;
    case "ratio at least":
      return `>= ${value.toFixed(2)} x`;
  }
}

/** Whole numbers with their thousands apart; small ones that are not whole keep two digits. */
export function formatAmount(value: number, unit: Figure["unit"]): string {
  const isSmall = Math.abs(value) < 10 && !Number.isInteger(value);
  const digits = isSmall ? value.toFixed(2) : Math.round(value).toLocaleString("en-US");
  return unit === "" ? digits : `${digits} ${unit}`;
}
