import { productHead } from "@/lib/seo/metadata";
import { products } from "@/lib/shop/catalogue";
import { en, hi } from "@/lib/copy";

/** Every text with its path: `["shop.cart.total", "Total"]`. */
function texts(value: unknown, path = ""): readonly (readonly [string, string])[] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    texts(inner, path === "" ? key : `${path}.${key}`),
  );
}

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

/** Names that Hindi, too, writes in Latin letters. */
const latinNames = [
  "A2",
  "CSV",
  "FSSAI",
  "Facebook",
  "Google",
  "Instagram",
  "JavaScript",
  "QR",
  "SMS",
  "WhatsApp",
];

/** What is left of a text in Latin letters without placeholders and such names. */
function englishIn(text: string): readonly string[] {
  const words = text.replaceAll(/\{\w+\}/g, "").match(/[A-Za-z][A-Za-z0-9]*/g) ?? [];
  return words.filter((word) => !latinNames.includes(word));
}

test("both languages say the same things, with the same placeholders", () => {
  const shape = (copy: object) =>
    texts(copy)
      .filter(([path]) => !path.startsWith("order.times."))
      .map(([path, text]) => [path, placeholders(text)]);

  expect(shape(hi)).toEqual(shape(en));
  expect(Object.values(hi.order.times).map(placeholders)).toEqual(
    Object.values(en.order.times).map(placeholders),
  );
});

test("no English is left in Hindi", () => {
  const found = texts(hi).flatMap(([path, text]) =>
    path === "language" ? [] : englishIn(text).map((word) => `${path}: ${word}`),
  );

  expect(found).toEqual([]);
  expect(englishIn("WhatsApp पर order करें {product}")).toEqual(["order"]);
});

test("every Hindi text is in Devanagari, but names and patterns", () => {
  const others = texts(hi).filter(([, text]) => !/\p{Script=Devanagari}/u.test(text));

  expect(Object.fromEntries(others)).toEqual({
    language: "hi",
    "brand.native": "",
    "previews.page": "{heading}। {picture}",
    "previews.product": "{product}: {prices}। {picture}",
    "shop.delivery.place.postalCode": hi.shop.delivery.place.postalCode,
    "seller.item": "{count} × {item}",
    "shop.form.option": "{size} - {price}",
    "shop.orderReady.sms": "SMS",
    "refund.sections.1.text": "",
    "refund.sections.5.text": "",
    "footer.instagram": "Instagram",
    "footer.facebook": "Facebook",
  });
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
  const found = texts(hi).flatMap(([path, text]) =>
    slips.flatMap((slip) => (slip.test(text) ? [`${path}: ${text}`] : [])),
  );

  expect(found).toEqual([]);
});

test.each([
  ["English", en],
  ["Hindi", hi],
])("%s titles and descriptions fit into a search result", (_, copy) => {
  const pages = [
    ...[copy.home, copy.shop, copy.about, copy.refund, copy.leaflet, copy.seller, copy.login],
    ...products.map(({ id }) => productHead(copy, id, [])),
  ];
  const tooLong = pages.filter(({ title }) => title.length > 60).map(({ title }) => title);
  const outOfBounds = pages
    .map(({ description }) => description)
    .filter(({ length }) => length < 70 || length > 160);

  expect([...tooLong, ...outOfBounds]).toEqual([]);
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
});
