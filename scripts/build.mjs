// Builds the shop, with a stamp, a hash of all that it is made of: "npm start" knows by it whether this shop is built.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import util from "node:util";
import { run } from "./run.mjs";

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

if (process.argv[1]?.endsWith("build.mjs")) {
  // Said ahead, because a system without memory may kill whatever could say it afterwards.
  console.log("Building the shop, which takes 1 GB of memory …");
  // The service worker of an earlier release would be served in place of the new one.
  rmSync("public/sw.js", { force: true });
  // Taken before, so that what is edited meanwhile is built the next time.
  const stamp = stampNow();
  const problem = "The shop could not be built.";
  run(["--import", "tsx", "scripts/check-config.ts"], problem);
  run(["node_modules/next/dist/bin/next", "build"], problem);
  run(["scripts/after-build.mjs"], problem);
  writeFileSync(stampFile, stamp);
}
