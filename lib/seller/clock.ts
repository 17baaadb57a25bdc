import { indianOffset } from "@/lib/shop/format";

/**
 * The words that stand beside a time of twelve hours, in the languages that phones in India are set to, and the
 * hours that each may mean: from, to.
 */
const parts = [
  ["am पूर्वाह्न मपू পূর্বাহ্ন পূর্বাহ্ণ পূৰ্বাহ্ন ਪੂਦੁ ପୂର୍ବାହ୍ନ முற்பகல் ಪೂರ್ವಾಹ್ನ ص", 0, 12],
  ["pm अपराह्न मउ অপরাহ্ন অপরাহ্ণ অপৰাহ্ন ਬਾਦੁ ଅପରାହ୍ନ பிற்பகல் ಅಪರಾಹ್ನ م", 12, 24],
  ["सुबह सवेरे पहाटे सकाळी সকাল ভোর સવારે ਸਵੇਰੇ காலை ఉదయం ಬೆಳಿಗ್ಗೆ രാവിലെ صبح subah", 3, 12],
  ["दोपहर दुपारी দুপুর બપોરે ਦੁਪਹਿਰ மதியம் మధ్యాహ్నం ಮಧ್ಯಾಹ್ನ ഉച്ചയ്ക്ക് دوپہر dopahar", 11, 17],
  ["शाम सायं संध्याकाळी বিকাল সন্ধ্যা સાંજે ਸ਼ਾਮ மாலை సాయంత్రం ಸಂಜೆ വൈകുന്നേരം شام shaam", 15, 21],
  // Until five in the morning.
  ["रात रात्री রাত રાત્રે ਰਾਤ இரவு రాత్రి ರಾತ್ರಿ രാത്രി رات raat", 18, 29],
] as const;

/** Between the letters of `a.m.` and `p. m.` there may be dots and spaces. */
const spelt = (word: string) => Array.from(word).join("[. ]*");
const spellings = parts.flatMap(([each]) => each.split(" ")).map(spelt);
const part = `(?:${spellings.join("|")})(?![\\p{L}\\p{M}])\\.?`;
const time = new RegExp(
  [
    String.raw`(?:(?<![\p{L}\p{M}])(?<before>${part})[ ,]*)?`,
    String.raw`(?<!\d)(?<hour>\d{1,2})[:.](?<minute>[0-5]\d)(?:[:.]\d\d)?(?!\d)`,
    String.raw`(?:[ ,]*(?<after>${part}))?(?: *(?:बजे|baje|hrs?|h)(?![\p{L}\p{M}]))?`,
  ].join(""),
  "iu",
);

/**
 * The first date and time in a text in plain signs, and the rest of it.
 *
 * @param months their names in one language after another
 * @param isOf24 whether a time without a word is one of 24 hours, as the phone writes it; people leave words out
 */
export function readMoment(text: string, months: readonly string[], isOf24: boolean) {
  const date = readNamed(text, months) ?? readNumeric(text);
  return { date, ...readClock(date?.around ?? text, isOf24) };
}
export type ReadDate = NonNullable<ReturnType<typeof readMoment>["date"]>;

/** The time as `18:42`; empty where nobody can say which of two hours it is. */
function readClock(text: string, isOf24: boolean) {
  const [said = "", before = "", typed, minute = "", after = ""] = time.exec(text) ?? [];
  if (typed === undefined) return { clock: "", rest: text };
  const hour = Number(typed);
  const beside = [before, after].map((word) => word.replace(/[. ]/g, "").toLowerCase());
  const isCertain = hour > 12 || hour === 0 || (isOf24 && beside.join("") === "");
  const meant = parts.filter(([words]) => words.split(" ").some((word) => beside.includes(word)));
  const hours = (isCertain ? [hour] : [hour % 12, (hour % 12) + 12]).filter(
    (each) =>
      each < 24 &&
      meant.every(([, from, to]) => [each, each + 24].some((at) => at >= from && at < to)),
  );
  const clock = hours.length === 1 ? `${String(hours[0]).padStart(2, "0")}:${minute}` : "";
  return { clock, rest: text.replace(said, " ") };
}

