// The stamp of a build: a hash of all that it is made of, by which "npm start" knows whether this very shop is built.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What Next.js reads in production. */
const settings = [".env", ".env.local", ".env.production", ".env.production.local"];

const sources = [
  "app",
  "components",
  "lib",
  "public",
  "scripts",
  "next.config.mjs",
  "package.json",
  "package-lock.json",
  "postcss.config.mjs",
  "tailwind.config.ts",
  "tsconfig.json",
  ...settings,
];

const stamp = ".next/stamp";

/** Which a build makes among the sources. */
const worker = "public/sw.js";

/** The content of a file, which is empty where there is none. @param {string} path */
const read = (path) => (existsSync(path) ? readFileSync(path) : "");

/**
 * The stamp of a build that began now. Of what is secret it has no more than a hash.
 *
 * @param {string} folder that of the shop
 */
export function stampOf(folder) {
  const hash = createHash("sha256");
  /** @param {string} path */
  const add = (path) => {
    const whole = join(folder, path);
    if (path === worker || !existsSync(whole)) return;
    if (!statSync(whole).isDirectory()) {
      hash.update(`${path}\0`).update(createHash("sha256").update(read(whole)).digest());
    } else for (const name of readdirSync(whole).sort()) add(`${path}/${name}`);
  };
  sources.forEach(add);
  // A variable of the shell comes before that of a file, whose values may also name others of the shell.
  const named = [".env.example", ...settings].flatMap((path) => {
    const text = String(read(join(folder, path)));
    const names = text.matchAll(/^\s*(?:export\s+)?(\w+)\s*[=:]|\$\{?(\w+)/gm);
    return [...names].map(([, set, used]) => set ?? used ?? "");
  });
  for (const name of new Set(named)) hash.update(`${name}\0${process.env[name] ?? ""}\0`);
  return hash.digest("hex");
}

/** Whether the last build was made of what is here now, and came to its end. @param {string} folder */
export function isBuilt(folder) {
  const isWhole = existsSync(join(folder, worker));
  return isWhole && String(read(join(folder, stamp))) === stampOf(folder);
}

/** Puts the stamp into a build, as its last step. @param {string} folder @param {string} text */
export function writeStamp(folder, text) {
  writeFileSync(join(folder, stamp), text);
}
