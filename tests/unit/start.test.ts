import { spawnSync } from "node:child_process";
import fs, { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { reasonFor, run } from "@/scripts/run.mjs";
import { isInstalled } from "@/scripts/setup.mjs";
import { isBuilt, stampFile, stampNow } from "@/scripts/stamp.mjs";
import { listen } from "@/tests/support/server";

/** Writes a file, as if at this second. */
function write(path: string, text: string, second = Date.now() / 1000): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  utimesSync(path, second, second);
}

const setVariable = (name: string, value: string) =>
  jest.replaceProperty(process, "env", { ...process.env, [name]: value });

describe("in a folder", () => {
  const shop = process.cwd();
  beforeEach(() => {
    process.chdir(mkdtempSync(join(tmpdir(), "shop-")));
    for (const path of ["public/sw.js", "app/page.tsx", ".env"]) write(path, path);
    write(".env.example", "# PORT=8080 npm start\nSOLD_OUT=\n");
    write(stampFile, stampNow());
  });
  afterEach(() => {
    const folder = process.cwd();
    process.chdir(shop);
    rmSync(folder, { recursive: true });
  });

  test.each<[string, isSame: boolean, () => unknown]>([
    ["nothing", true, () => undefined],
    ["another port", true, () => setVariable("PORT", "8")],
    ["a source", false, () => write("app/page.tsx", "changed", 1)],
    ["a lost source", false, () => rmSync("app/page.tsx")],
    ["an unfinished build", false, () => rmSync(stampFile)],
    ["a lost service worker", false, () => rmSync("public/sw.js")],
    ["an older .env", false, () => write(".env", "changed", 1)],
    ["a deleted .env", false, () => rmSync(".env")],
    [".env.local", false, () => write(".env.local", "SOLD_OUT=a2-milk")],
    ["the shell", false, () => setVariable("SOLD_OUT", "a2-milk")],
  ])("after a change of %s the same build is served: %s", (_, isSame, change) => {
    change();
    expect(isBuilt()).toBe(isSame);
  });

  const [here, other] = [1, 2].map(() => ({ version: "1.0.0", optional: true }));
  const wanted = { version: "1.0.0" };
  const tool = { version: "1.0.0", dev: true };

  test.each([
    [false, false, undefined],
    [true, false, { wanted, here }],
    [false, true, { wanted, here }],
    [true, true, { wanted, tool, here }],
    [false, false, { tool, here }],
    [false, false, { wanted: { version: "0.9.0" }, here }],
  ])(
    "it is %s that the packages, with tools: %s, are there: %j",
    (isEnough, withTools, packages) => {
      const all = { "": {}, wanted, tool, here, other };
      write("package-lock.json", JSON.stringify({ packages: all }));
      if (packages) write("node_modules/.package-lock.json", JSON.stringify({ packages }));
      expect(isInstalled(withTools)).toBe(isEnough);
    },
  );
});

test.each([
  [{ HOST: "x86_64-conda-linux-gnu" }, 'HOST is "x86_64-conda-linux-gnu", but '],
  [{ PORT: "65536" }, 'PORT is "65536", but '],
  [{}, "Port "],
])(
  "that %j cannot be served is said in a sentence, before anything is built",
  async (env, said) => {
    const { url, stop } = await listen(createServer());
    const options = {
      env: { ...process.env, PORT: new URL(url).port, ...env },
      encoding: "utf8",
    } as const;
    const { stdout, stderr, status } = spawnSync(process.execPath, ["scripts/start.mjs"], options);
    expect([stdout, stderr.startsWith(said), stderr.split("\n").length, status]).toEqual([
      "",
      true,
      2,
      1,
    ]);
    await stop();
  },
);

test("a command that is killed or finds no room is followed by the reason in a sentence", () => {
  expect(() => run(["-e", "process.kill(process.pid, 'SIGKILL')"], "It failed.")).toThrow(
    /^It failed\. The system has killed it, most likely for want of memory: /,
  );
  expect(reasonFor(137, null)).toMatch(/want of memory/);
  expect(reasonFor(1, null)).toMatch(/^The reason is above; SIGKILL in it means too little memory/);
  const full = Object.assign(fs.statfsSync("."), { bavail: 1 });
  jest.spyOn(fs, "statfsSync").mockReturnValue(full);
  expect(reasonFor(1, null)).toMatch(/^The disk is full: /);
});
