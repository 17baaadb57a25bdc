import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { missingPackages } from "@/scripts/setup.mjs";
import { isBuilt, stampOf, writeStamp } from "@/scripts/stamp.mjs";
import { listen } from "@/tests/support/server";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "shop-"));
  for (const path of [".next/BUILD_ID", "public/sw.js", "app/page.tsx", ".env"]) write(path, path);
  write(".env.example", "# PORT=8080 npm start\nSOLD_OUT=\n");
  writeStamp(folder, stampOf(folder));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

test.each<[string, boolean, () => unknown]>([
  ["nothing", false, () => undefined],
  [
    "another port",
    false,
    () => jest.replaceProperty(process, "env", { ...process.env, PORT: "8" }),
  ],
  ["only the time of a source", false, () => utimesSync(join(folder, "app/page.tsx"), 9e9, 9e9)],
  ["a source", true, () => write("app/page.tsx", "changed")],
  ["a new source", true, () => write("lib/deep/new.ts", "")],
  ["a lost source", true, () => rmSync(join(folder, "app/page.tsx"))],
  ["an unfinished build", true, () => rmSync(join(folder, ".next/stamp"))],
  ["a lost service worker", true, () => rmSync(join(folder, "public/sw.js"))],
  [
    "an older .env",
    true,
    () => {
      write(".env", "changed");
      utimesSync(join(folder, ".env"), 1, 1);
    },
  ],
  ["a deleted .env", true, () => rmSync(join(folder, ".env"))],
  [".env.local", true, () => write(".env.local", "SOLD_OUT=a2-milk")],
  [".env.production", true, () => write(".env.production", "SOLD_OUT=a2-milk")],
  [".env.production.local", true, () => write(".env.production.local", "SOLD_OUT=a2-milk")],
  [
    "the shell",
    true,
    () => jest.replaceProperty(process, "env", { ...process.env, SOLD_OUT: "a2-milk" }),
  ],
])("after a change of %s, that the shop is built anew is %s", (_, isAnew, change) => {
  change();
  const was = isBuilt(folder);
  jest.restoreAllMocks();
  expect(was).toBe(!isAnew);
});

test("what is made for this system, and only that, has to be installed", () => {
  const here = { version: "1.0.0", optional: true, os: [process.platform], cpu: [process.arch] };
  const other = { version: "1.0.0", optional: true, os: ["aix"], cpu: ["ppc64"] };
  const packages = { "node_modules/@fast/here": here, "node_modules/@fast/other": other };
  write("package-lock.json", JSON.stringify({ packages }));
  expect(missingPackages(folder, false)).toEqual(["@fast/here"]);
  write("node_modules/.package-lock.json", JSON.stringify({ packages }));
  write("node_modules/@fast/here/package.json", "{}");
  expect(missingPackages(folder, false)).toEqual([]);
});

test("an address that cannot be served is said in one sentence, before anything is built", async () => {
  const { url, stop } = await listen(createServer());
  const { port } = new URL(url);
  const said = [
    { HOST: "x86_64-conda-linux-gnu" },
    { PORT: "http" },
    { PORT: "65536" },
    { PORT: port },
  ].map((wrong) => {
    const env = { ...process.env, PORT: "0", ...wrong };
    const { stdout, stderr, status } = spawnSync(process.execPath, ["scripts/start.mjs"], { env });
    expect([String(stdout), status]).toEqual(["", 1]);
    return String(stderr).trim();
  });
  await stop();
  expect(said).toEqual([
    expect.stringMatching(/^HOST is "x86_64-conda-linux-gnu", but .*\.$/),
    expect.stringMatching(/^PORT is "http", but .*\.$/),
    expect.stringMatching(/^PORT is "65536", but .*\.$/),
    expect.stringMatching(/^Port \d+ is taken: .*\.$/),
  ]);
});
