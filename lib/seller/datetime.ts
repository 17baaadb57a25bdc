import { indianOffset } from "@/lib/shop/format";
import { matchesOf } from "@/lib/text";

// Here it is read which day and hour a date and a time mean, in a header or where somebody has typed them. The patterns
// of header.ts are looser, because they only have to find where a header ends.

/**
 * The words that stand beside a time of the 12-hour clock, in the languages to which phones in India are set. A time
 * with such a word is at or after the first hour and before or at the second.
 */
const dayParts = [
  ["am पूर्वाह्न मपू পূর্বাহ্ন পূর্বাহ্ণ পূৰ্বাহ্ন ਪੂਦੁ ପୂର୍ବାହ୍ନ முற்பகல் ಪೂರ್ವಾಹ್ನ ص", 0, 12],
  ["pm अपराह्न मउ অপরাহ্ন অপরাহ্ণ অপৰাহ্ন ਬਾਦੁ ଅପରାହ୍ନ பிற்பகல் ಅಪರಾಹ್ನ م", 12, 24],
  ["सुबह सवेरे पहाटे सकाळी সকাল ভোর સવારે ਸਵੇਰੇ காலை ఉదయం ಬೆಳಿಗ್ಗೆ രാവിലെ صبح subah", 3, 12],
  ["दोपहर दुपारी দুপুর બપોરે ਦੁਪਹਿਰ மதியம் మధ్యాహ్నం ಮಧ್ಯಾಹ್ನ ഉച്ചയ്ക്ക് دوپہر dopahar", 11, 17],
  ["शाम सायं संध्याकाळी বিকাল সন্ধ্যা સાંજે ਸ਼ਾਮ மாலை సాయంత్రం ಸಂಜೆ വൈകുന്നേരം شام shaam", 15, 21],
  // The night lasts until five in the morning, which is hour 29.
  ["रात रात्री রাত રાત્રે ਰਾਤ இரவு రాత్రి ರಾತ್ರಿ രാത്രി رات raat", 18, 29],
] as const;

/** `pm` → `p[. ]*m`, since people also write `p.m.` and `p. m.` */
const spacedOut = (word: string) => Array.from(word).join("[. ]*");
const dayPartWords = dayParts.flatMap(([words]) => words.split(" ")).map(spacedOut);
const dayPart = `(?:${dayPartWords.join("|")})(?![\\p{L}\\p{M}])\\.?`;
/** `18:42`, `6:42:15 pm`, `6.42 p. m.`, `शाम 6:42 बजे` */
const timePattern = new RegExp(
  [
    String.raw`(?:(?<![\p{L}\p{M}])(?<before>${dayPart})[ ,]*)?`,
    String.raw`(?<!\d)(?<hour>\d{1,2})[:.](?<minute>[0-5]\d)(?:[:.]\d\d)?(?!\d)`,
    String.raw`(?:[ ,]*(?<after>${dayPart}))?(?: *(?:बजे|baje|hrs?|h)(?![\p{L}\p{M}]))?`,
  ].join(""),
  "u",
);

/**
 * Finds the first date and the first time in a text of plain characters; `rest` is all else, in its place.
 *
 * @param months names of months, January to December in one language after another
 * @param is24Hour whether a time without a word is of the 24-hour clock: phones write it so, but people leave words out
 */
export function readDateTime(text: string, months: readonly string[], is24Hour: boolean) {
  const date = readNamedDate(text, months) ?? readNumericDate(text);
  return { date, ...readTime(date?.rest ?? text, is24Hour) };
}
export type WrittenDate = NonNullable<ReturnType<typeof readDateTime>["date"]>;

/** The time as `18:42`; empty if there is none, or if it is unclear which of two hours is meant. */
function readTime(text: string, is24Hour: boolean) {
  const [match = "", before = "", written, minute = "", after = ""] = timePattern.exec(text) ?? [];
  if (written === undefined) return { time: "", rest: text };
  const hour = Number(written);
  const beside = [before, after].map((word) => word.replace(/[. ]/g, "").toLowerCase());
  const isCertain = hour > 12 || hour === 0 || (is24Hour && beside.join("") === "");
  const candidates = isCertain ? [hour] : [hour % 12, (hour % 12) + 12];
  const parts = dayParts.filter(([words]) =>
    words.split(" ").some((word) => beside.includes(word)),
  );
  const hours = candidates.filter(
    (each) =>
      each < 24 &&
      parts.every(([, from, to]) => [each, each + 24].some((at) => at >= from && at < to)),
  );
  const time = hours.length === 1 ? `${String(hours[0]).padStart(2, "0")}:${minute}` : "";
  return { time, rest: without(text, match) };
}

