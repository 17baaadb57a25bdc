import { findItem, items as catalogue, type Item } from "@/lib/shop/catalogue";
import { cleanText } from "@/lib/text";

/** The start of the fragment of an order link. Chat apps may encode the equals sign, more than once. */
const beginning = /^#order(=|%(25)*3D)/i;

/** The most items in one link; real carts have far fewer. */
export const maxLinkItems = 500;

/** The most characters of an unknown name to show. */
const maxShown = 40;

/** What trackers append to a link. */
const tail = /[?&#].*/s;

/** What chat apps put into a long link: line breaks, and what nobody sees. */
const gap = /[\s\p{Cf}]*/gu;

/**
 * The ids of items in a text, whatever people write around them; but not the beginning of another id, which the shop
 * may have had.
 */
const known = new RegExp(
  `(?<![a-z\\d-])(?:${catalogue.map(({ id }) => Array.from(id).join(gap.source).replace(".", "\\.")).join("|")})(?!\\d|-[a-z\\d])`,
  "gu",
);

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

const tooLong = { isTooLong: true as const };

/** The text after `#order=` in a fragment; undefined if it is another fragment. */
export function orderIn(fragment: string): string | undefined {
  return beginning.test(fragment) ? fragment.replace(beginning, "") : undefined;
}

/**
 * Reads the text after `#order=`, which anyone may have written. Never throws, whatever the text.
 *
 * @param soldOut ids of the items that are sold out
 */
export function readOrderLink(text: string, soldOut: readonly string[]) {
  const names = decode(decode(decode(text)))
    .split(",")
    .map((name) => name.replace(tail, "").trim())
    .filter((name) => /[\p{L}\p{N}]/u.test(name));
  if (names.length > maxLinkItems) return tooLong;
  const entries = names.map((name) => ({ name, items: itemsIn(name) }));
  const items = entries.flatMap((entry) => entry.items);
  if (items.length > maxLinkItems) return tooLong;
  return {
    isTooLong: false as const,
    /** In the order of the link. */
    items: items.filter(({ id }) => !soldOut.includes(id)),
    soldOut: items.filter(({ id }) => soldOut.includes(id)),
    /** Names that are not in the catalogue, each as one short line of plain text. */
    unknown: entries.filter((entry) => entry.items.length === 0).map(({ name }) => shorten(name)),
  };
}

function itemsIn(name: string): readonly Item[] {
  const ids = name.toLowerCase().match(known) ?? [];
  return ids.flatMap((id) => findItem(id.replace(gap, "")) ?? []);
}

/** Decodes percent-encoding, of which chat apps add more; if it is malformed, decodes at least ASCII characters. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/%([2-7][0-9a-f])/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }
}

function shorten(name: string): string {
  const letters = Array.from(cleanText(name));
  const shown = letters.slice(0, maxShown - 1).join("");
  return letters.length > maxShown ? `${shown}…` : letters.join("");
}
