import type { OrderWords } from "@/lib/order/message";
import { letters, loosePattern, withoutNukta } from "@/lib/seller/row";
import { dayPart } from "@/lib/shop/format";
import { fill } from "@/lib/fill";
import { matchesOf } from "@/lib/text";

// Which day and hour somebody means who has written a date and a time. The patterns of header.ts are looser, because they
// only have to find where a header ends.

export interface WrittenDate {
  readonly start: number;
  readonly end: number;
  /** All days that it may mean, as `2026-11-20`; of the year that is given if it has none. */
  readonly daysIn: (year?: string, style?: DateStyle) => readonly string[];
}

export type DateStyle = "day-first" | "month-first";

export const noDate: WrittenDate = { start: 0, end: 0, daysIn: () => [] };

/** The first date in plain characters; `months` are their beginnings (`monthStart`), twelve for each language. */
export const readDate = (text: string, months: readonly string[]): WrittenDate =>
  namedDate(text, months) ?? numericDate(text) ?? noDate;

/** `20/11/26`, `20. 11.`, `2026-11-20` */
const numericPattern = /(?<![\d:])(\d{1,4})([./-]) ?(\d{1,2})(?:\2 ?(\d{4}|\d{2}))?(?![\d:])\.?/u;

/** The order of a numeric date; undefined if it can be read in both: `20/11` is day-first, `11/12` may be either. */
export function dateStyleOf(text: string): DateStyle | undefined {
  const found = numericPattern.exec(text);
  const [first, second] = [Number(found?.[1]), Number(found?.[3])];
  if (first > 31 || first > 12 === second > 12) return undefined;
  return first > 12 ? "day-first" : "month-first";
}

function numericDate(text: string): WrittenDate | undefined {
  const found = numericPattern.exec(text);
  if (!found) return undefined;
  const { 0: date, 1: first = "", 3: second = "", 4: third, index: start } = found;
  const daysIn = (year?: string, style?: DateStyle) => {
    if (first.length === 4) return validDay(first, second, third);
    const dayFirst = style === "month-first" ? [] : validDay(third ?? year, second, first);
    return [...dayFirst, ...(style === "day-first" ? [] : validDay(third ?? year, first, second))];
  };
  return { start, end: start + date.length, daysIn };
}

/** `20 nov 2026`, `20th November`, but not ` 18` of ` 18:42` for a year */
const dayInFront = /(?<day>\d{1,2})(?:st|nd|rd|th)?[ .,-]*$/iu;
const yearBehind = /^[ .,॰-]*(?<year>\d{4}|\d\d(?![\d:.]))?/u;
/** `November 20th, 2026` */
const dayBehind = /^[ .,॰-]*(?<day>\d{1,2})(?![\d:])(?:st|nd|rd|th)?(?:[ .,-]*(?<year>\d{4}))?/iu;

function namedDate(text: string, months: readonly string[]): WrittenDate | undefined {
  for (const { 0: word, index } of matchesOf(text, /[\p{L}\p{M}]{2,}/gu)) {
    const month = (months.indexOf(monthStart(word)) % 12) + 1;
    if (month === 0) continue;
    const before = dayInFront.exec(text.slice(0, index));
    const after = (before ? yearBehind : dayBehind).exec(text.slice(index + word.length));
    const { day, year } = { ...before?.groups, ...after?.groups };
    if (day === undefined) continue;
    return {
      start: before?.index ?? index,
      end: index + word.length + (after?.[0].length ?? 0),
      daysIn: (ownYear) => validDay(year ?? ownYear, String(month), day),
    };
  }
  return undefined;
}

/** The three letters that tell months apart. नवम्बर is also written नवंबर. */
export const monthStart = (name: string) =>
  Array.from(withoutNukta(name).replace(/म्(?=ब)/g, "ं"))
    .slice(0, 3)
    .join("");

function validDay(year: string | undefined, month: string, day = ""): readonly string[] {
  if (year === undefined) return [];
  const written = [year.padStart(4, "20"), month.padStart(2, "0"), day.padStart(2, "0")].join("-");
  const date = new Date(`${written}T00:00Z`);
  const isKnown = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written);
  return isKnown ? [written] : [];
}

/** Makes a reader of the first time as our messages write it, as `18:42`; any other, like `6:42`, is not certain. */
export function timeReader(orders: readonly OrderWords[]) {
  const clocks = Array.from({ length: 24 }, (_, hour) => {
    const written = orders.map(({ time, dayParts }) => {
      const part = dayParts[dayPart(hour)];
      return loosePattern(fill(time, { hour: hour % 12 || 12, minute: "MM", part }));
    });
    const texts = written.join("|").replaceAll("mm", String.raw`([0-5]\d)`);
    return new RegExp(String.raw`(?<!\d)(?:${texts})(?![${letters}\d])`, "u");
  });
  return (plain: string) => {
    for (const [hour, clock] of clocks.entries()) {
      const found = clock.exec(plain);
      if (!found) continue;
      const time = `${String(hour).padStart(2, "0")}:${found.slice(1).join("")}`;
      return { time, start: found.index, end: found.index + found[0].length };
    }
    return { time: "", start: 0, end: 0 };
  };
}

/** How many days lie between two dates; NaN if one of them is empty. */
export function daysBetween(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other)) / (24 * 60 * 60 * 1000);
}
