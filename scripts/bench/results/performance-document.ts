import { type Figure, ratioOf } from "@/scripts/bench/results/measured-figure";
import type { LastRun } from "@/scripts/bench/results/last-run";
import { formatAmount, formatLimit } from "@/scripts/bench/results/terminal-table";

const BEGIN = "<!-- Written by npm run bench -- write; not by hand. -->";
const END = "<!-- End of what is written. -->";

/**
 * The document with the figures between its two marks, in a table for each part. A row has one figure of
 * all pages: the lowest and the highest, relative to their reference.
 *
 * @param document Markdown
 * @throws if a mark is missing
 */
export function withFigures(document: string, lastRun: LastRun): string {
  const begin = document.indexOf(BEGIN);
  const end = document.indexOf(END);
  if (begin === -1 || end < begin) throw new Error(`The document lacks "${BEGIN}" or "${END}".`);
  const tables = Object.entries(lastRun).map(
    ([part, { measured, figures }]) => `### ${part} (${measured})\n\n${tableOf(figures)}\n\n`,
  );
  return `${document.slice(0, begin)}${BEGIN}\n\n${tables.join("")}${document.slice(end)}`;
}

function tableOf(figures: readonly Figure[]): string {
  const names = new Set(figures.map(rowNameOf));
  const rows = [...names].map((name) =>
    rowOf(figures.filter((figure) => rowNameOf(figure) === name)),
  );
  return ["| Figure | Lowest | Highest | Allowed |", "| --- | --- | --- | --- |", ...rows].join(
    "\n",
  );
}

/** Pages with different limits have separate rows. */
function rowNameOf(figure: Figure): string {
  return `${nameOf(figure)} ${figure.limit?.value ?? ""}`;
}

function rowOf(figures: readonly Figure[]): string {
  const [first, ...others] = [...figures].sort((one, other) => compared(one) - compared(other));
  if (!first) throw new Error("There is no row without figures.");
  const last = others.at(-1) ?? first;
  const allowed = first.limit ? formatLimit(first.limit, first.unit) : "";
  // If all values are equal, the pages are not named.
  const isAlike = figures.length > 1 && compared(first) === compared(last);
  const [lowest, highest] = [first, last].map((figure) =>
    isAlike ? numberOf(figure) : `${numberOf(figure)} (${subjectOf(figure)})`,
  );
  return `| ${nameOf(first)} | ${lowest} | ${highest} | ${allowed} |`;
}

/** `/hi: all bytes` is about `/hi`, and named "all bytes". */
function nameOf({ what }: Figure): string {
  return what.slice(what.indexOf(": ") + 2);
}

function subjectOf({ what }: Figure): string {
  return what.slice(0, what.indexOf(": "));
}

/** The number to which the limit applies. */
function compared(figure: Figure): number {
  const { value, reference = 0, limit } = figure;
  if (limit?.kind === "above reference at most") return value - reference;
  return ratioOf(figure) ?? value;
}

function numberOf(figure: Figure): string {
  const { value, reference, unit, limit } = figure;
  const ratio = ratioOf(figure);
  const amount = formatAmount(value, unit);
  if (reference !== undefined && limit?.kind === "above reference at most") {
    return `${amount}, reference + ${formatAmount(value - reference, unit)}`;
  }
  return ratio === undefined ? amount : `${amount}, ${ratio.toFixed(2)} ×`;
}
