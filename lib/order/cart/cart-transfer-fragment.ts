const prefix = "#cart=";

/** The most lines that are handed over: nobody fills a cart that far. */
const maxLines = 500;

/** What the browser tells of how a page was reached. */
export interface Arrival {
  readonly address: string;
  /** `document.referrer` */
  readonly referrer: string;
  /** The type of the navigation: `navigate`, `reload`, `back_forward` or `prerender`. */
  readonly navigation: string | undefined;
  /** Whether the shop itself has reloaded the page, as its history entry says. */
  readonly isOwnReload: boolean;
  /** The fragment that the page before this one has left in its own history entry, if any. */
  readonly leftWith: unknown;
}

/** The end of an address that hands a cart over: `#cart=slug:size,slug:size`; empty for none. */
export function cartFragment(ids: readonly string[]): string {
  return ids.length === 0 ? "" : `${prefix}${ids.slice(0, maxLines).join(",")}`;
}

/** Whether an address ends with a cart, of whatever origin. */
export function hasCartFragment(address: string): boolean {
  return new URL(address).hash.startsWith(prefix);
}

/**
 * The ids of the lines that a page of the shop hands over to another one; they may be unknown.
 * None unless the shop itself led here just now: by a link from one of its pages, or by its own
 * reload. Another site cannot make a browser name a page of the shop as the referrer, nor write
 * into its history entries, so a fragment from elsewhere puts nothing into a cart. Firefox names no
 * referrer where a service worker brings the page (seen in 153), so either of the two is enough.
 */
export function transferredIds(arrival: Arrival): readonly string[] {
  const { hash, origin } = new URL(arrival.address);
  if (!hash.startsWith(prefix) || !isFromShop(arrival, hash, origin)) return [];
  return hash.slice(prefix.length).split(",", maxLines);
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
