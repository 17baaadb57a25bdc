// zod/mini, not zod: this schema is sent to phones, and mini costs them a third less.
import * as z from "zod/mini";
import { findItem, type Item } from "@/lib/shop/catalogue";
import { maxLinkItems } from "@/lib/order/cart/order-link-format";
import { cleanText, isBlank, lengthOf } from "@/lib/order/text";

/** The content of an order link, at today's prices. Anyone may have written the link. */
export type SharedCart =
  | { readonly isTooLong: true }
  | {
      readonly isTooLong: false;
      /** The items that can be ordered, in the order of the link. */
      readonly items: readonly Item[];
      /** The items that are sold out. */
      readonly soldOut: readonly Item[];
      /** Names that are not in the catalogue, each as one short line of plain text. */
      readonly unknown: readonly string[];
    };

/** Characters for one item: more than the longest id has when it is percent-encoded. */
const charactersPerItem = 40;

/** The most characters of an unknown name to show. */
const maxShown = 40;

/** What people and chat apps append to a link. The number is limited to keep the pattern fast on any text. */
const trailing = /[\s.,;:!?'"’”»)\]}>*_~…।|]{1,8}$/u;

const schema = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(maxLinkItems * charactersPerItem)),
    z.transform((text) =>
      decode(text)
        .split(",")
        .map((name) => name.trim())
        .filter((name) => !isBlank(name.replace(trailing, ""))),
    ),
  ),
  z.array(z.string()).check(z.maxLength(maxLinkItems)),
);

/**
 * Reads the text after `#order=`. Never throws, whatever the text.
 *
 * @param soldOut ids of the items that are sold out
 */
export function readSharedCart(text: string, soldOut: readonly string[]): SharedCart {
  const parsed = schema.safeParse(text);
  if (!parsed.success) return { isTooLong: true };
  const entries = parsed.data.map((name) => ({ name, item: itemNamed(name) }));
  const known = entries.flatMap(({ item }) => item ?? []);
  return {
    isTooLong: false,
    items: known.filter(({ id }) => !soldOut.includes(id)),
    soldOut: known.filter(({ id }) => soldOut.includes(id)),
    unknown: entries.flatMap(({ name, item }) => (item ? [] : shorten(name))),
  };
}

function itemNamed(name: string): Item | undefined {
  return findItem(name) ?? findItem(name.replace(trailing, ""));
}

/** Decodes percent-encoding; if it is malformed, decodes at least ASCII characters. */
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
  const clean = cleanText(name);
  if (lengthOf(clean) <= maxShown) return clean;
  return `${Array.from(clean)
    .slice(0, maxShown - 1)
    .join("")}…`;
}
