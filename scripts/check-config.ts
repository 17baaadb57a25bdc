// Checks the configuration before a build: stops with one list of what is wrong, and warns of what is made up or not read.
import nextEnv from "@next/env";
import { checkConfig, variableNames } from "@/lib/shop/config";

const readNames = [...variableNames, "TRIAL"];

/** One of these is set where others will see the build: in our image (Dockerfile), and by hosts. */
const publishers =
  "SHOP_IMAGE VERCEL NETLIFY CF_PAGES WORKERS_CI RENDER RAILWAY_ENVIRONMENT RAILWAY_PROJECT_ID AWS_APP_ID FLY_APP_NAME DYNO KOYEB_APP_NAME K_SERVICE WEBSITE_SITE_NAME DENO_DEPLOYMENT_ID FIREBASE_WEBAPP_CONFIG";

/** The names and lines of an .env file that have no effect, and the lines that have another than they seem to. */
function findIgnored({ path, contents, env }: (typeof files)[number]): string[] {
  const lines = contents.split(/\r\n?|\n/).filter((line) => /^\s*[^#\s]/.test(line));
  const unread = [
    ...Object.keys(env).filter((name) => !readNames.includes(name)),
    // A value in quotes may go on in the next line.
    ...lines.filter((line) => !/[=:"']/.test(line)),
  ];
  const replaced = lines.flatMap((line) => /^([^=#]+)=.*(?<!\\)\$\w/.exec(line)?.[1] ?? []);
  return [
    ...unread.map((text) => `${text.slice(0, 40)} in ${path} is not read`),
    ...replaced.map((name) => `${name} in ${path} has a $: write \\$, or what follows it is lost`),
  ];
}

const isSet = (name: string) => !/^(0|no|false)?$/i.test(process.env[name]?.trim() ?? "");

// Before the .env files are read, which adds their variables. The tool of a host may have written the name of a publisher
// into such a file: that alone publishes nothing.
const publisher = publishers.split(" ").find(isSet);
const { loadedEnvFiles: files } = nextEnv.loadEnvConfig(process.cwd());
const { problems, stillMadeUp } = checkConfig(process.env);

// Zero bytes, and signs that stand for bytes without a meaning.
const damaged = files.filter(({ contents }) => /[\0\ufffd]/.test(contents));
const advice = "is not text in UTF-8: save it again, with UTF-8 as its encoding";
const errors = [...damaged.map(({ path }) => `${path} ${advice}`), ...problems];
const isMisleading = (name: string) => /^(SITE_URL|WHATSAPP_NUMBER|PHONE)$/.test(name);
const misleading = stillMadeUp.filter(isMisleading).join(", ");
if (publisher && !isSet("TRIAL") && misleading) {
  errors.push(`made up, and others would see it (${publisher}): ${misleading}. Set it, or TRIAL=1`);
}
const ignored = files.flatMap(findIgnored);
if (ignored.length > 0) ignored.push(`The shop reads ${readNames.join(", ")}`);
if (errors.length > 0) {
  console.error(["The configuration is wrong:", ...errors, ...ignored].join("\n  "));
  process.exit(1);
}
const madeUp = stillMadeUp.join(", ");
if (madeUp) ignored.unshift(`still made up, set before you go live (see .env.example): ${madeUp}`);
if (ignored.length > 0) console.warn(`Warning: ${ignored.join("\n  ")}`);
