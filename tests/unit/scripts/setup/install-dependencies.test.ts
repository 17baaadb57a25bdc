import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dependenciesAreInLine } from "@/scripts/setup/install-dependencies.mjs";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "dependencies-"));
  mkdirSync(join(folder, "node_modules/milk"), { recursive: true });
  writePackages("package-lock.json", {
    "": { version: "1.0.0" },
    "node_modules/milk": { version: "2.0.0" },
    "node_modules/other-system": { version: "2.0.0", optional: true },
  });
  writePackages("node_modules/.package-lock.json", { "node_modules/milk": { version: "2.0.0" } });
});

afterEach(() => rmSync(folder, { recursive: true }));

function writePackages(path: string, packages: object): void {
  writeFileSync(join(folder, path), JSON.stringify({ packages }));
}

test("accepts the locked versions, with or without those for other systems", () => {
  expect(dependenciesAreInLine({ folder })).toBe(true);
});

test.each(["dev", "devOptional"])("needs %s packages only for development", (mark) => {
  writePackages("package-lock.json", {
    "node_modules/milk": { version: "2.0.0" },
    "node_modules/tool": { version: "1.0.0", [mark]: true },
  });

  expect(dependenciesAreInLine({ folder, withTools: false })).toBe(true);
  expect(dependenciesAreInLine({ folder })).toBe(false);
});

test("refuses another version than the locked one", () => {
  writePackages("package-lock.json", { "node_modules/milk": { version: "2.0.1" } });

  expect(dependenciesAreInLine({ folder })).toBe(false);
});

test("refuses a missing package", () => {
  writePackages("node_modules/.package-lock.json", {});

  expect(dependenciesAreInLine({ folder })).toBe(false);
});

test.each(["node_modules", "node_modules/milk", "node_modules/.package-lock.json"])(
  "asks for everything once %s is gone",
  (path) => {
    rmSync(join(folder, path), { recursive: true });

    expect(dependenciesAreInLine({ folder })).toBe(false);
  },
);
