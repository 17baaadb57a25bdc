import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import packageJson from "@/package.json";

const documents = [".", ".github", "art", "docs"]
  .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  .filter((path) => path.endsWith(".md"))
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

/** What a pattern finds in the documents and what does not exist, each with the document that names it. */
function missing(pattern: RegExp, exists: (found: string, folder: string) => boolean): string[] {
  return documents.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)]
      .map(([, found = ""]) => found)
      .filter((found) => !exists(found, dirname(path)))
      .map((found) => `${path}: ${found}`),
  );
}

test("every link within the repository has a target", () => {
  expect(documents.length).toBeGreaterThan(5);
  const link = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;
  expect(missing(link, (target, folder) => existsSync(join(folder, target)))).toEqual([]);
});

test("every file and folder that a document names exists", () => {
  const path = /`((?:app|art|components|deploy|docs|lib|public|scripts|tests)\/[\w./[\]-]+)`/g;
  expect(missing(path, (name) => existsSync(name))).toEqual([]);
});

test("every command that a document names exists", () => {
  const commands = JSON.stringify(packageJson.scripts);
  const run = /npm run (?:--silent )?([\w:-]+)/g;
  expect(missing(run, (name) => commands.includes(`"${name}":`))).toEqual([]);
});
