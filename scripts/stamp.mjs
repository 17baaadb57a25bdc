// The stamp of a build is a hash of all that the build is made of. By it "npm start" knows whether this very shop is built.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

/** The files of variables that Next.js reads in production. */
const envFiles = [".env", ".env.local", ".env.production", ".env.production.local"];

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
  ...envFiles,
];

const stampFile = join(".next", "stamp");

/** Stands among the sources, though a build makes it. */
const workerFile = join("public", "sw.js");

/**
 * The stamp of a build that begins now. What is secret cannot be read from it.
 *
 * @param {string} folder that of the shop
 */
export function stampOf(folder) {
  const hash = createHash("sha256");
  for (const file of sources.flatMap((source) => filesAt(join(folder, source)))) {
    const path = relative(folder, file);
    if (path === workerFile) continue;
    hash.update(`${path}\0`).update(createHash("sha256").update(readFileSync(file)).digest());
  }
  for (const name of variablesIn(folder)) hash.update(`${name}\0${process.env[name] ?? ""}\0`);
  return hash.digest("hex");
}

/** Whether the last build came to its end, and was made of what is here now. @param {string} folder */
export function isBuilt(folder) {
  const [stamp = "", worker = ""] = [stampFile, workerFile].map((file) => join(folder, file));
  return existsSync(stamp) && existsSync(worker) && String(readFileSync(stamp)) === stampOf(folder);
}

/** Puts the stamp into a build, as its last step. @param {string} folder @param {string} stamp */
export function writeStamp(folder, stamp) {
  writeFileSync(join(folder, stampFile), stamp);
}

/** The file at a path, or all files below it, always in the same order. @param {string} path @returns {string[]} */
function filesAt(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).sort();
  return names.flatMap((name) => filesAt(join(path, name)));
}

/**
 * The variables whose value in the shell counts: it comes before that in a file, and a value in a file may name another
 * variable, as `https://$DOMAIN` does.
 *
 * @param {string} folder
 */
function variablesIn(folder) {
  const files = [".env.example", ...envFiles].flatMap((file) => filesAt(join(folder, file)));
  const text = files.map((file) => readFileSync(file, "utf8")).join("\n");
  const names = text.matchAll(/^\s*(?:export\s+)?(\w+)\s*[=:]|\$\{?(\w+)/gm);
  return new Set(Array.from(names, ([, declared, used]) => declared ?? used ?? ""));
}
