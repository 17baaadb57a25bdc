import { countCharacters, noticeIn, noticesIn } from "@/lib/shop/owner/owner-notice";

const english = { language: "en", text: "No delivery on 26 January" } as const;
const hindi = { language: "hi", text: "26 जनवरी को डिलीवरी नहीं होगी" } as const;

test.each([
  ["both", english.text, hindi.text, english, hindi],
  ["English alone", english.text, undefined, english, english],
  ["Hindi alone", undefined, hindi.text, hindi, hindi],
  ["none", undefined, undefined, undefined, undefined],
])(
  "%s: pages show the notice in the language in which it is written",
  (_, en, hi, onEnglish, onHindi) => {
    expect(noticeIn("en", { en, hi })).toEqual(onEnglish);
    expect(noticeIn("hi", { en, hi })).toEqual(onHindi);
  },
);

test.each([
  ["both", english.text, hindi.text, [english, hindi]],
  ["English alone", english.text, undefined, [english]],
  ["the same twice", english.text, english.text, [english]],
  ["none", undefined, undefined, []],
])("%s: a page in both languages shows no notice twice", (_, en, hi, said) => {
  expect(noticesIn(["en", "hi"], { en, hi })).toEqual(said);
});

test.each([
  ["", 0],
  ["abc", 3],
  ["नमस्ते", 3],
  ["क्षि", 1],
  ["👩‍🌾🇮🇳", 2],
])("%j has %d characters", (text, count) => {
  expect(countCharacters(text)).toBe(count);
});
