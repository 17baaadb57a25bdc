/**
 * Replaces the `{placeholders}` of a text: `fill("{count} lines", { count: 3 })` → `3 lines`. One without
 * a value stays as it is. Placeholders in values are not replaced.
 */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}
