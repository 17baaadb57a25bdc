import { partOf, type Row } from "@/lib/seller/row";
import { amount, letters, money, number, packets, amountIn, valueIn } from "@/lib/seller/words";
import { itemsOf, type Item, type ProductId } from "@/lib/shop/catalogue";
import { remembered } from "@/lib/text";

/** A row with the name of a product. */
export interface Goods {
  readonly row: Row;
  /** Undefined if it is not certain which item is meant, and how many of it. */
  readonly item: Item | undefined;
  readonly count: number;
  /** Whether there is more in the row, so that somebody has to read it. */
  readonly isDoubtful: boolean;
  /** Whether it costs as much today, as far as the row says that. */
  readonly isPriceRight: boolean;
}

/** What a list has in front of a row: `1. `, `(2) `, `a) `, `• `, `[ ] `, `①`, `1️⃣`; other signs may cross it out. */
const listSign = String.raw`^(?:[ >*_"'\x60•·▪●◦‣★+.,([-]|\[ \]){0,20}(?:(?<place>\d{1,3}(?:[.)\]:](?!\p{N})|\ufe0f?\u20e3)|[①-⑳])|[a-z][.)])?`;
const listSignPattern = new RegExp(listSign, "u");

/** The number of a row in a list. */
export function placeIn(plain: string): number | undefined {
  const place = listSignPattern.exec(plain)?.groups?.place;
  return place === undefined ? undefined : parseInt(place.normalize("NFKC"));
}

/** Makes a reader of plain rows with the name of a product, by a pattern for the names of each. */
export function goodsReader(names: readonly (readonly [id: ProductId, names: string])[]) {
  const product = `(?:${names.map(([, each]) => each).join("|")})(?![${letters}\\d])`;
  const anywhere = new RegExp(`(?:(?<![${letters}])|(?<=\\dx))${product}`, "u");
  // What is struck through (`~`) is not read.
  const signs = String.raw`[^\p{L}\p{N}₹=~]{0,9}`;
  const row = new RegExp(
    [
      // `1. 2 x `, `3 packets of `
      `${listSign}[ *_]*(?:(?<count>${number}) ?(?:[x×*]|${packets})? ?(?:of )?)?`,
      // `A2 milk - 1 Liter - ₹70 = ₹140`
      `(?<product>${product})${signs}(?<amount>${amount})(?:${signs}(?<price>${money}))?(?:${signs}= ?(?<sum>${money}))?`,
      // `x 2`, `(3 packets)`
      `(?:${signs}(?<countBehind>[x×*] ?${number}|${number} ?${packets}))?(?<rest>.*)$`,
    ].join(""),
    "u",
  );
  return remembered((plain) => {
    if (!anywhere.test(plain)) return undefined;
    const { rest = "", ...found } = row.exec(plain)?.groups ?? {};
    const [count = 1, price, sum] = [found.count ?? found.countBehind, found.price, found.sum].map(
      (text) => (text === undefined ? undefined : valueIn(text)),
    );
    const { unit, value } = amountIn(found.amount ?? "") ?? {};
    const [id] =
      names.find(([, each]) => new RegExp(`^${each}$`, "u").test(found.product ?? "")) ?? [];
    const item = id && unit && itemsOf(id).find((each) => each[unit] === value);

    // Every number must have a meaning.
    const isWhole = [count, price, sum].every((value = 0) => Number.isInteger(value));
    const all = (item?.rupees ?? 0) * count;
    // A price may be that of one, or of all. A count behind a wrong one may be a part of it: `₹2x49`.
    const isPriceRight =
      [item?.rupees, all, undefined].includes(price) && [all, undefined].includes(sum);
    const isCounted = found.countBehind === undefined || (!found.count && isPriceRight);
    const isClear = isWhole && isCounted && !hasNumber(rest) && count > 0 && count < 10_000;
    return {
      item: isClear ? item : undefined,
      count,
      isDoubtful: /[^\s.,;:!*_)\]"'`।-]/.test(rest),
      isPriceRight,
    };
  });
}

const hasNumber = (text: string) => /\p{N}/u.test(text);

/** What may stand behind the word for the total: `: ₹369`, ` amount - Rs. 369/-`, `:-369`, but not `: -₹369` and `: ₹3 69` */
const sumBehind = new RegExp(
  String.raw`^[^\p{N}₹-]{0,20}?(?::-|- )?[ *_]*(?<sum>${money}|${number})(?![^\p{L}\p{M}]*\p{N})`,
  "u",
);

/** Reads what stands behind the word for the total: undefined if there is no number, and not certain if it is no sum. */
export function readTotal(row: Row) {
  if (!hasNumber(row.plain)) return undefined;
  const found = sumBehind.exec(row.plain);
  const rupees = valueIn(found?.groups?.sum ?? "");
  if (found && Number.isInteger(rupees)) return { rupees, rest: partOf(row, found[0].length) };
  return { rupees: undefined, rest: partOf(row, row.plain.length) };
}
