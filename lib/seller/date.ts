import type { OrderWords } from "@/lib/order/message";
import { anyOf, letters } from "@/lib/seller/words";

/** `20/11/26`, `20. 11.`, `2026-11-20` */
const numericDate =
  /(?<![\d:])(?<first>\d{1,4})([./-]) ?(?<second>\d\d?)(?:\2 ?(?<third>\d{4}|\d\d))?(?![\d:])/u;

/** `11/20/26`, which shows that a phone writes the month first, as American ones do. */
export const monthFirstDate = /(?<![\d/])\d\d?\/(?:1[3-9]|[23]\d)(?!\d)/;

/** Makes a reader of dates in plain text, which knows the names of months. */
export function dateReader(orders: readonly OrderWords[]) {
  // Three letters tell months apart. नवम्बर is also written नवंबर.
  const startOf = (name = "") => Array.from(name.normalize("NFD")).slice(0, 3).join("");
  const months = Array.from({ length: 12 }, (_, at) =>
    anyOf(orders.map((words) => startOf(words.months[at]))).replace("ं", "(?:ं|म्)"),
  );
  const monthTests = months.map((each) => new RegExp(`^${each}$`, "u"));
  const dayBefore = String.raw`(?:(?<!\d)(?<before>\d\d?)[ .,-]*)?`;
  const monthName = `(?<![${letters}])(?<month>${months.join("|")})[${letters}]*`;
  const dayOrYear = String.raw`(?:[ .,-]*(?<behind>\d{4}|\d\d?)(?![\d:.]))?`;
  /** `20 nov 2026`, `20 November`, `Nov 20, 2026`, but not ` 18` of ` 18:42` for a year */
  const namedDate = new RegExp(
    String.raw`${dayBefore}${monthName}${dayOrYear}(?:[ ,]*(?<year>\d{4}))?`,
    "u",
  );

  /** The days that the first date may mean, the likeliest first, as `2026-11-20`; without a year, that nearest to `nearTo`. */
  return function daysIn(text: string, isMonthFirst = false, nearTo = ""): readonly string[] {
    const found = namedDate.exec(text) ?? numericDate.exec(text);
    const { before, month, behind, year, first, second, third } = found?.groups ?? {};
    const at = monthTests.findIndex((each) => each.test(month ?? ""));
    const named = [before ? behind : year, `${at + 1}`, before ?? behind];
    const yearFirst = [first, second, third];
    const dayFirst = [third, second, first];
    const monthFirst = [third, first, second];
    const either = isMonthFirst ? [monthFirst, dayFirst] : [dayFirst, monthFirst];
    const numeric = first?.length === 4 ? [yearFirst] : either;
    return (month ? [named] : numeric).flatMap(([year, month, day]) => {
      const years = year ? [year] : [0, 1, -1].map((by) => `${parseInt(nearTo) + by}`);
      const days = years.flatMap((each) => dayOf(each, month, day));
      const distance = (each: string) => daysBetween(each, nearTo);
      return days.sort((one, other) => distance(one) - distance(other)).slice(0, 1);
    });
  };
}

/** A day as `2026-11-20`; none if there is no such day. */
function dayOf(year: string, month = "", day = ""): readonly string[] {
  const written = [year.padStart(4, "20"), month.padStart(2, "0"), day.padStart(2, "0")].join("-");
  // Else there is no such date, or it is one of the next month.
  return new Date(`${written}T00:00Z`).getUTCDate() === Number(day) ? [written] : [];
}

/** How many days lie between two dates; NaN if one of them is empty. */
export function daysBetween(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other)) / (24 * 60 * 60 * 1000);
}
