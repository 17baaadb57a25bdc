/** Every text in a part of the shop's words, each behind its key: `["cart.total", "Total"]`. */
export function textsOf(
  value: unknown,
  path = "",
): readonly (readonly [key: string, text: string])[] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, path ? `${path}.${key}` : key),
  );
}
