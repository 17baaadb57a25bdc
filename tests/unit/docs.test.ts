import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import packageJson from "@/package.json";

const documents = [".", ".github", "art", "docs"]
  .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  .filter((path) => path.endsWith(".md"));

test.each<[string, RegExp, (found: string, folder: string) => boolean]>([
  [
    "link within the repository",
    /\]\((?!https?:|mailto:|#)([^)#\s]+)/g,
    (target, folder) => existsSync(join(folder, target)),
  ],
  [
    "file or folder",
    /`((?:app|art|components|deploy|docs|lib|public|scripts|tests)\/[\w./[\]-]+)`/g,
    existsSync,
  ],
  ["command", /npm run (?:--silent )?([\w:-]+)/g, (name) => name in packageJson.scripts],
])("every %s that a document names exists", (_, pattern, exists) => {
  expect(documents.length).toBeGreaterThan(5);
  const missing = documents.flatMap((path) =>
    Array.from(readFileSync(path, "utf8").matchAll(pattern), ([, found = ""]) => found)
      .filter((found) => !exists(found, dirname(path)))
      .map((found) => `${path}: ${found}`),
  );
  expect(missing).toEqual([]);
});
