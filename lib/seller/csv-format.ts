/** The start of what spreadsheets take for a formula; some also accept full-width signs. */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠|%\t\r]/u;

/**
 * Rows as a CSV file that spreadsheets read correctly: UTF-8 with a byte order mark, every text quoted. A
 * text that looks like a formula gets an apostrophe in front, so that it is not run
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(field).join(",")}\r\n`).join("")}`;
}

function field(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
