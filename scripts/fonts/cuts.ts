/** The word in Devanagari that stands beside the name of the shop on English pages. */
const BRAND = "देहाती";

/** Letters, digits and signs that English text always needs, so that small edits need no new cut. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join("");
const LATIN = `${ASCII}–—‘’“”…·½×©`;

/**
 * The display font's files. Rozha One keeps its rupee sign beside the Devanagari letters, so the
 * Latin file lacks it. `always` is in the file whatever the copy says; `copy` adds what it uses.
 */
export const cuts = [
  { file: "rozha-one-latin.woff2", script: "latin", always: LATIN, copy: true },
  { file: "rozha-one-devanagari.woff2", script: "devanagari", always: `${BRAND}₹।`, copy: true },
  // English pages need only the name of the shop and prices: an eighth of what Hindi needs.
  { file: "rozha-one-brand.woff2", script: "devanagari", always: `${BRAND}₹`, copy: false },
] as const;
