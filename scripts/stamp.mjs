// The stamp of a build is a hash of all that the build is made of. By it "npm start" knows whether this very shop is built.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import util from "node:util";

const sources = [
  ...["app", "components", "lib", "public", "scripts", "next.config.mjs", "package.json"],
  ...["package-lock.json", "postcss.config.mjs", "tailwind.config.ts", "tsconfig.json"],
  // What Next.js reads in production.
  ...[".env", ".env.local", ".env.production", ".env.production.local"],
];

/** Where a build has its stamp, written as its last step. */
export const stampFile = join(".next", "stamp");

/** The stamp of a build that begins now. What is secret cannot be read from it. */
export function stampNow() {
  const hash = createHash("sha256");
  const files = sources.flatMap(filesAt);
  for (const file of files) hash.update(`${file}\0${readFileSync(file, "base64")}\0`);
  // A value in the shell comes before that in a file.
  const names = Object.keys(util.parseEnv(readFileSync(".env.example", "utf8")));
  for (const name of names) hash.update(`${name}\0${process.env[name] ?? ""}\0`);
  return hash.digest("hex");
}

/** Whether the last build came to its end, and was made of what is here now. */
export function isBuilt() {
  return existsSync(stampFile) && readFileSync(stampFile, "utf8") === stampNow();
}

/** The file at a path, or all files below it, always in the same order. @param {string} path @returns {string[]} */
function filesAt(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesAt(join(path, name)));
}
