import type { Item } from "@/lib/shop/catalogue";

/** The start of the fragment of an order link. Chat apps may encode the equals sign. */
const beginning = /^#order(=|%3D)/i;

/** The most items in one link; real carts have far fewer. */
export const maxLinkItems = 500;

/**
 * The address that offers these items again, in this order:
 * `https://…/products#order=desi-cow-milk:2-liter,fresh-paneer:500g`. The items travel in the
 * fragment, which browsers do not send to a server.
 *
 * @param productsUrl absolute address of the products page in the shopper's language
 */
export function orderLink(productsUrl: string, items: readonly Item[]): string {
  return `${productsUrl}#order=${items.map((item) => item.id).join(",")}`;
}

/** The text after `#order=` in a fragment; undefined if it is another fragment. */
export function orderIn(fragment: string): string | undefined {
  return beginning.test(fragment) ? fragment.replace(beginning, "") : undefined;
}
