import type { Item } from "@/lib/shop/catalogue";

/** The most items in one link; real carts have far fewer. */
export const maxLinkItems = 500;

/** An order link's fragment: `#order=…`, also with an equals sign that chat apps have encoded, once or more: `%253D`. */
const orderFragment = /^#order(?:=|%(?:25)*3D)(.*)$/is;

/**
 * The address that offers these items again. They are in the fragment, because browsers do not send that to a server. In
 * front stands how many they are, and no sign is among them at which text messages, mails or chats end an address.
 *
 * @example "https://…/products#order=2~desi-cow-milk_2-liter~fresh-paneer_500g"
 */
export function orderLink(productsUrl: string, items: readonly Item[]): string {
  const names = items.map(({ id }) => id.replace(":", "_"));
  return `${productsUrl}#order=${[items.length, ...names].join("~")}`;
}

/**
 * The text after `#order=` in the fragment of an address; undefined if the fragment is no order. It is empty if the
 * address was cut off within that word: `#ord`.
 */
export function offeredIn(fragment: string): string | undefined {
  const isCut = fragment.length > 1 && "#order".startsWith(fragment.toLowerCase());
  return isCut ? "" : orderFragment.exec(fragment)?.[1];
}
