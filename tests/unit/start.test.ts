import { spawnSync } from "node:child_process";
import fs, { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { isInstalled, reasonFor, run } from "@/scripts/setup.mjs";
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

/** Writes a file, as if at this second. */
function write(path: string, text: string, second = Date.now() / 1000): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  utimesSync(file, second, second);
}

function remove(path: string): void {
  rmSync(join(folder, path));
}

function setVariable(name: string, value: string): void {
  jest.replaceProperty(process, "env", { ...process.env, [name]: value });
}

test.each<[string, isSame: boolean, () => void]>([
  ["nothing", true, () => undefined],
  ["another port", true, () => setVariable("PORT", "8")],
  ["a source", false, () => write("app/page.tsx", "changed", 1)],
  ["a lost source", false, () => remove("app/page.tsx")],
  ["an unfinished build", false, () => remove(".next/stamp")],
  ["a lost service worker", false, () => remove("public/sw.js")],
  ["an older .env", false, () => write(".env", "changed", 1)],
  ["a deleted .env", false, () => remove(".env")],
  [".env.local", false, () => write(".env.local", "SOLD_OUT=a2-milk")],
  ["the shell", false, () => setVariable("SOLD_OUT", "a2-milk")],
])("after a change of %s the same build is served: %s", (_, isSame, change) => {
  change();
  expect(isBuilt(folder)).toBe(isSame);
});

test("packages are installed when npm's own list lacks one, or has another version", () => {
  const shop = { version: "1.0.0" };
  const tool = { version: "1.0.0", dev: true };
  const [here, other] = [1, 2].map(() => ({ version: "1.0.0", optional: true }));
  const all = { "": {}, shop, tool, here, other };
  const isEnough = (packages: object, withTools = false) => {
    write("node_modules/.package-lock.json", JSON.stringify({ packages }));
    return isInstalled(folder, withTools);
  };
  write("package-lock.json", JSON.stringify({ packages: all }));
  expect(isInstalled(folder, false)).toBe(false);
  expect(isEnough({ shop, here })).toBe(true);
  expect(isEnough({ shop, here }, true)).toBe(false);
  expect(isEnough({ shop, tool, here }, true)).toBe(true);
  expect(isEnough({ tool, here })).toBe(false);
  expect(isEnough({ shop: { version: "0.9.0" }, here })).toBe(false);
});

test("an address that cannot be served is said in one sentence, before anything is built", async () => {
  const { url, stop } = await listen(createServer());
  const { port } = new URL(url);
  for (const [wrong, sentence] of [
    [{ HOST: "x86_64-conda-linux-gnu" }, /^HOST is "x86_64-conda-linux-gnu", but .*\.\n$/],
    [{ PORT: "http" }, /^PORT is "http", but .*\.\n$/],
    [{ PORT: "65536" }, /^PORT is "65536", but .*\.\n$/],
    [{ PORT: port }, /^Port \d+ is taken: .*\.\n$/],
  ] as const) {
    const env = { ...process.env, PORT: "0", ...wrong };
    const { stdout, stderr, status } = spawnSync(process.execPath, ["scripts/start.mjs"], { env });
    expect([String(stdout), status]).toEqual(["", 1]);
    expect(String(stderr)).toMatch(sentence);
  }
  await stop();
});

test("a command that is killed or finds no room is followed by the reason in a sentence", () => {
  const kill = ["-e", "process.kill(process.pid, 'SIGKILL')"];
  expect(() => run(process.execPath, kill, "The shop could not be built.")).toThrow(
    /^The shop could not be built\. The system has killed it, most likely for want of memory: /,
  );
  expect(reasonFor(137, null)).toMatch(/want of memory/);
  expect(reasonFor(1, null)).toMatch(/^The reason is above\. /);
  const full = Object.assign(fs.statfsSync("."), { bavail: 1 });
  const disk = jest.spyOn(fs, "statfsSync").mockReturnValue(full);
  expect(reasonFor(1, null)).toMatch(/^The disk is full: /);
  disk.mockRestore();
});
