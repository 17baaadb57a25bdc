import { hasNumber } from "@/lib/seller/numbers";
import type { MessagePatterns } from "@/lib/seller/patterns";
import { piecesOf, sizeOf } from "@/lib/seller/pieces";
import type { Row } from "@/lib/seller/row";
import { itemsOf, type Item } from "@/lib/shop/catalogue";
import { remembered } from "@/lib/text";

export interface Goods {
  readonly row: Row;
  /** Undefined if it is not certain which item is meant, and how many of it. */
  readonly item: Item | undefined;
  readonly count: number;
  /** In front of it, or the empty box for one: `[x]`, `✅`, `[ ]` */
  readonly tick: string;
  /** Whether somebody has to read it: its number in a list is not that of its place, or words may change what is packed. */
  readonly isDoubtful: boolean;
  /** What one costs by this row, in whole rupees; undefined if it does not say. */
  readonly rupees: number | undefined;
  readonly isSumWrong: boolean;
  readonly rest: string;
}

const tickOrBox = /\[[x ]?\]|[✅✔☑✓☐⬜🔲⭕]/u;

/** Words that take back what stands beside them. */
const takesBack = new RegExp(
  String.raw`❌|✖|✗|✘|🚫|(?<![\p{L}\p{M}])(?:not|nahi|nahin|nai|mat|cancel|hata|remove|delete|नहीं|मत|हटा|कैंसिल|रद्द)(?![\p{L}\p{M}])`,
  "iu",
);

const noSign = String.raw`[^\p{L}\p{M}\p{N}₹]*`;
/** What a list has in front of a row: `1. `, `(2) `, `No. 3: `, `a) `, `• `, `- [x] `, `①`, `1️⃣` */
const listMarker = new RegExp(
  String.raw`^${noSign}(?:(?:[ivx]{2,4}|\p{L}\p{M}*)[.)\]:]${noSign})?(?:(?:no\.? ?)?(?<place>\d{1,3}(?:[.)\]:](?!\p{N})|\ufe0f?\u20e3)|[①-⒛])[^\p{L}\p{M}\p{N}₹.,/⁄]*)?`,
  "u",
);

/** The list marker of a row, and the number in it. */
export function markerOf(plain: string) {
  const match = listMarker.exec(plain);
  const place = match?.groups?.place?.normalize("NFKC").replace(/\D/g, "");
  return { marker: match?.[0] ?? "", place: place === undefined ? undefined : Number(place) };
}

/** Longer rows are never items. Matching them would take time. */
const maxLength = 300;
const maxCount = 9999;

/** What each piece between the list marker and the name of a product is: an `odd` one has no meaning there. */
const rolesInFront = remembered((front: string) =>
  piecesOf(front)
    .filter(({ text }) => text.toLowerCase() !== "of")
    .map(({ kind, text, value, end }) => {
      // Behind a count there is no sign of a list, as in `1234. `, and in front of it no other sign.
      const isListed = /^[^\p{L}\p{M}\p{N}₹]*[.,)\]:]/u.test(front.slice(end));
      const isCount = kind === "times" && /^[\p{L}\p{N}]/u.test(text.replace(/^x/i, "×"));
      const isLoose = kind === "number" && !isListed;
      const role = kind === "amount" ? kind : isCount ? "count" : isLoose ? "loose" : "odd";
      return { role, text, value };
    }),
);

/** What each piece behind the name of a product is, up to the next word, and where they end. */
const rolesBehind = remembered((text: string) => {
  const pieces = piecesOf(text);
  const nextWord = pieces.findIndex(({ kind }) => kind === "word");
  const own = nextWord < 0 ? pieces : pieces.slice(0, nextWord);
  const found = own
    .filter(({ kind }) => kind !== "equals")
    .map((piece) => {
      const { kind, text, value } = piece;
      const isSum = own[own.indexOf(piece) - 1]?.kind === "equals";
      // A number without a currency is a price only if it is that of the item.
      const isBare = kind === "number" && !isSum;
      const money = isSum ? "sum" : "price";
      const role = kind === "amount" ? kind : kind === "times" ? "count" : money;
      return { role, text, value, isBare };
    });
  return { found, end: own.at(-1)?.end ?? 0 };
});

