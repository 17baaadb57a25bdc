import type { Item } from "@/lib/shop/catalogue";

/** `#order=…`, also with an equals sign that chat apps have encoded, once or more: `%253D`. */
const orderFragment = /^#order(?:=|%(?:25)*3D)(.*)$/is;

/** `https://…/products#order=2~desi-cow-milk_2-liter~fresh-paneer_500g`: how many first, no sign at which links end. */
export function orderLink(productsUrl: string, items: readonly Item[]): string {
  const names = items.map(({ id }) => id.replace(":", "_"));
  return `${productsUrl}#order=${[items.length, ...names].join("~")}`;
}

/** The text after `#order=`; empty if the address was cut off within that word (`#ord`), undefined if it is no order. */
export function orderLinkText(fragment: string): string | undefined {
  const isCut = fragment.length > 1 && "#order".startsWith(fragment.toLowerCase());
  return isCut ? "" : orderFragment.exec(fragment)?.[1];
}
