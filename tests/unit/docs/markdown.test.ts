import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as z from "zod";

const folders = [".", ".github", "art", "docs", "docs/decisions"];
const documents = folders
  .flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(".md"))
      .map((file) => join(folder, file)),
  )
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));

/** A path from the root of the repository, in code marks; folders may end with a slash. */
const rootedPath =
  /^(?:\.ci|\.github|app|art|components|deploy|docs|lib|public|scripts|server|tests|worker)(?:\/[\w.()[\]-]+)+\/?$/;
/** Files that Next.js has by default, but not the shop. */
const frameworkFiles = ["app/manifest.ts"];
/** The path of a test file, relative to the folder of its kind. */
const specPath = /^(?:[\w-]+\/)*[\w-]+\.(?:spec|test)\.tsx?$/;
const testFolders = ["", "tests/e2e", "tests/cross-browser"];

/** All that `found` finds in the documents, each with its document. */
function inDocuments(found: (text: string) => readonly (string | undefined)[]) {
  return documents.flatMap(({ path, text }) => found(text).map((what = "") => ({ path, what })));
}

const marked = inDocuments((text) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code));

test("every file and folder that a document names exists", () => {
  const paths = marked.filter(
    ({ what }) => rootedPath.test(what) && !frameworkFiles.includes(what),
  );

  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter(({ what }) => !existsSync(what))).toEqual([]);
});

test("every test that a document names exists", () => {
  const specs = marked.filter(({ what }) => specPath.test(what));

  expect(specs.length).toBeGreaterThan(40);
  expect(
    specs.filter(({ what }) => !testFolders.some((folder) => existsSync(join(folder, what)))),
  ).toEqual([]);
});

test("every npm script that a document names exists", () => {
  const commands = inDocuments((text) =>
    [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name]) => name),
  );

  expect(commands.length).toBeGreaterThan(20);
  expect(commands.filter(({ what }) => !(what in scripts))).toEqual([]);
});

test("every link within the repository has a target", () => {
  const links = inDocuments((text) =>
    [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target),
  ).filter(({ what }) => !/^(?:https?:|mailto:|#)/.test(what));

  expect(links.length).toBeGreaterThan(20);
  expect(
    links.filter(({ path, what }) => !existsSync(join(dirname(path), what.replace(/#.*/, "")))),
  ).toEqual([]);
});
