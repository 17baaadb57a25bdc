import { allItems, findItem, type Item, type SoldOut } from "@/lib/shop/catalogue";
import { cleanText } from "@/lib/text";

// Apart from `link.ts`, which is in the scripts of every page with goods: this comes later, with the popups. No pattern here
// has `(?<!…)` ("not behind"), which Safari 16.3 and older do not know.

/** The most items that are read, and the most names; real carts have far fewer. */
export const maxLinkItems = 500;

/** What trackers append to a link: `?utm_source=whatsapp`, `&fbclid=IwAR0`, `#top`. */
const trackingSuffix = /[?&#].*/s;

/** What chat apps insert into a long link. */
const insertedGap = /[\s\p{Cf}]*/gu;

const idPatterns = allItems.map(({ id }) =>
  Array.from(id).join(insertedGap.source).replace(":", "[_:]").replace(".", "\\."),
);

/** Ids, whatever people write around them: `fresh-paneer_500g).`, but not as a part of a longer one: `fresh-paneer_500g-box`. */
const itemIds = new RegExp(`(?:^|[^a-z\\d-])(${idPatterns.join("|")})(?!\\d|-[a-z\\d])`, "gu");

/**
 * Reads the text after `#order=`, which anyone may have written, in the form of today or of before:
 * `2~a2-milk_1-liter~fresh-paneer_500g` or `a2-milk:1-liter,fresh-paneer:500g`. `isCut` says that a part is missing.
 */
export function readOrderLink(text: string, soldOut: SoldOut) {
  const parts = decode(decode(decode(text))).split(/[,~]/);
  const [, expected] = /^\s*(\d+)\W*$/.exec(parts[0] ?? "") ?? [];
  const names = parts
    .slice(expected === undefined ? 0 : 1)
    .map((name) => name.replace(trackingSuffix, "").trim())
    .filter((name) => /[\p{L}\p{N}]/u.test(name));
  const entries = names.slice(0, maxLinkItems).map((name) => ({ name, items: itemsIn(name) }));
  const all = entries.flatMap((entry) => entry.items);
  const items = all.slice(0, maxLinkItems);
  const isTooLong = names.length > entries.length || all.length > items.length;
  const unknown = entries.filter((entry) => entry.items.length === 0).map(({ name }) => name);
  const last = entries.at(-1);
  const isLastCut = expected !== undefined && last?.items.length === 0 && isStartOfItem(last.name);
  // Links of before do not say how many items they had.
  const isShort = text === "" || isLastCut || Number(expected) > items.length + unknown.length;
  return {
    items: items.filter(({ id }) => !soldOut.includes(id)),
    soldOut: items.filter(({ id }) => soldOut.includes(id)),
    unknown: unknown.slice(0, isLastCut ? -1 : undefined).map(shorten),
    isCut: isShort || isTooLong,
  };
}

/** Whether this may be what is left of an item's name: `fresh-paneer_50`. */
function isStartOfItem(name: string): boolean {
  const start = name.toLowerCase().replace(insertedGap, "");
  return allItems.some(({ id }) => id.replace(":", "_").startsWith(start));
}

function itemsIn(name: string): readonly Item[] {
  return Array.from(name.toLowerCase().matchAll(itemIds)).flatMap(
    ([, id = ""]) => findItem(id.replace(insertedGap, "").replace("_", ":")) ?? [],
  );
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

/** A name as plain text of at most 40 characters. */
function shorten(name: string): string {
  return cleanText(name).replace(/^(.{39}).{2,}$/su, "$1…");
}
