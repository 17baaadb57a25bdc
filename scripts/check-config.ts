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
  /^[^\S\n]*(?:export[^\S\n]+)?([^\s#=:][^=:\n]*?)[^\S\n]*(?:([=:])[^\S\n]*("(?:\\"|[^"])*"|'(?:\\'|[^'])*'|[^#\n]*)|$)/gm;

/** The names after each $ that is not written \$, as in `https://$DOMAIN`: a value, or nothing, takes their place. */
const namesIn = (text: string) =>
  Array.from(text.matchAll(/(?<!\\)\$\{?(\w+)/g), ([, name = ""]) => name);

/** Why lines of a file have no effect, or another than they seem to. */
function findIgnored(path: string, contents: string): string[] {
  const text = contents.replace(/\r\n?/g, "\n");
  const entries = [...text.matchAll(entryPattern)];
  const names = entries.map(([, name = ""]) => name);
  return entries.flatMap(([, name = "", sign, value = ""], at) => {
    const line = `${name.slice(0, 40)} in ${path}`;
    if (!sign) return `${line} is not read, because it has no =`;
    if (variableNames.includes(name)) {
      if (namesIn(value).some((other) => !names.includes(other))) {
        return `${line} has a $ that is not written \\$: what follows it is replaced or lost`;
      }
      if (value.includes('\\"')) return `${line} shows the \\ of \\": put the text between '`;
      const isRepeated = names.indexOf(name) < at;
      return isRepeated ? `${name} stands twice in ${path}: the last one counts` : [];
    }
    return namesIn(text).includes(name) || foreignNames.test(name) ? [] : `${line} is not read`;
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
const advice = "is not text in UTF-8: save it again, with UTF-8 as its encoding";
const errors = [...damaged.map(({ path }) => `${path} ${advice}`), ...problems];
const isMisleading = (name: string) => /^(SITE_URL|WHATSAPP_NUMBER|PHONE)$/.test(name);
const misleading = leftAtDefault.filter(isMisleading).join(", ");
if (publisher && !isSet("TRIAL") && misleading) {
  errors.push(`made up, and others would see it (${publisher}): ${misleading}. Set it, or TRIAL=1`);
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
const madeUp = leftAtDefault.join(", ");
if (madeUp) ignored.unshift(`still made up, set before you go live (see .env.example): ${madeUp}`);
if (ignored.length > 0) console.warn(`Warning: ${ignored.join("\n  ")}`);
