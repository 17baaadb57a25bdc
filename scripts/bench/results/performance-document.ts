import { limitedNumber, ratioOf, type Figure } from "@/scripts/bench/results/figure-and-its-limit";
import type { LastRun } from "@/scripts/bench/results/last-run";
import { formatAmount, formatLimit } from "@/scripts/bench/results/terminal-table";

const beginMark = "<!-- Written by npm run bench -- write; not by hand. -->";
const endMark = "<!-- End of what is written. -->";

const tableHead = "| Figure | Lowest | Highest | Allowed |\n| --- | --- | --- | --- |";

/**
 * The document with the figures between its two marks, in a table for each part. A row has one figure of
 * all pages: the lowest and the highest, by the number that is limited.
 *
 * @param document Markdown
 * @throws if a mark is missing
 */
export function withFigures(document: string, lastRun: LastRun): string {
  const begin = document.indexOf(beginMark);
  const end = document.indexOf(endMark);
  if (begin === -1 || end < begin)
    throw new Error(`The document lacks "${beginMark}" or "${endMark}".`);
  const tables = Object.entries(lastRun).map(
    ([part, { measured, figures }]) => `### ${part} (${measured})\n\n${tableOf(figures)}\n\n`,
  );
  return `${document.slice(0, begin)}${beginMark}\n\n${tables.join("")}${document.slice(end)}`;
}

/** Pages with different limits have separate rows. */
function tableOf(figures: readonly Figure[]): string {
  const rows = new Map<string, Figure[]>();
  for (const figure of figures) {
    const row = `${wordsOf(figure)[1]} ${figure.limit?.value ?? ""}`;
    rows.set(row, [...(rows.get(row) ?? []), figure]);
  }
  return [tableHead, ...Array.from(rows.values(), rowOf)].join("\n");
}

function rowOf(figures: readonly Figure[]): string {
  const sorted = [...figures].sort((one, other) => limitedNumber(one) - limitedNumber(other));
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) throw new Error("There is no row without figures.");
  const allowed = first.limit ? formatLimit(first.limit, first.unit) : "";
  // If all values are equal, the pages are not named.
  const isAlike = sorted.length > 1 && limitedNumber(first) === limitedNumber(last);
  const [lowest, highest] = [first, last].map((figure) =>
    isAlike ? numberOf(figure) : `${numberOf(figure)} (${wordsOf(figure)[0]})`,
  );
  return `| ${wordsOf(first)[1]} | ${lowest} | ${highest} | ${allowed} |`;
}

/** `/hi: all bytes` is about `/hi`, and named "all bytes". */
function wordsOf({ what }: Figure): readonly [subject: string, name: string] {
  const [subject = "", name = ""] = what.split(": ");
  return [subject, name];
}

function numberOf(figure: Figure): string {
  const { value, unit, limit } = figure;
  const ratio = ratioOf(figure);
  const amount = formatAmount(value, unit);
  if (limit?.kind === "above reference at most") {
    return `${amount}, reference + ${formatAmount(limitedNumber(figure), unit)}`;
  }
  return ratio === undefined ? amount : `${amount}, ${ratio.toFixed(2)} ×`;
}
