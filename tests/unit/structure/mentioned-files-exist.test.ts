import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folders = [
  ".github",
  "app",
  "art",
  "components",
  "deploy",
  "docs",
  "lib",
  "scripts",
  "server",
  "tests",
  "worker",
];

/** A file of these folders, by its path from the root of the repository. */
const named = new RegExp(
  String.raw`(?<![\w/@.-])(?:${folders.join("|")})(?:/[\w.()[\]-]+)+\.(?:[cm]?js|conf|css|html|json|md|sh|svg|tsx?|yml)\b`,
  "g",
);

/** Files with names of packages' files, of files that Next.js has by default, or of files that tests create. */
const exceptions = /package-lock\.json$|markdown\.test\.ts$|source-hash-and-build-id\.test\.ts$/;

// Imports are the type checker's matter, and documents that of tests/unit/docs/markdown.test.ts.
test("every file that a command, a setting or a comment names exists", () => {
  const files = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)),
    )
    .concat(readdirSync("."))
    .filter((path) => /\.(?:[cm]?js|conf|css|json|sh|tsx?|yml)$/.test(path))
    .filter((path) => !exceptions.test(path));
  const found = files.flatMap((file) =>
    Array.from(readFileSync(file, "utf8").matchAll(named), ([path]) => ({ file, path })),
  );

  expect(found.length).toBeGreaterThan(100);
  expect(found.filter(({ path }) => !existsSync(path))).toEqual([]);
});
