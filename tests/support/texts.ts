import type { Copy } from "@/lib/copy";

/** Every text of the shop in one language by its key: `["shop.cart.total", "Total"]`. */
export function textsOf(copy: Copy): readonly (readonly [key: string, text: string])[] {
  return textsIn(copy, "");
}

function textsIn(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, path ? `${path}.${key}` : key),
  );
}
