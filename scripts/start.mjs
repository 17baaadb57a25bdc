// Serves the shop: installs what is missing, builds where a source is newer than the build, and runs "next start". PORT is
// 3000 by default; HOST is 127.0.0.1, which other machines cannot reach: a hosting machine sets 0.0.0.0.
import { spawn } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { installPackages, run } from "./setup.mjs";

const host = process.env.HOST || "127.0.0.1";
const port = process.env.PORT || "3000";

const sources = [
  "app",
  "components",
  "lib",
  "public",
  "scripts",
  ".env",
  ".env.local",
  ".env.production",
  "next.config.mjs",
  "package-lock.json",
  "postcss.config.mjs",
  "tailwind.config.ts",
];

/** Written first and last in a build. */
const built = [".next/BUILD_ID", "public/sw.js"];

installPackages();
if (!isBuilt()) {
  console.log("Building the shop …");
  run("npm", ["run", "build", "--silent"], "The shop could not be built.");
}
serve();

/** Whether there is a build that is newer than every source; a folder counts, too, for what was deleted. */
function isBuilt() {
  if (!built.every(existsSync)) return false;
  const [, builtAt = 0] = built.map((path) => statSync(path).mtimeMs);
  /** @param {string} path @returns {boolean} */
  const isOlder = (path) =>
    statSync(path).mtimeMs <= builtAt &&
    (!statSync(path).isDirectory() || readdirSync(path).every((name) => isOlder(join(path, name))));
  return [".next/BUILD_ID", ...sources.filter((path) => existsSync(path))].every(isOlder);
}

/** Runs "next start" until it is told to stop. */
function serve() {
  const next = spawn("node_modules/.bin/next", ["start", "--hostname", host, "--port", port], {
    stdio: "inherit",
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => next.kill("SIGTERM"));
  }
  next.on("exit", (code) => process.exit(next.killed ? 0 : (code ?? 1)));
}
