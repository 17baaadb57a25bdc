import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { isBuilt, stampFile, stampNow } from "@/scripts/build.mjs";
import { isInstalled } from "@/scripts/setup.mjs";

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const setVariable = (name: string, value: string) =>
  jest.replaceProperty(process, "env", { ...process.env, [name]: value });

describe("in a folder", () => {
  const shop = process.cwd();
  beforeEach(() => {
    process.chdir(mkdtempSync(join(tmpdir(), "shop-")));
    for (const path of ["app/page.tsx", ".env"]) write(path, path);
    write(".env.example", "# PORT=8080 npm start\nSOLD_OUT=\n");
    write(stampFile, stampNow());
  });
  afterEach(() => {
    const folder = process.cwd();
    process.chdir(shop);
    rmSync(folder, { recursive: true });
  });

  test.each<[string, isSame: boolean, () => unknown]>([
    ["the time of a source", true, () => write("app/page.tsx", "app/page.tsx")],
    ["another port", true, () => setVariable("PORT", "8")],
    ["a source", false, () => write("app/page.tsx", "changed")],
    ["a lost source", false, () => rmSync("app/page.tsx")],
    ["an unfinished build", false, () => rmSync(stampFile)],
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
    [[false, false], undefined],
    [[true, false], { wanted, here }],
    [[true, true], { wanted, tool, here }],
    [[false, false], { tool, here }],
    [[false, false], { wanted: { version: "0.9.0" }, here }],
  ])("it is %j that the packages, without and with tools, are there: %j", (isEnough, packages) => {
    const all = { "": {}, wanted, tool, here, other };
    write("package-lock.json", JSON.stringify({ packages: all }));
    if (packages) write("node_modules/.package-lock.json", JSON.stringify({ packages }));
    expect([isInstalled(false), isInstalled(true)]).toEqual(isEnough);
  });
});