/** The order in which a phone writes day and month, where that can be told. */
export type DateStyle = "day-first" | "month-first";

const numeric = /(?<![\d:])(\d{1,4})([./-]) ?(\d{1,2})(?:\2 ?(\d{4}|\d{2}))?(?![\d:])\.?/u;

/** In which order a date was written, if it can be read in one alone. */
export function dateStyleOf(text: string): DateStyle | undefined {
  const [, first, , second] = numeric.exec(text) ?? [];
  if (Number(first) > 31 || Number(first) > 12 === Number(second) > 12) return undefined;
  return Number(first) > 12 ? "day-first" : "month-first";
}

/** A date in digits. Its days are all that it may mean, as `2026-11-20`, by the year that it may lack. */
function readNumeric(text: string) {
  const found = numeric.exec(text);
  if (!found) return undefined;
  const { 0: date, 1: a = "", 3: b = "", 4: c } = found;
  return {
    around: text.replace(date, " "),
    hasYear: c !== undefined,
    days(year: string, order?: DateStyle): readonly string[] {
      if (a.length === 4) return daysIn([a, b, c ?? ""]);
      return daysIn(
        ...(order === "month-first" ? [] : [[c ?? year, b, a]]),
        ...(order === "day-first" ? [] : [[c ?? year, a, b]]),
      );
    },
  };
}

const dayBefore = /(?<day>\d{1,2})(?:st|nd|rd|th)?[ .,-]*$/iu;
const yearAfter = /^[ .,॰-]*(?<year>\d{4}|\d\d(?![\d:.]))?/u;
const dayAfter = /^[ .,॰-]*(?<day>\d{1,2})(?![\d:])(?:st|nd|rd|th)?(?:[ .,-]*(?<year>\d{4}))?/iu;

/** A date with the name of its month, of which the first letters will do: `20 nov 2026`, `Nov 20, 2026`. */
function readNamed(text: string, months: readonly string[]) {
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}]{2,}/gu)) {
    const start = startOf(word);
    const month = (months.findIndex((name) => startOf(name) === start) % 12) + 1;
    const before = dayBefore.exec(text.slice(0, index));
    const after = (before ? yearAfter : dayAfter).exec(text.slice(index + word.length));
    const { day, year } = { ...before?.groups, ...after?.groups };
    if (month === 0 || day === undefined) continue;
    return {
      around: text.replace([before?.[0], word, after?.[0]].join(""), " "),
      hasYear: year !== undefined,
      days: (own: string) => daysIn([year ?? own, String(month), day]),
    };
  }
  return undefined;
}

/** The letters of a month that tell it from others; nukta are left out by many, and नवंबर is also नवम्बर. */
function startOf(name: string): string {
  const letters = name
    .normalize("NFD")
    .replace(/\u093c/g, "")
    .replace(/म्(?=ब)/g, "ं");
  return Array.from(letters.toLowerCase()).slice(0, 3).join("");
}

/** `26`, `11`, `20` → `2026-11-20`; without those that are no day. */
function daysIn(...dates: readonly (readonly string[])[]): readonly string[] {
  const days = dates.map(([year = "", month = "", day = ""]) =>
    [year.padStart(4, "20"), month.padStart(2, "0"), day.padStart(2, "0")].join("-"),
  );
  return [...new Set(days)].filter((day) => {
    const date = new Date(`${day}T00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  });
}

/** The moment of a day and a time in India; undefined if one of them is empty. */
export function momentOf(day: string, clock: string): Date | undefined {
  return day && clock ? new Date(`${day}T${clock}${indianOffset}`) : undefined;
}

/** How many days lie between two. */
export function daysBetween(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other)) / (24 * 60 * 60 * 1000);
}
