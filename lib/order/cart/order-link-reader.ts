// zod/mini, not zod: this schema is sent to phones, and mini costs them a third less.
import * as z from "zod/mini";
import { findItem, type Item } from "@/lib/shop/catalogue";
import { maxLinkItems } from "@/lib/order/cart/order-link-writer";
import { cleanTypedText, isBlank, lengthOf } from "@/lib/order/clean-typed-text";

/** What an order link holds, at today's prices. Anyone can have written the link. */
export type SharedCart =
  | { readonly isTooLong: true }
  | {
      readonly isTooLong: false;
      /** What is sold today, in the order of the link. */
      readonly items: readonly Item[];
      /** What is sold out. */
      readonly soldOut: readonly Item[];
      /** What is not in the catalogue, as the link names it: one short line of plain text each. */
      readonly unknown: readonly string[];
    };

/** Characters for one item: the longest id with its signs percent-encoded, and room to spare. */
const charactersPerItem = 40;

/** The most characters of an unknown name that are shown. */
const maxShown = 40;

/** What people and chat apps leave behind a link. Bounded, so that no text makes it slow. */
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
 * Reads what stands behind `#order=`; never throws, whatever it is.
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

/** Decodes percent signs; where they are malformed, at least those of plain ASCII. */
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
  const clean = cleanTypedText(name);
  if (lengthOf(clean) <= maxShown) return clean;
  return `${Array.from(clean)
    .slice(0, maxShown - 1)
    .join("")}…`;
}
