import { en, hi, textsOf } from "@/lib/copy";
import { productHead } from "@/lib/seo/metadata";
import { allItems, products } from "@/lib/shop/catalogue";
import { halfMilk, milk, milkProduct, priceOf } from "@/tests/support/goods";
import { latinNames } from "@/tests/support/texts";

test("both languages say the same things, with the same placeholders", () => {
  const [english, hindi] = [en, hi].map((copy) =>
    textsOf(copy).map(([key, text]) => [key, text.match(/\{\w+\}/g)?.sort()]),
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

test("a plan that is taken out is gone from every text", async () => {
  await jest.isolateModulesAsync(async () => {
    jest.doMock<object>("@/lib/shop/facts", () => ({
      ...jest.requireActual<object>("@/lib/shop/facts"),
      subscriptionPlans: ["alternate-day", "weekly"],
    }));
    const { en: english, hi: hindi } = await import("@/lib/copy");

    expect(english.productPage.plans).toBe("Also on an alternate day or weekly plan.");
    expect(english.home.subscribe.text).toMatch(/^Start an alternate day or weekly plan on/);
    expect(hindi.home.subscribe.text).toMatch(/^एक दिन छोड़कर या हर हफ़्ते, जैसा/);
    expect(english.refund.sections.at(-1)?.rules).toHaveLength(1);
  });
});

function isHead(words: unknown): words is { title: string; description: string } {
  return words instanceof Object && "title" in words && "description" in words;
}

test.each([en, hi])("titles and descriptions fit into a search result: $language", (copy) => {
  const soldOut = allItems.map(({ id }) => id);
  const ofSoldOut = products.map(({ id }) => productHead(copy, id, soldOut).description);
  const pages = [
    ...Object.values<unknown>({ ...copy, productPage: undefined }).filter(isHead),
    ...products.map(({ id }) => productHead(copy, id, [])),
  ];
  const titles = pages.map(({ title }) => title);
  const descriptions = pages.map(({ description }) => description);
  // Results cut titles at some 60 letters, descriptions at 160; a longer name of a place may lose its last word.
  expect(titles.filter(({ length }) => length > 70)).toEqual([]);
  const isUnfit = ({ length }: string) => length < 60 || length > 180;
  expect([...descriptions, ...ofSoldOut].filter(isUnfit)).toEqual([]);
  expect(new Set([...titles, ...descriptions]).size).toBe(2 * pages.length);

  const said = copy.soldOut.text.slice(0, -1);
  expect(ofSoldOut.filter((text) => !text.includes(said) || text.includes("₹"))).toEqual([]);
  const { description } = productHead(copy, milkProduct, [halfMilk]);
  expect(description).toContain(priceOf(milk));
});
