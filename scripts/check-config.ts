// Checks what the owner edits before a build: stops with one list of what is wrong in the configuration, and warns of
// what is still made up, or not read.
import { readdirSync } from "node:fs";
import { parseEnv } from "node:util";
import nextEnv from "@next/env";
import { checkConfig } from "@/lib/shop/config";
import { variableNames } from "@/lib/shop/variables";
import { findIgnoredLines } from "@/scripts/env-files";

/** One of these is set where others will see the build: in our image (Dockerfile), and by hosts. */
const publishers =
  "SHOP_IMAGE VERCEL NETLIFY CF_PAGES WORKERS_CI RENDER RAILWAY_ENVIRONMENT RAILWAY_PROJECT_ID AWS_APP_ID FLY_APP_NAME DYNO KOYEB_APP_NAME K_SERVICE WEBSITE_SITE_NAME DENO_DEPLOYMENT_ID FIREBASE_WEBAPP_CONFIG";

/** What a text has that is not in UTF-8: zero bytes, and signs that stand for bytes without a meaning. */
const damage = /[\0\ufffd]/g;

const isSet = (name: string) => !/^(0|no|false)?$/i.test(process.env[name]?.trim() ?? "");

// Before the .env files are read, which adds their variables. The tool of a host may have written the name of a publisher
// into such a file: that alone publishes nothing.
const publisher = publishers.split(" ").find(isSet);
const { loadedEnvFiles: files } = nextEnv.loadEnvConfig(process.cwd());

// Of a damaged file what can be read is checked as well, so that all problems are told at once.
const damagedFiles = files.filter(({ contents }) => contents.search(damage) >= 0);
const legible = damagedFiles.map(({ contents }) => contents.replace(damage, "")).join("\n");
const { problems, leftAtDefault } = checkConfig({ ...parseEnv(legible), ...process.env });
const madeUp = leftAtDefault.join(", ");
const errors = [
  ...damagedFiles.map(
    ({ path }) => `${path} is not text in UTF-8: save it again, with UTF-8 as its encoding`,
  ),
  ...problems,
];
const misleading = leftAtDefault.filter((name) => /^(SITE_URL|WHATSAPP_NUMBER|PHONE)$/.test(name));
if (publisher && !isSet("TRIAL") && misleading.length > 0) {
  const names = misleading.join(", ");
  errors.push(`made up, and others would see it (${publisher}): ${names}. Set it, or TRIAL=1`);
}
const notRead = [
  ...findIgnoredLines(files, variableNames),
  // Files that were meant to be `.env`, such as `.env.txt` and `env`.
  ...readdirSync(".")
    .filter((file) => /^(\.?env(\.local|\.production)*\.txt|env)$/i.test(file))
    .map((file) => `${file} is not read: the shop reads .env`),
];
if (errors.length > 0) {
  console.error(["The configuration is wrong:", ...errors, ...notRead].join("\n  "));
  process.exit(1);
}

const warnings = [
  ...(madeUp ? [`still made up, set before you go live (see .env.example): ${madeUp}`] : []),
  ...notRead,
];
if (warnings.length > 0) console.warn(`Warning: ${warnings.join("\n  ")}`);
