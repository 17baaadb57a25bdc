import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { variableNames } from "@/lib/shop/config";

const tsx = pathToFileURL(require.resolve("tsx")).href;
const script = resolve("scripts/check-config.ts");

/** Checks the configuration of a folder with these files, in this environment. Returns the exit code, and what is said. */
function check(files: Record<string, string | Buffer>, variables: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "config-"));
  for (const [name, contents] of Object.entries(files)) writeFileSync(join(folder, name), contents);
  // Next.js reads no file where jest has read the owner's.
  const fresh = { NODE_ENV: "production", __NEXT_PROCESSED_ENV: "" } as const;
  const env = {
    ...process.env,
    TSX_TSCONFIG_PATH: resolve("tsconfig.json"),
    ...fresh,
    ...variables,
  };
  const options = { cwd: folder, env, encoding: "utf8" } as const;
  const { status, stderr } = spawnSync(process.execPath, ["--import", tsx, script], options);
  rmSync(folder, { recursive: true });
  return [status, ...stderr.trim().split("\n  ")];
}

const shown = `The shop reads ${[...variableNames, "TRIAL"].join(", ")}`;
const madeUp: unknown = expect.stringMatching(
  /^Warning: still made up, .*: WHATSAPP_NUMBER, PHONE, EMAIL/,
);
const written = String.raw`# SITE=1
export SITE_URL = "https://a.example"
TRIAL=1
SOLDOUT=1

phone: 3
SOLD_OUT ghee
NOTICE="closed today,
open tomorrow"
PAYMENT_NOTE='Cash $2'
DELIVERY_NOTE="from \$5, 5$"`;

test("the owner is told of what the shop does not read, or reads as something else", () => {
  const inEditor = `\ufeff${written.replace("\n", "\r\n").replace(/(?<!\r)\n/g, "\r")}`;
  expect(check({ ".env": inEditor }, { SHOP_IMAGE: "1", TRIAL: "1" })).toEqual([
    0,
    madeUp,
    "SOLDOUT in .env is not read",
    "phone in .env is not read",
    "SOLD_OUT ghee in .env is not read",
    String.raw`PAYMENT_NOTE in .env has a $: write \$, or what follows it is lost`,
    shown,
  ]);
});

test("a build stops at all that is wrong, in one list: for others at made-up contacts, too", () => {
  const utf16 = Buffer.from("\ufeffPHONE=1", "utf16le");
  const wrong = { EMAIL: "nobody", FSSAI_LICENCE: "1" };
  expect(check({ ".env": utf16 }, { SHOP_IMAGE: "1", ...wrong })).toEqual([
    1,
    "The configuration is wrong:",
    ".env is not text in UTF-8: save it again, with UTF-8 as its encoding",
    "EMAIL must be an email address",
    "FSSAI_LICENCE must be 14 digits",
    "made up, and others would see it (SHOP_IMAGE): SITE_URL, WHATSAPP_NUMBER, PHONE. Set it, or TRIAL=1",
  ]);
});