/**
 * Reads a row with the name of a product. Every number must have a meaning: place in the list (behind `lastPlace`), count,
 * size, price or sum. Otherwise it is not certain which item it is.
 */
export function readGoods(row: Row, patterns: MessagePatterns, lastPlace = 0): Goods | undefined {
  const { plain, text } = row;
  if (plain.length > maxLength) return undefined;
  const [named, ...others] = patterns.productsIn(plain);
  if (!named) return undefined;
  const front = plain.slice(0, named.start);
  const { marker, place = lastPlace + 1 } = markerOf(front);
  const behind = rolesBehind(plain.slice(named.end));
  const found = [...rolesInFront(front.slice(marker.length)), ...behind.found];
  const valuesOf = (role: string) =>
    found.flatMap((each) => (each.role === role ? each.value : []));
  const [count = 1, ...moreCounts] = [...valuesOf("count"), ...valuesOf("loose")];
  const [price, ...morePrices] = valuesOf("price");
  const [sum, ...moreSums] = valuesOf("sum");
  const amounts = found.filter(({ role }) => role === "amount");

  const size = amounts.length === 1 ? sizeOf(amounts[0]) : undefined;
  const item =
    named.id && itemsOf(named.id).find((each) => each[size?.unit ?? "grams"] === size?.amount);
  const isForAll = price !== undefined && item !== undefined && price === item.rupees * count;

  // `~2. Fresh Paneer - 500g~` is struck through.
  // `1. -2 x` is no count.
  const isBelowZero = /\d.*-$/.test(marker);
  const isStruck = /~[^~]*$/.test(front) && plain.includes("~", named.end);
  const isWhole = [count, price, sum].every((value = 0) => Number.isInteger(value));
  const isOnce =
    [...others, ...moreCounts, ...morePrices, ...moreSums, ...valuesOf("odd")].length === 0;
  const isPriced = isForAll || price === item?.rupees || !behind.found.some(({ isBare }) => isBare);
  const isClear =
    isWhole && isOnce && isPriced && !isStruck && !isBelowZero && count > 0 && count <= maxCount;

  const rupees = isForAll ? item.rupees : price;
  const rest = text.slice(named.end + behind.end);
  const isOfPlace = place === 1 || place === lastPlace + 1;
  return {
    row,
    item: isClear ? item : undefined,
    count,
    tick: tickOrBox.exec(front)?.[0] ?? "",
    isDoubtful: !isOfPlace || hasNumber(rest) || takesBack.test(marker) || takesBack.test(rest),
    rupees,
    isSumWrong: sum !== undefined && sum !== (rupees ?? item?.rupees ?? NaN) * count,
    rest,
  };
}

/** The most characters between the word for the total and its number. */
const maxGap = 20;
/** A minus, and not the dash behind a label: `-₹369`, `₹-120` */
const minus = /[ ₹.\p{L}]-$/u;

/** Reads what stands behind the word for the total, if it is a number; not certain are `₹6 0` and `-₹60`. */
export function readTotal(plain: string) {
  const pieces = piecesOf(plain).filter((each) => each.kind !== "word" || hasNumber(each.text));
  const found = pieces.find(({ kind }) => kind === "money") ?? pieces[0];
  if (!found || found.start > maxGap) return undefined;
  const rest = plain.slice(found.end);
  const isNegative = minus.test(plain.slice(0, found.start));
  const isClear = found === pieces[0] && !isNegative && !/^[^\p{L}\p{M}]*\p{N}/u.test(rest);
  const isSum = Number.isInteger(found.value) && ["money", "number"].includes(found.kind ?? "");
  return { rupees: isClear && isSum ? found.value : undefined, end: found.end };
}
