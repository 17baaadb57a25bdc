/**
 * Replaces the `{placeholders}` of a text: `fill("{count} lines", { count: 3 })` → `3 lines`. A placeholder without a
 * value stays as it is. Placeholders that stand in values are not replaced.
 */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}

/** Fills the text that fits this number of things: `one` for a single thing, `other` for any other number. */
export function fillCount(
  texts: { readonly one: string; readonly other: string },
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(count === 1 ? texts.one : texts.other, { count, ...values });
}
