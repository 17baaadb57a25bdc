import { readFileSync } from "node:fs";
import { en, hi, type Copy } from "@/lib/copy";
import { claimWords } from "@/tests/support/advertising-claim-words";

/** The claims of the table, each with its keys. */
const table = Object.fromEntries(
  readFileSync("docs/advertising-claims.md", "utf8")
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .flatMap(([, claim, keys]) =>
      claim && keys?.startsWith("`") ? [[claim, keys.replaceAll("`", "").split(", ")]] : [],
    ),
);

/** Every key with its text, but for the names of products in orders, which are those of `products`. */
function texts(value: unknown, path: string): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null || path === "order.products") return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    texts(inner, path === "" ? key : `${path}.${key}`),
  );
}

function keysThatClaim(copy: Copy, words: RegExp): readonly string[] {
  return texts(copy, "").flatMap(([key, text]) => (words.test(text) ? [key] : []));
}

test("the owner's table names every claim", () => {
  expect(Object.keys(table)).toEqual(Object.keys(claimWords));
});

test.each(Object.entries(claimWords))(
  "the owner's table names every text that says %s, in both languages",
  (claim, words) => {
    const keys = new Set(table[claim]);

    expect(new Set(keysThatClaim(en, words.en))).toEqual(keys);
    expect(new Set(keysThatClaim(hi, words.hi))).toEqual(keys);
  },
);
