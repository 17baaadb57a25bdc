import { allItems, findItem, type Item } from "@/lib/shop/catalogue";
import { cleanText } from "@/lib/text";

/** The most items in one link; real carts have far fewer. */
export const maxLinkItems = 500;

/** The most characters to show of a name that is not in the catalogue. */
const maxNameLength = 40;

/** An order link's fragment: `#order=…`, also with an equals sign that chat apps have encoded, once or more: `%253D`. */
const orderFragment = /^#order(?:=|%(?:25)*3D)(.*)$/is;

/** What trackers append to a link: `?utm_source=whatsapp`, `&fbclid=IwAR0`, `#top`. */
const trackingSuffix = /[?&#].*/s;

/** What chat apps insert into a long link: line breaks, and characters that nobody sees. */
const insertedGap = /[\s\p{Cf}]*/gu;

const idPatterns = allItems.map(({ id }) =>
  Array.from(id).join(insertedGap.source).replace(".", "\\."),
);

/**
 * The ids of items in a text, whatever people write around them: `fresh-paneer:500g).`. An id does not count as a part
 * of a longer one, like `fresh-paneer:500g-box`, which the shop may have sold in the past.
 */
const itemIds = new RegExp(`(?<![a-z\\d-])(?:${idPatterns.join("|")})(?!\\d|-[a-z\\d])`, "gu");

/**
 * The address that offers these items again. They are in the fragment, because browsers do not send that to a server.
 *
 * @example "https://…/products#order=desi-cow-milk:2-liter,fresh-paneer:500g"
 */
export function orderLink(productsUrl: string, items: readonly Item[]): string {
  return `${productsUrl}#order=${items.map((item) => item.id).join(",")}`;
}

/** The text after `#order=` in the fragment of an address; undefined if the fragment is no order. */
export function orderIn(fragment: string): string | undefined {
  return orderFragment.exec(fragment)?.[1];
}

/** Reads the text after `#order=`, which anyone may have written. Undefined if it has more than {@link maxLinkItems}. */
export function readOrderLink(text: string, soldOut: readonly string[]) {
  const names = decode(decode(decode(text)))
    .split(",")
    .map((name) => name.replace(trackingSuffix, "").trim())
    .filter((name) => /[\p{L}\p{N}]/u.test(name));
  if (names.length > maxLinkItems) return undefined;
  const entries = names.map((name) => ({ name, items: itemsIn(name) }));
  const items = entries.flatMap((entry) => entry.items);
  if (items.length > maxLinkItems) return undefined;
  return {
    items: items.filter(({ id }) => !soldOut.includes(id)),
    soldOut: items.filter(({ id }) => soldOut.includes(id)),
    /** Names that are not in the catalogue, each as one short line of plain text. */
    unknown: entries.filter((entry) => entry.items.length === 0).map(({ name }) => shorten(name)),
  };
}

function itemsIn(name: string): readonly Item[] {
  const ids = name.toLowerCase().match(itemIds) ?? [];
  return ids.flatMap((id) => findItem(id.replace(insertedGap, "")) ?? []);
}

/** Decodes percent-encoding. In a text with a malformed escape, as in `%2Cpaneer%E0`, it decodes the ASCII ones. */
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
  const characters = Array.from(cleanText(name));
  if (characters.length <= maxNameLength) return characters.join("");
  return `${characters.slice(0, maxNameLength - 1).join("")}…`;
}
