import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildName, sourceFingerprint } from "@/scripts/build/source-hash-and-build-id.mjs";

let folder: string;
let before: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "freshness-"));
  mkdirSync(join(folder, "app/about"), { recursive: true });
  writeFileSync(join(folder, "app/page.tsx"), "page");
  writeFileSync(join(folder, "app/about/page.tsx"), "about");
  writeFileSync(join(folder, ".env.example"), "NAMED=\n# OFFERED=\n");
  before = sourceFingerprint(folder, {});
});

afterEach(() => rmSync(folder, { recursive: true }));

test("stays the same while nothing changes", () => {
  writeFileSync(join(folder, "README.md"), "No source of the site");

  expect(sourceFingerprint(folder, { PORT: "8080", UNNAMED: "any" })).toBe(before);
});

test("changes with a source that is added, edited or deleted", () => {
  writeFileSync(join(folder, "app/new.tsx"), "new");
  const withNew = sourceFingerprint(folder, {});
  writeFileSync(join(folder, "app/new.tsx"), "New");
  const edited = sourceFingerprint(folder, {});
  rmSync(join(folder, "app/new.tsx"));
  rmSync(join(folder, "app/about/page.tsx"));
  const withoutAbout = sourceFingerprint(folder, {});

  expect(new Set([before, withNew, edited, withoutAbout]).size).toBe(4);
});

test("stays the same when a source is rewritten unchanged", () => {
  const time = new Date("2030-01-01");
  utimesSync(join(folder, "app/page.tsx"), time, time);

  expect(sourceFingerprint(folder, {})).toBe(before);
});

test.each(["NAMED", "OFFERED"])("changes with the variable %s", (name) => {
  expect(sourceFingerprint(folder, { [name]: "value" })).not.toBe(before);
});

test("does not depend on what the server reads when it starts", () => {
  writeFileSync(join(folder, ".env.example"), "NAMED=\nNEXTAUTH_SECRET=\n");

  expect(sourceFingerprint(folder, { NEXTAUTH_SECRET: "secret" })).toBe(
    sourceFingerprint(folder, {}),
  );
});

test.each([".env", ".env.local", ".env.production", ".env.production.local"])(
  "changes with the contents of %s",
  (name) => {
    writeFileSync(join(folder, name), "NAMED=1");
    const withFile = sourceFingerprint(folder, {});
    writeFileSync(join(folder, name), "NAMED=2");

    expect(new Set([before, withFile, sourceFingerprint(folder, {})]).size).toBe(3);
  },
);

test("the build id depends on the contents, not on place or time", () => {
  const name = buildName(folder, {});
  const time = new Date("2030-01-01");
  utimesSync(join(folder, "app/page.tsx"), time, time);

  expect(name).toMatch(/^[0-9a-f]{16}$/);
  expect(buildName(folder, {})).toBe(name);
  writeFileSync(join(folder, "app/page.tsx"), "Page");
  expect(buildName(folder, {})).not.toBe(name);
});

test("the build id changes with the variables of the build, and not with secrets", () => {
  writeFileSync(join(folder, ".env.example"), "PHONE=\nNEXTAUTH_SECRET=\n");
  const name = buildName(folder, { PHONE: "1" });

  expect(buildName(folder, { PHONE: "2" })).not.toBe(name);
  expect(buildName(folder, { PHONE: "1", NEXTAUTH_SECRET: "secret" })).toBe(name);
});
