// Checks what the owner edits before a build: stops with one list of what is wrong in the configuration, and warns of
// what is still made up, or not read.
import { readdirSync } from "node:fs";
import nextEnv from "@next/env";
import { checkConfig } from "@/lib/shop/config";
import { variableNames } from "@/lib/shop/variables";

/** One of these is set where others will see the build: in our image (Dockerfile), and by hosts. */
const publishers =
  "SHOP_IMAGE VERCEL NETLIFY CF_PAGES WORKERS_CI RENDER RAILWAY_ENVIRONMENT RAILWAY_PROJECT_ID AWS_APP_ID FLY_APP_NAME DYNO KOYEB_APP_NAME K_SERVICE WEBSITE_SITE_NAME DENO_DEPLOYMENT_ID FIREBASE_WEBAPP_CONFIG";

/** Names that others than the shop read from .env files. */
const foreignNames = /^(TRIAL|PORT|HOST|TZ|NODE_\w+|NEXT_TELEMETRY_DISABLED|VERCEL\w*)$/;

/**
 * A line of an .env file, as its name, its sign if it has one, and its value: `SOLD_OUT="a2-milk"`, `export NOTICE = none`,
 * `phone: 3`, `SOLD_OUT ghee`. A value in quotes may go on for several lines.
 */
const entryPattern =
  /^[^\S\n]*(?:export[^\S\n]+)?([^\s#=:][^=:\n]*?)[^\S\n]*(?:([=:])[^\S\n]*("[^"]*"|'[^']*'|.*)|$)/gm;

/** Why the lines of a file have no effect, if they have none. */
function findIgnored(path: string, contents: string): string[] {
  const text = contents.replace(/\r\n?/g, "\n");
  const entries = [...text.matchAll(entryPattern)];
  const names = entries.map(([, name = ""]) => name);
  return entries.flatMap(([, name = "", sign], at) => {
    const line = `${name.slice(0, 40)} in ${path}`;
    if (!sign) return `${line} is not read, because it has no =`;
    if (variableNames.includes(name)) {
      const isRepeated = names.indexOf(name) < at;
      return isRepeated ? `${name} stands twice in ${path}: the last one counts` : [];
    }
    // A value may name it, as `https://$DOMAIN` does.
    const isUsed = text.replaceAll("${", "$").includes(`$${name}`);
    return isUsed || foreignNames.test(name) ? [] : `${line} is not read`;
  });
}

const isSet = (name: string) => !/^(0|no|false)?$/i.test(process.env[name]?.trim() ?? "");

// Before the .env files are read, which adds their variables. The tool of a host may have written the name of a publisher
// into such a file: that alone publishes nothing.
const publisher = publishers.split(" ").find(isSet);
const { loadedEnvFiles: files } = nextEnv.loadEnvConfig(process.cwd());
const { problems, leftAtDefault } = checkConfig(process.env);

// Zero bytes, and signs that stand for bytes without a meaning.
const damaged = files.filter(({ contents }) => /[\0\ufffd]/.test(contents));
const errors = [
  ...damaged.map(
    ({ path }) => `${path} is not text in UTF-8: save it again, with UTF-8 as its encoding`,
  ),
  ...problems,
];
const misleading = leftAtDefault.filter((name) => /^(SITE_URL|WHATSAPP_NUMBER|PHONE)$/.test(name));
if (publisher && !isSet("TRIAL") && misleading.length > 0) {
  const names = misleading.join(", ");
  errors.push(`made up, and others would see it (${publisher}): ${names}. Set it, or TRIAL=1`);
}
const ignored = [
  ...files.flatMap(({ path, contents }) => findIgnored(path, contents)),
  // Files that were meant to be `.env`, such as `.env.txt` and `env`.
  ...readdirSync(".")
    .filter((file) => /^(\.?env(\.local|\.production)*\.txt|env)$/i.test(file))
    .map((file) => `${file} is not read: the shop reads .env`),
];
if (ignored.length > 0) ignored.push(`The shop reads ${variableNames.join(", ")}`);
if (errors.length > 0) {
  console.error(["The configuration is wrong:", ...errors, ...ignored].join("\n  "));
  process.exit(1);
}
if (leftAtDefault.length > 0) {
  const names = leftAtDefault.join(", ");
  ignored.unshift(`still made up, set before you go live (see .env.example): ${names}`);
}
if (ignored.length > 0) console.warn(`Warning: ${ignored.join("\n  ")}`);
