import { readdirSync, readFileSync } from "node:fs";
import { en, hi } from "@/lib/copy";
import { productHead } from "@/lib/seo/metadata";
import { products } from "@/lib/shop/catalogue";
import { latinNames, textsOf } from "@/tests/support/texts";

test("both languages say the same things, with the same placeholders", () => {
  const [english, hindi] = [en, hi].map((copy) =>
    textsOf(copy)
      .map(([key, text]) => [key, text.match(/\{\w+\}/g)?.sort()])
      // Hindi has a word for each part of the day.
      .filter(([key]) => !String(key).startsWith("order.times.")),
  );
  expect(hindi).toEqual(english);
});

test("no English is left in Hindi but names", () => {
  const names = RegExp(`\\{\\w+\\}|${latinNames}`, "g");
  const left = textsOf(hi).filter(([, text]) => /[A-Za-z]/.test(text.replaceAll(names, "")));
  expect(left).toEqual([["language", "hi"]]);
});

test("Hindi is spelled one way: Western digits, full nukta letters, no spelling left to chance", () => {
  const slips = [
    /[०-९]/u, // figures
    /[\u0958-\u095f]/u, // nukta letters in one code point, which search and fonts treat differently
    /हिंदी/u, // हिन्दी, as the language link says
    /(^|[^\p{L}\p{M}])(ताजा|जरूर|रोज|चीज|दरवाज|मुफ्त|सिर्फ|दफ्तर|सफाई|फोन|फोटो|फार्म|रिफंड|हफ्त)(?!़)/u,
    /(डेढ|पढें|बढें|गाढी|छोडक|गाढा)(?!़)/u, // ढ़ and ड़
    /(यहां|वहां|गांव|पहुंच|जाएं|सेवाएं|हटाएं|दबाएं|चीजें|बंधवा|जांच|हांड)/u, // chandrabindu
    /[|]|\s[।?!,]/u, // the danda is its own sign, and closes up
    /:(?! ?\{|$)/u, // a colon comes before what is filled in or listed; an explanation is a sentence
    /सुपौल, बिहार (?!-)/u, // in a sentence the larger place comes first: बिहार के सुपौल में
  ];
  expect(textsOf(hi).filter(([, text]) => slips.some((slip) => slip.test(text)))).toEqual([]);
});

function isHead(words: unknown): words is { title: string; description: string } {
  return words instanceof Object && "title" in words && "description" in words;
}

test.each([en, hi])("titles and descriptions fit into a search result: $language", (copy) => {
  const pages = [
    ...Object.values<unknown>({ ...copy, product: undefined }).filter(isHead),
    ...products.map(({ id }) => productHead(copy, id, [])),
  ];
  const titles = pages.map(({ title }) => title);
  const descriptions = pages.map(({ description }) => description);
  // Results cut titles at some 60 letters, descriptions at 160; a longer name of a place may lose its last word.
  expect(titles.filter(({ length }) => length > 70)).toEqual([]);
  expect(descriptions.filter(({ length }) => length < 60 || length > 180)).toEqual([]);
  expect(new Set(titles).size).toBe(pages.length);
  expect(new Set(descriptions).size).toBe(pages.length);
});

test("every word has a use, but of what the owner takes out of a list", () => {
  const sources = ["app", "components", "lib"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((name) => `${folder}/${name}`.replaceAll("\\", "/"))
      .filter((path) => /\.tsx?$/.test(path) && !path.startsWith("lib/copy/")),
  );
  const code = sources.map((path) => readFileSync(path, "utf8")).join("\n");
  const used = new Set(code.match(/[\w-]+/g));
  const ofList = /\.(?:badges|benefits|features|names|plans)\./;
  const keys = textsOf(en).flatMap(([key]) => (ofList.test(key) ? [] : key));
  const parts = new Set(keys.flatMap((key) => key.split(".")));
  expect([...parts].filter((part) => !used.has(part) && !/^\d+$/.test(part))).toEqual([]);
});
