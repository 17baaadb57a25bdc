import { en, hi, textsOf } from "@/lib/copy";
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

test("Hindi is spelled as docs/glossary.md says", () => {
  const slips = [
    /[०-९\u0958-\u095f]/u, // Western figures; nukta letters of two code points, as search and fonts know them
    /(^|[^\p{L}\p{M}])(ताजा|जरूर|रोज|चीज|दरवाज|मुफ्त|सिर्फ|दफ्तर|सफाई|फोन|फोटो|फार्म|रिफंड|हफ्त|हिंदी)(?!़)/u,
    /(यहां|वहां|गांव|पहुंच|जाएं|सेवाएं|हटाएं|दबाएं|चीजें|बंधवा|जांच|हांड)/u, // chandrabindu
    /[|]|\s[।?!,]/u, // the danda is its own sign, and closes up
  ];
  expect(textsOf(hi).filter(([, text]) => slips.some((slip) => slip.test(text)))).toEqual([]);
});

test("a plan that is taken out is gone from every text", async () => {
  const facts = jest.requireActual<object>("@/lib/shop/facts");
  jest.doMock("@/lib/shop/facts", () => ({ ...facts, subscriptionPlans: ["weekly"] }));
  await jest.isolateModulesAsync(async () => {
    const copies = await import("@/lib/copy");
    expect(copies.en.productPage.plans).toBe("Also on a weekly plan.");
    expect(copies.hi.home.subscribe.text).toMatch(/^हर हफ़्ते, जैसा/);
    expect(copies.en.refund.sections.at(-1)?.rules).toHaveLength(1);
  });
});
