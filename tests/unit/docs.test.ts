import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import packageJson from "@/package.json";

const documents = [".", ".github", "art", "docs"]
  .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  .filter((path) => path.endsWith(".md"));

const link = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;
const path = /`((?:app|art|components|deploy|docs|lib|public|scripts|tests)\/[\w./[\]-]+)`/g;
const command = /npm run (?:--silent )?([\w:-]+)/g;

test.each(documents)("every link, path and command in %s exists", (document) => {
  const text = readFileSync(document, "utf8");
  const named = (pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name = ""]) => name);
  const paths = [...named(link).map((target) => join(dirname(document), target)), ...named(path)];
  expect(paths.filter((name) => !existsSync(name))).toEqual([]);
  expect(named(command).filter((name) => !(name in packageJson.scripts))).toEqual([]);
});
