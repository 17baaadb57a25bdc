import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { variableNames } from "@/lib/shop/config";

// Node.js gives all exports of a CommonJS module as its default.
jest.mock("@next/env", () => ({ ...jest.requireActual<object>("@next/env") }));

/** Checks the configuration of a folder with these files, in this environment. Returns what is said; an error stops it. */
async function check(files: Record<string, string | Buffer>, variables: Record<string, string>) {
  const shop = process.cwd();
  process.chdir(mkdtempSync(join(tmpdir(), "config-")));
  for (const [name, contents] of Object.entries(files)) writeFileSync(name, contents);
  // Next.js reads no file where jest has read the owner's.
  const fresh = { NODE_ENV: "production", __NEXT_PROCESSED_ENV: "" } as const;
  const env = { ...process.env, ...fresh, ...variables };
  jest.replaceProperty(process, "env", env);
  const warn = jest.spyOn(console, "warn").mockReturnValue();
  const error = jest.spyOn(console, "error").mockReturnValue();
  jest.spyOn(process, "exit").mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  const end = await jest
    .isolateModulesAsync(async () => {
      await import("@/scripts/check-config");
    })
    .catch(String);
  rmSync(process.cwd(), { recursive: true });
  process.chdir(shop);
  return [...warn.mock.calls, ...error.mock.calls, ...(end ? [end] : [])].join("\n").split("\n  ");
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

test("the owner is told of what the shop does not read, or reads as something else", async () => {
  const inEditor = `\ufeff${written.replace("\n", "\r\n").replace(/(?<!\r)\n/g, "\r")}`;
  expect(await check({ ".env": inEditor }, { SHOP_IMAGE: "1", TRIAL: "1" })).toEqual([
    madeUp,
    "SOLDOUT in .env is not read",
    "phone in .env is not read",
    "SOLD_OUT ghee in .env is not read",
    String.raw`PAYMENT_NOTE in .env has a $: write \$, or what follows it is lost`,
    shown,
  ]);
});

test("a build for others stops at made-up contacts, and any at an .env in another encoding", async () => {
  const utf16 = Buffer.from("\ufeffPHONE=1", "utf16le");
  expect(await check({ ".env": utf16 }, { SHOP_IMAGE: "1" })).toEqual([
    "The configuration is wrong:",
    ".env is not text in UTF-8: save it again, with UTF-8 as its encoding",
    "made up, and others would see it (SHOP_IMAGE): SITE_URL, WHATSAPP_NUMBER, PHONE. Set it, or TRIAL=1\nError: exit 1",
  ]);
});
