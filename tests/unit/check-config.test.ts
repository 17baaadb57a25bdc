import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { variableNames } from "@/lib/shop/variables";
import { emptyVariables } from "@/tests/support/environment.mjs";

/** Checks the configuration of a folder with this file in it, in this environment. Returns the status and what is said. */
function check(file: string, contents: string | Buffer, variables: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "config-"));
  writeFileSync(join(folder, file), contents);
  const tsx = pathToFileURL(resolve("node_modules/tsx/dist/loader.mjs")).href;
  const script = ["--import", tsx, resolve("scripts/check-config.ts")];
  const env = { ...process.env, ...emptyVariables, TSX_TSCONFIG_PATH: resolve("tsconfig.json") };
  const options = { cwd: folder, encoding: "utf8", env: { ...env, ...variables } } as const;
  const { status, stderr } = spawnSync(process.execPath, script, options);
  rmSync(folder, { recursive: true });
  return [status, stderr] as const;
}

const all = `  The shop reads ${variableNames.join(", ")}\n`;
const lines = `\ufeff# SITE=1\r\nDOMAIN=a\rexport SITE_URL = "https://$DOMAIN.example"\rNOTICE="two
  lines = one"\nTRIAL=1\nSOLDOUT=1\nphone: 3\nSOLD_OUT ghee\nEMAIL\nNOTICE=6\nFOO ${"x".repeat(50)}=7`;
const unread = `  SOLDOUT in .env is not read
  phone in .env is not read
  SOLD_OUT ghee in .env is not read, because it has no =
  EMAIL in .env is not read, because it has no =
  NOTICE stands twice in .env: the last one counts
  FOO ${"x".repeat(36)} in .env is not read
${all}`;
const dollars = String.raw`DOMAIN=b # $5
PAYMENT_NOTE='Cash #1 $2 "no card"'
SITE_URL="https://$DOMAIN.example"
NOTICE="a
b $HOME"
DELIVERY_NOTE="from \$5, 5$, \"now\""
NOTICE_HI= # $5
PAYMENT_NOTE_HI=\$5`;
const misread = String.raw`  PAYMENT_NOTE in .env has a $ that is not written \$: what follows it is replaced or lost
  NOTICE in .env has a $ that is not written \$: what follows it is replaced or lost
  DELIVERY_NOTE in .env shows the \ of \": put the text between '
${all}`;
const inImage = { SHOP_IMAGE: "1" };
const madeUp = /others would see it \(SHOP_IMAGE\): SITE_URL, WHATSAPP_NUMBER, PHONE\. Set it,/;
const utf16 = Buffer.from("\ufeffPHONE=1", "utf16le");

test.each<[string, number, string, string | Buffer, Record<string, string>, RegExp | string]>([
  ["made-up contacts in an image", 1, ".env", "", inImage, madeUp],
  ["those in a trial", 0, ".env", "", { ...inImage, TRIAL: "1" }, "still made up"],
  ["another encoding", 1, ".env", utf16, {}, "not text in UTF-8"],
  ["lines that nothing reads, and the names that are read", 0, ".env", lines, {}, unread],
  ["signs that Next.js changes", 0, ".env", dollars, {}, misread],
  [
    "a file that nothing reads",
    0,
    ".env.txt",
    "",
    {},
    `.env.txt is not read: the shop reads .env\n`,
  ],
])("the owner is told of %s", (_, status, file, contents, variables, said) => {
  const [found, text] = check(file, contents, variables);
  expect(text).toMatch(said);
  expect(found).toBe(status);
});

test("of a file in which every line is read nothing is said", () => {
  const [status, text] = check(".env", 'SITE_URL="https://a.example"\n\n# NOTICE\nSOLD_OUT=', {});
  expect([status, text.split("\n")]).toEqual([0, [expect.stringMatching("made up"), ""]]);
});
