import { readFileSync } from "node:fs";
import { en } from "@/lib/copy/en";
import { hi } from "@/lib/copy/hi";
import type { Copy } from "@/lib/copy/copy-type";
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

/** Every key with its text; what stands under two keys is named by the first. */
function texts(value: unknown, path: string, seen = new Set<unknown>()): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([key, inner]) =>
    texts(inner, path === "" ? key : `${path}.${key}`, seen),
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
    expect(keysThatClaim(en, words.en)).toEqual(table[claim]);
    expect(keysThatClaim(hi, words.hi)).toEqual(table[claim]);
  },
);
