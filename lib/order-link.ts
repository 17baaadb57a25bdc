import type { Item } from "@/lib/catalogue";

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
