/** The beginning of a fragment with a cart. */
export const cartPrefix = "#cart=";

/** The most lines that are handed over; real carts have far fewer. */
const maxLines = 500;

/** What the browser knows about how a page was reached. */
export interface Arrival {
  readonly address: string;
  /** `document.referrer` */
  readonly referrer: string;
  /** The type of the navigation: `navigate`, `reload`, `back_forward` or `prerender`. */
  readonly navigation: string | undefined;
  /** Whether the shop itself has reloaded the page. */
  readonly isOwnReload: boolean;
  /** The fragment that the previous page left in its history entry, if any. */
  readonly leftWith: unknown;
}

/** The fragment that hands a cart over: `#cart=slug:size,slug:size`; empty for an empty cart. */
export function cartFragment(ids: readonly string[]): string {
  return ids.length === 0 ? "" : `${cartPrefix}${ids.slice(0, maxLines).join(",")}`;
}

/** Whether an address has a cart in its fragment, whoever wrote it. */
export function hasCartFragment(address: string): boolean {
  return new URL(address).hash.startsWith(cartPrefix);
}

/**
 * The ids in the address of a page that was reached from another page of the shop, or by the shop's own
 * reload; they may be unknown. Empty for any other arrival: a fragment from another site must not
 * change a cart. Such a site cannot forge the referrer, nor write into the shop's history entries. One
 * of these two proofs is enough, because Firefox (seen in 153) sends no referrer to a page that comes
 * from a service worker.
 */
export function transferredIds(arrival: Arrival): readonly string[] {
  const { hash, origin } = new URL(arrival.address);
  if (!hash.startsWith(cartPrefix) || !isFromShop(arrival, hash, origin)) return [];
  return hash.slice(cartPrefix.length).split(",", maxLines);
}

function isFromShop(
  { referrer, navigation, isOwnReload, leftWith }: Arrival,
  hash: string,
  origin: string,
): boolean {
  if (navigation === "reload") return isOwnReload;
  if (navigation !== "navigate") return false;
  return leftWith === hash || (referrer !== "" && new URL(referrer).origin === origin);
}
