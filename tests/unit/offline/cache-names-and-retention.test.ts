import {
  cachedLanguages,
  outdatedCaches,
  nameOfCache,
} from "@/lib/offline/cache-names-and-retention";

const store = (build: string, language: "en" | "hi" = "en") => nameOfCache(build, language, "set");

test.each([
  ["the first build", [store("new")], []],
  ["the next one", [store("old"), store("new")], []],
  ["a third one", [store("older"), store("old"), store("new")], [store("older")]],
  [
    "both languages and what others keep",
    [store("older"), store("older", "hi"), "foreign", store("old", "hi"), store("new", "hi")],
    [store("older"), store("older", "hi")],
  ],
])("deletes caches older than the previous build: %s", (_, names, outdated) => {
  expect(outdatedCaches(names, "new")).toEqual(outdated);
});

test.each([
  ["nobody", ["foreign"], []],
  ["a Hindi visitor", [store("old", "hi"), "foreign"], ["hi"]],
  ["a visitor of both", [store("old", "hi"), store("new"), store("new", "hi")], ["en", "hi"]],
])("finds the cached languages of %s", (_, stores, languages) => {
  expect(cachedLanguages(stores)).toEqual(languages);
});
