import { otherLanguagePath } from "@/lib/paths";

const prefix = "#cart=";

/** The most lines that one switch of the language hands over: nobody fills a cart that far. */
const maxLines = 500;

/** What the browser tells of how a page was reached. */
export interface Arrival {
  readonly address: string;
  /** `document.referrer` */
  readonly referrer: string;
  /** The type of the navigation: `navigate`, `reload`, `back_forward` or `prerender`. */
  readonly navigation: string | undefined;
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
 * The ids of the lines that a switch of the language hands over; they may be unknown. None unless
 * the shop's own language link led here: a link followed just now, from the same page in the
 * other language. Another site cannot make a browser name that page as the referrer, so a
 * fragment from elsewhere puts nothing into a cart.
 */
export function handedOver({ address, referrer, navigation }: Arrival): readonly string[] {
  if (!hasCartFragment(address) || referrer === "" || navigation !== "navigate") return [];
  const here = new URL(address);
  const from = new URL(referrer);
  const isSamePage =
    from.origin === here.origin && otherLanguagePath(from.pathname) === here.pathname;
  return isSamePage ? here.hash.slice(prefix.length).split(",", maxLines) : [];
}
