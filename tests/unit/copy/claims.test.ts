import { readFileSync } from "node:fs";
import { en, hi, textsOf } from "@/lib/copy";
import { operatingSince } from "@/lib/shop/facts";

/** How one recognises each claim, in English and in Hindi. */
const claims: Readonly<Record<string, RegExp>> = {
  "100%": /100 ?%/,
  Pure: /\bpur(e|ity)\b|शुद्ध/i,
  Wholesome: /wholesome|healthy|nutritious|पौष्टिक|सेहत/i,
  "No adulteration or preservatives": /adulterat|preservativ|मिलावट|प्रिज़र्वेटिव/i,
  Organic: /\borganic\b|ऑर्गेनिक|जैविक/i,
  "Chemical free": /chemical(s\b|[ -]free)|nothing is added|केमिकल|नहीं मिलाया/i,
  "Zero plastic": /\bplastic\b|प्लास्टिक/i,
  "Lab tested": /\blab(oratory)? tested|लैब/i,
  "Free testing kit": /testing kit|जाँच किट/i,
  Hygienic: /hygien|milked clean|सफ़ाई/i,
  Fresh: /\bfresh|ताज़[ाेीग]/i,
  "Fresh every morning": /every morning|fresh mornings|हर सुबह/i,
  "Farm to home, daily": /farm[ -]to[ -]home|फ़ार्म से घर/i,
  Traditional: /traditional|पारंपरिक/i,
  Farmers: /\bfarmers?\b|किसान/i,
  Sustainable: /sustainab|पर्यावरण/i,
  A2: /A2/,
  Desi: /\bdesi\b|देसी/i,
  "Since 2025": RegExp(`\\b${operatingSince}\\b`),
};

/** The owner's list: each claim with the keys of the words that tell it. */
const listed: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...readFileSync("docs/claims.md", "utf8").matchAll(/^- \*\*(.+?)\*\*:((?:\s+`.+?`,?)+)/gm)].map(
    ([, claim = "", keys = ""]) => [claim, keys.match(/[^`,\s]+/g) ?? []],
  ),
);

test.each([en, hi])("the owner's list names every text that makes a claim: $language", (copy) => {
  // The names of products in `order` are left out: `productNames` is the same.
  const texts = textsOf(copy).filter(([key]) => !key.startsWith("order.products."));
  const unlisted = Object.entries(claims).flatMap(([claim, words]) =>
    texts.filter(([key, text]) => words.test(text) && !listed[claim]?.includes(key)),
  );
  expect(unlisted).toEqual([]);
  // A listed text may have stopped making its claim, but it has to exist.
  const keys = texts.map(([key]) => key);
  expect(keys).toEqual(expect.arrayContaining(Object.values(listed).flat()));
});
