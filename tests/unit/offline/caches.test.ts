import { keptPages, languagesToKeep, outdatedStores, storeName } from "@/lib/offline/caches";

const shop = "https://dehatimilk.example";

const store = (build: string, language: "en" | "hi" = "en") => storeName(build, language, "set");

test.each([
  ["the first build", [store("new")], []],
  ["the next one", [store("old"), store("new")], []],
  ["a third one", [store("older"), store("old"), store("new")], [store("older")]],
  [
    "both languages and what others keep",
    [store("older"), store("older", "hi"), "foreign", store("old", "hi"), store("new", "hi")],
    [store("older"), store("older", "hi")],
  ],
])("lets go of what is older than the build before: %s", (_, names, outdated) => {
  expect(outdatedStores(names, "new")).toEqual(outdated);
});

test.each([
  ["an English visitor", [`${shop}/about`], [], ["en"]],
  ["a Hindi visitor", [`${shop}/hi`, `${shop}/hi/products?x`], [], ["hi"]],
  ["a visitor of both", [`${shop}/hi`, `${shop}/`], [], ["en", "hi"]],
  ["one who has come back in another language", [`${shop}/hi`], [store("old")], ["en", "hi"]],
  ["nobody, when only the worker is updated", [], [store("old", "hi")], ["hi"]],
])("keeps the languages of %s", (_, pages, stores, languages) => {
  expect(languagesToKeep(pages, stores)).toEqual(languages);
});

test("tells kept pages from files", () => {
  const files = ["/_next/static/chunks/1.js", "/icon.svg?1f"];

  expect(keptPages(["/", "/hi/products/a2-milk", ...files].map((path) => shop + path))).toEqual([
    `${shop}/`,
    `${shop}/hi/products/a2-milk`,
  ]);
});
