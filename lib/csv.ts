/** The start of what spreadsheets take for a formula: `=1+1`, `+91`, `@SUM(A1)`; some also accept full-width signs. */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠|%\t\r]/u;

/** Digits with a word among or behind them, or none: `7/12`, `₹60`, `1E5`, `6:42 pm`, `5 May 2026` */
const digitsFirst = String.raw`[\p{Nd}\p{Sc}.(−]\P{L}*(?:\p{L}{1,9}\P{L}*)?`;
/** `May 5`, `Nov 20, 2026` */
const monthFirst = String.raw`\p{L}{3,9}[\s.,-]*\p{Nd}[\p{Nd}\s:.,/-]*`;
/** What spreadsheets take for a number, a date, a sum or a truth value. */
const numberLike = new RegExp(
  String.raw`^[\s\p{Cf}]*(?:${digitsFirst}|${monthFirst}|true|false)$`,
  "iu",
);

/**
 * Rows as a CSV file that spreadsheets read correctly: UTF-8 with a byte order mark, every text quoted. A text that looks
 * like a formula gets an apostrophe in front, so that it is not run (https://owasp.org/www-community/attacks/CSV_Injection).
 * One that looks like a number or a date gets a zero-width space: quotes and spaces Excel and LibreOffice ignore.
 */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const guard = formula.test(value) ? "'" : numberLike.test(value) ? "\u200b" : "";
  return `"${guard}${value.replaceAll('"', '""')}"`;
}
