import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { emptyVariables } from "@/tests/support/environment.mjs";

/** Checks the configuration of a folder with this file in it, in this environment, and returns what is said. */
function check(file: string, contents: string | Buffer, variables: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "config-"));
  writeFileSync(join(folder, file), contents);
  const tsx = pathToFileURL(resolve("node_modules/tsx/dist/loader.mjs")).href;
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--import", tsx, resolve("scripts/check-config.ts")],
    {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, TSX_TSCONFIG_PATH: resolve("tsconfig.json"), ...variables },
    },
  );
  rmSync(folder, { recursive: true });
  return { isFit: status === 0, said: stderr };
}

test.each<[string, string, string | Buffer, Record<string, string>, boolean, RegExp]>([
  [
    "made-up contacts in an image",
    ".env",
    "",
    { SHOP_IMAGE: "1" },
    false,
    /others would see it.*PHONE/,
  ],
  ["those in a trial", ".env", "", { SHOP_IMAGE: "1", TRIAL: "1" }, true, /still made up/],
  ["UTF-16", ".env", Buffer.from("\ufeffPHONE=1", "utf16le"), {}, false, /not text in UTF-8/],
  ["a misspelt name", ".env", "SOLDOUT=a2-milk", {}, true, /SOLDOUT in \.env is not read\n/],
  ["another file", ".env.txt", "", {}, true, /\.env\.txt is not read/],
])("tells the owner of %s", (_, file, contents, variables, isFit, said) => {
  const found = check(file, contents, { ...emptyVariables, ...variables });
  expect(found.isFit).toBe(isFit);
  expect(found.said).toMatch(said);
});
