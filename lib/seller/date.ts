import type { OrderWords } from "@/lib/order/message";
import { anyOf, letters } from "@/lib/seller/words";
import { dayPart } from "@/lib/shop/format";
import { fill } from "@/lib/fill";

/** `20/11/26`, `20. 11.`, `2026-11-20` */
const numericDate =
  /(?<![\d:])(?<first>\d{1,4})([./-]) ?(?<second>\d\d?)(?:\2 ?(?<third>\d{4}|\d\d))?(?![\d:])\.?/u;

/** Whether the month comes first in a date, as on American phones; undefined if one cannot tell. */
export function isMonthFirst(text: string): boolean | undefined {
  const { first, second } = numericDate.exec(text)?.groups ?? {};
  const [isFirstDay, isSecondDay] = [first, second].map((each) => Number(each) > 12);
  return Number(first) > 31 || isFirstDay === isSecondDay ? undefined : isSecondDay;
}

/** Makes readers of dates and times in plain text, which know the names of months and parts of the day. */
export function dateReader(orders: readonly OrderWords[]) {
  // Three letters tell months apart. नवम्बर is also written नवंबर.
  const startOf = (name = "") => Array.from(name.normalize("NFD")).slice(0, 3).join("");
  const months = Array.from({ length: 12 }, (_, at) =>
    anyOf(orders.map((words) => startOf(words.months[at]))).replace("ं", "(?:ं|म्)"),
  );
  const monthTests = months.map((each) => new RegExp(`^${each}$`, "u"));
  const month = `(?<![${letters}])(?<month>${months.join("|")})[${letters}]*`;
  /** `20 nov 2026`, `20th November`, `November 20th, 2026`, but not ` 18` of ` 18:42` for a year */
  const namedDate = new RegExp(
    String.raw`(?:(?<!\d)(?<before>\d\d?)(?:st|nd|rd|th)?[ .,-]*)?${month}(?:[ .,॰-]*(?<behind>\d{4}|\d\d?)(?![\d:.]))?(?:st|nd|rd|th)?(?:[ ,]*(?<year>\d{4}))?`,
    "u",
  );
  const times = orders.map(({ time, dayParts }) => {
    const part = `(?<part>${Object.values(dayParts).join("|").toLowerCase()})`;
    const values = { hour: "(?<hour>1[0-2]|[1-9])", minute: String.raw`(?<minute>[0-5]\d)`, part };
    const pattern = new RegExp(String.raw`^[^\p{L}\p{N}]*${fill(time, values)}`, "u");
    return { pattern, partAt: (hour: number) => dayParts[dayPart(hour)].toLowerCase() };
  });
  return {
    /** The days that the first date may mean, the likeliest first, as `2026-11-20`; without a year, that nearest to `nearTo`. */
    dateIn(text: string, isMonthFirst = false, nearTo = "") {
      const found = namedDate.exec(text) ?? numericDate.exec(text);
      const { before, month = "", behind, year, first, second, third } = found?.groups ?? {};
      const at = monthTests.findIndex((each) => each.test(month));
      const named = [before ? behind : year, `${at + 1}`, before ?? behind];
      const numeric = [
        [third, second, first],
        [third, first, second],
      ];
      if (isMonthFirst) numeric.reverse();
      const readings = month ? [named] : first?.length === 4 ? [[first, second, third]] : numeric;
      const days = readings.flatMap(([year, month, day]) => {
        if (year) return dayOf(year, month, day);
        const near = [0, 1, -1].map((by) => `${parseInt(nearTo) + by}`);
        const all = near.flatMap((each) => dayOf(each, month, day));
        return (
          all.sort((one, other) => daysBetween(one, nearTo) - daysBetween(other, nearTo))[0] ?? []
        );
      });
      return { days, start: found?.index ?? 0, end: found ? found.index + found[0].length : 0 };
    },
    /** The time with which a text begins, as our messages write it: `18:42`; any other, like `6:42`, is not certain. */
    timeIn(text: string) {
      for (const { pattern, partAt } of times) {
        const found = pattern.exec(text);
        const { hour, minute = "", part } = found?.groups ?? {};
        const hours = [Number(hour) % 12, (Number(hour) % 12) + 12];
        const at = hours.find((each) => partAt(each) === part);
        if (!found || at === undefined) continue;
        return { time: `${String(at).padStart(2, "0")}:${minute}`, end: found[0].length };
      }
      return { time: "", end: 0 };
    },
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
