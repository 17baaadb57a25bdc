// Checks what the owner edits before a build: stops with one list of what is wrong in the configuration, and warns of
// what is still made up, not read, or out of date.
import { existsSync, readdirSync } from "node:fs";
import { parseEnv } from "node:util";
import nextEnv from "@next/env";
import { previewAddresses } from "@/lib/seo/preview";
import { checkConfig, configVariables } from "@/lib/shop/config";
import { findIgnoredLines, findNearestName } from "@/scripts/env-files";

/** Who says that others will see the build: our image (Dockerfile), and hosts. */
const publishers =
  "SHOP_IMAGE VERCEL NETLIFY CF_PAGES WORKERS_CI RENDER RAILWAY_ENVIRONMENT RAILWAY_PROJECT_ID AWS_APP_ID FLY_APP_NAME DYNO KOYEB_APP_NAME K_SERVICE WEBSITE_SITE_NAME DENO_DEPLOYMENT_ID FIREBASE_WEBAPP_CONFIG";

const isSet = (name: string) => !/^(0|no|false)?$/i.test(process.env[name]?.trim() ?? "");

// Known before the files are read, since the tool of a host may have written such names into them.
const publisher = publishers.split(" ").find(isSet);
const inShell = Object.keys(process.env);
const { loadedEnvFiles: files } = nextEnv.loadEnvConfig(process.cwd());

// Of files in another encoding, what can be guessed is checked, too, so that all problems are told at once.
const damage = /[\0\ufffd]/g;
const damaged = files.filter(({ contents }) => contents.search(damage) >= 0);
const guessed = parseEnv(damaged.map(({ contents }) => contents.replace(damage, "")).join("\n"));
const { problems, leftAtDefault } = checkConfig({ ...guessed, ...process.env });
const notRead = [
  ...findIgnoredLines(files, configVariables),
  ...inShell
    .filter((name) => name.length > 4 && !configVariables.includes(name))
    .flatMap((name) => {
      const near = findNearestName(name, configVariables);
      return near ? `${name} is not read: ours is ${near}` : [];
    }),
  ...readdirSync(".")
    .filter((file) => /^(\.?env(\.local|\.production)*\.txt|env)$/i.test(file))
    .map((file) => `${file} is not read: the shop reads .env`),
];
const wrong = [
  ...damaged.map(
    ({ path }) => `${path} is not text in UTF-8: save it again, with UTF-8 as its encoding`,
  ),
  ...problems,
];
const madeUp = leftAtDefault.join(", ");
if (publisher && !isSet("TRIAL") && /SITE_URL|WHATSAPP_NUMBER|PHONE/.test(madeUp)) {
  wrong.push(`made up, and others would see it (${publisher}): ${madeUp}. Set them, or TRIAL=1`);
}
if (wrong.length > 0) {
  console.error(["The configuration is wrong:", ...wrong, ...notRead].join("\n  "));
  process.exit(1);
}
const warning = "still made up, set before you go live (see .env.example):";
const areOld = previewAddresses.some((address) => !existsSync(`public${address}`));
const warnings = [
  ...(madeUp ? [`${warning} ${madeUp}`] : []),
  ...(areOld ? ["links in chats lack a picture: npm run previews, and commit it"] : []),
  ...notRead,
];
if (warnings.length > 0) console.warn(`Warning: ${warnings.join("\n  ")}`);
