import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import ts from "typescript";

const folders = ["app", "components", "lib", "scripts", "server", "tests", "worker"];
const paths = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
    posix.join(folder, name.replaceAll("\\", "/")),
  ),
);

/** All files that a file imports, including types, and by `import()`. */
function importsOf(from: string): readonly { from: string; to: string }[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(from, "utf8"), true, true);
  return importedFiles.flatMap(({ fileName }) => {
    const path = fileName.startsWith("@/") ? fileName.slice(2) : posix.join(from, "..", fileName);
    const names = [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`, path];
    const to = names.find((name) => paths.includes(name));
    return to ? { from, to } : [];
  });
}

test("no file imports itself through others", () => {
  let imports = paths.filter((path) => /\.(ts|tsx|mjs)$/.test(path)).flatMap(importsOf);
  expect(imports.length).toBeGreaterThan(700);

  // Remove the ends of chains until only cycles, and what connects them, are left.
  for (let before = Infinity; imports.length < before;) {
    before = imports.length;
    const importing = new Set(imports.map(({ from }) => from));
    const imported = new Set(imports.map(({ to }) => to));
    imports = imports.filter(({ from, to }) => importing.has(to) && imported.has(from));
  }
  expect(imports).toEqual([]);
});
