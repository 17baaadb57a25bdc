import type { Item } from "@/lib/shop/catalogue";

/** How the fragment of an order link begins; chat apps may encode the sign. */
const beginning = /^#order(=|%3D)/i;

/** The most items that one link carries; nobody fills a cart that far. */
export const maxLinkItems = 500;

/**
 * The address that offers these items again, in their order, each as often as it stands here:
 * `https://…/products#order=desi-cow-milk:2-liter,fresh-paneer:500g`. The items travel in the
 * fragment, which browsers do not send to a server.
 *
 * @param productsUrl absolute address of the products page in the shopper's language
 */
export function orderLink(productsUrl: string, items: readonly Item[]): string {
  return `${productsUrl}#order=${items.map((item) => item.id).join(",")}`;
}

/** What stands behind `#order=` in the fragment of an address; undefined when it is another. */
export function orderIn(fragment: string): string | undefined {
  return beginning.test(fragment) ? fragment.replace(beginning, "") : undefined;
}