const without = (text: string, part: string) => text.replace(part, " ".repeat(part.length));

export type DateStyle = "day-first" | "month-first";

/** `20/11/26`, `20. 11.`, `2026-11-20` */
const numericDate = /(?<![\d:])(\d{1,4})([./-]) ?(\d{1,2})(?:\2 ?(\d{4}|\d{2}))?(?![\d:])\.?/u;

/** The order of a numeric date; undefined if it can be read in both: `20/11` is day-first, `11/12` may be either. */
export function dateStyleOf(text: string): DateStyle | undefined {
  const [, first, , second] = numericDate.exec(text) ?? [];
  if (Number(first) > 31 || Number(first) > 12 === Number(second) > 12) return undefined;
  return Number(first) > 12 ? "day-first" : "month-first";
}

/** A date in digits. `days` are all that it may mean, as `2026-11-20`, in the given year if the date has none. */
function readNumericDate(text: string) {
  const found = numericDate.exec(text);
  if (!found) return undefined;
  const { 0: match, 1: first = "", 3: second = "", 4: third } = found;
  return {
    rest: without(text, match),
    hasYear: third !== undefined,
    days(year: string, style?: DateStyle): readonly string[] {
      if (first.length === 4) return validDays([first, second, third ?? ""]);
      return validDays(
        ...(style === "month-first" ? [] : [[third ?? year, second, first]]),
        ...(style === "day-first" ? [] : [[third ?? year, first, second]]),
      );
    },
  };
}

/** `20 ` or `20th, ` in front of the name of a month */
const dayBefore = /(?<day>\d{1,2})(?:st|nd|rd|th)?[ .,-]*$/iu;
/** ` 2026` behind the name of a month, but not ` 18` of ` 18:42` */
const yearAfter = /^[ .,॰-]*(?<year>\d{4}|\d\d(?![\d:.]))?/u;
/** ` 20` or ` 20th, 2026` behind the name of a month */
const dayAfter = /^[ .,॰-]*(?<day>\d{1,2})(?![\d:])(?:st|nd|rd|th)?(?:[ .,-]*(?<year>\d{4}))?/iu;

const anyWord = /[\p{L}\p{M}]{2,}/gu;

/** A date with the name of a month, which may be shortened: `20 nov 2026`, `November 20, 2026`. */
function readNamedDate(text: string, months: readonly string[]) {
  for (const { 0: word, index } of matchesOf(text, anyWord)) {
    const start = startOfMonth(word);
    const month = (months.findIndex((name) => startOfMonth(name) === start) % 12) + 1;
    const before = dayBefore.exec(text.slice(0, index));
    const after = (before ? yearAfter : dayAfter).exec(text.slice(index + word.length));
    const { day, year } = { ...before?.groups, ...after?.groups };
    if (month === 0 || day === undefined) continue;
    return {
      rest: without(text, [before?.[0], word, after?.[0]].join("")),
      hasYear: year !== undefined,
      days: (ownYear: string) => validDays([year ?? ownYear, String(month), day]),
    };
  }
  return undefined;
}

const starts = new Map<string, string>();

/** The three letters that tell months apart. The dot of nukta is often left out, and नवम्बर is also written नवंबर. */
function startOfMonth(name: string): string {
  const known = starts.get(name);
  if (known !== undefined) return known;
  const letters = name
    .normalize("NFD")
    .replace(/\u093c/g, "")
    .replace(/म्(?=ब)/g, "ं");
  const start = Array.from(letters.toLowerCase()).slice(0, 3).join("");
  starts.set(name, start);
  return start;
}

/** `["26", "11", "20"]` → `2026-11-20`; dates that are on no calendar are left out. */
function validDays(...dates: readonly (readonly string[])[]): readonly string[] {
  const days = dates.map(([year = "", month = "", day = ""]) =>
    [year.padStart(4, "20"), month.padStart(2, "0"), day.padStart(2, "0")].join("-"),
  );
  return [...new Set(days)].filter((day) => {
    const date = new Date(`${day}T00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  });
}

/** The moment of a day and a time in India; undefined if one of them is empty. */
export function momentOf(day: string, time: string): Date | undefined {
  return day && time ? new Date(`${day}T${time}${indianOffset}`) : undefined;
}

/** How many days lie between two dates; NaN if one of them is empty. */
export function daysBetween(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other)) / (24 * 60 * 60 * 1000);
}
