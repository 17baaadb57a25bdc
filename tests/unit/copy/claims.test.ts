import { readFileSync } from "node:fs";
import { en, hi, textsOf, type Copy } from "@/lib/copy";
import { operatingSince } from "@/lib/shop/facts";

/** How one recognises each claim in English and in Hindi. */
const claims: Readonly<Record<string, readonly [en: RegExp, hi: RegExp]>> = {
  "100%": [/100 ?%/, /100 ?%/],
  Pure: [/\bpur(e|ity)\b/i, /शुद्ध/],
  Wholesome: [/wholesome|healthy|nutritious/i, /पौष्टिक|सेहत/],
  "No adulteration or preservatives": [/adulterat|preservativ/i, /मिलावट|प्रिज़र्वेटिव/],
  Organic: [/\borganic\b/i, /ऑर्गेनिक|जैविक/],
  "Chemical free": [/chemical(s\b|[ -]free)|nothing is added/i, /केमिकल|नहीं मिलाया/],
  "Zero plastic": [/\bplastic\b/i, /प्लास्टिक/],
  "Lab tested": [/\blab(oratory)? tested/i, /लैब/],
  "Free testing kit": [/testing kit/i, /जाँच किट/],
  Hygienic: [/hygien|milked clean/i, /सफ़ाई/],
  Fresh: [/\bfresh/i, /ताज़[ाेीग]/],
  "Fresh every morning": [/every morning|fresh mornings/i, /हर सुबह/],
  "Farm to home, daily": [/farm[ -]to[ -]home/i, /फ़ार्म से घर/],
  Traditional: [/traditional/i, /पारंपरिक/],
  Farmers: [/\bfarmers?\b/i, /किसान/],
  Sustainable: [/sustainab/i, /पर्यावरण/],
  A2: [/\bA2\b/, /A2/],
  Desi: [/\bdesi\b/i, /देसी/],
  "Since 2025": [RegExp(`\\b${operatingSince}\\b`), RegExp(`${operatingSince}`)],
};

/** The owner's list: each claim with the keys of the words that tell it. */
const listed: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...readFileSync("docs/claims.md", "utf8").matchAll(/^- \*\*(.+?)\*\*:((?:\s+`.+?`,?)+)/gm)].map(
    ([, claim = "", keys = ""]) => [claim, keys.match(/[^`,\s]+/g) ?? []],
  ),
);

/** The keys of the texts that tell a claim. The names of products in `order` are left out: `productNames` is the same. */
function keysTelling(copy: Copy, words: RegExp): readonly string[] {
  return textsOf(copy)
    .filter(([key, text]) => words.test(text) && !key.startsWith("order.products."))
    .map(([key]) => key);
}

test.each([
  ["English", en, 0],
  ["Hindi", hi, 1],
] as const)("the owner's list names every text that makes a claim, in %s", (_, copy, at) => {
  const unlisted = Object.entries(claims).flatMap(([claim, words]) =>
    keysTelling(copy, words[at]).filter((key) => !listed[claim]?.includes(key)),
  );
  expect(unlisted).toEqual([]);
  // A listed text may have stopped making its claim, but it has to exist.
  const keys = textsOf(copy).map(([key]) => key);
  expect(keys).toEqual(expect.arrayContaining(Object.values(listed).flat()));
});
