// Serves the shop: installs what is missing, builds where a source is newer than the build, and runs "next start". PORT is
// 3000 by default; HOST is 127.0.0.1, which other machines cannot reach: a hosting machine sets 0.0.0.0.
import { spawn } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { Failure, installPackages, run } from "./setup.mjs";

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

await requireFreePort();
installPackages();
if (!isBuilt()) {
  console.log("Building the shop …");
  run("npm", ["run", "build", "--silent"], "The shop could not be built.");
}
serve();

/** Throws a Failure if nobody can listen at this address. */
function requireFreePort() {
  /** @type {Readonly<Record<string, string>>} */
  const reasons = {
    EADDRINUSE: `Port ${port} is in use by another program: stop that, or set PORT to another number.`,
    EACCES: `This user may not serve on port ${port}: set PORT to a number above 1023.`,
    ERR_SOCKET_BAD_PORT: `PORT must be a whole number from 1 to 65535, not "${port}".`,
  };
  return new Promise((resolve, reject) => {
    const fail = (/** @type {NodeJS.ErrnoException} */ { code = "" }) =>
      reject(
        new Failure(reasons[code] ?? `HOST "${host}" is no address of this machine (${code}).`),
      );
    const server = createServer().once("error", fail);
    try {
      server.listen(Number(port), host, () => server.close(resolve));
    } catch {
      fail(Object.assign(new Error(), { code: "ERR_SOCKET_BAD_PORT" }));
    }
  });
}

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
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
  });
  let isOpen = false;
  next.stdout.on("data", (text) => {
    if (isOpen) process.stdout.write(text);
    else if (/Ready/.test(text)) {
      isOpen = true;
      const name = ["127.0.0.1", "0.0.0.0", "::"].includes(host) ? "localhost" : host;
      console.log(`Dehati Milk is open at http://${name}:${port}`);
    }
  });
  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      isStopping = true;
      next.kill("SIGTERM");
    });
  }
  next.on("exit", (code) => process.exit(isStopping ? 0 : (code ?? 1)));
}
