/** A spreadsheet takes what begins like this for a formula; full-width signs, too, in some. */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠|%\t\r]/u;

/**
 * Rows as a CSV file that spreadsheets open rightly: UTF-8 with its mark, every field in quotes. A
 * text that one of them would carry out as a formula gets an apostrophe before it, which makes it a
 * text (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(field).join(",")}\r\n`).join("")}`;
}

function field(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
