// Installs the packages that this machine lacks; run as a command, also a browser and nginx, for the tests. What imports
// it ends, too, with the sentence of a Failure alone.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** An expected failure: its message is a sentence for the person at the terminal. */
export class Failure extends Error {}

process.on("uncaughtException", (error) => {
  console.error(error instanceof Failure ? error.message : error);
  process.exit(1);
});

/**
 * Runs a command to its end, and returns whether it went well.
 *
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {string} [problem] thrown as a Failure if the command fails
 */
export function run(command, parameters, problem) {
  const { status } = spawnSync(command, parameters, { stdio: "inherit" });
  if (status !== 0 && problem) throw new Failure(`${problem} The reason is above.`);
  return status === 0;
}

/** Runs npm: by Node.js where it says where it is, since on Windows it is no command. @param {string[]} parameters */
function runNpm(...parameters) {
  const npm = process.env.npm_execpath ?? "";
  const problem = "The packages could not be installed.";
  if (npm.endsWith("npm-cli.js")) run(process.execPath, [npm, ...parameters], problem);
  else run("npm", parameters, problem);
}

/**
 * Installs the packages of package-lock.json, unless they are there: with `withTools` those of the tests, too, which no
 * later run removes.
 */
export function installPackages({ withTools = hasTools() } = {}) {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Failure(`Node.js 20.19 or later is needed; this is ${process.version}.`);
  }
  if (missingPackages(".", withTools).length === 0) return;
  console.log("Installing the packages …");
  const kinds = ["--include=optional", withTools ? "--include=dev" : "--omit=dev"];
  runNpm("ci", ...kinds, "--no-audit", "--no-fund");
  const missing = missingPackages(".", withTools).join(", ");
  if (missing) throw new Failure(`npm did not install ${missing}: delete node_modules, and retry.`);
}

function hasTools() {
  return Object.values(packagesIn("node_modules/.package-lock.json")).some(({ dev }) => dev);
}

/**
 * The packages of a folder's lockfile that are not there, or in another version. What is made for one system has to be
 * there on that system.
 *
 * @param {string} folder
 * @param {boolean} withTools
 */
export function missingPackages(folder, withTools) {
  // npm writes this list as the last step of an installation.
  const installed = packagesIn(join(folder, "node_modules/.package-lock.json"));
  return Object.entries(packagesIn(join(folder, "package-lock.json")))
    .filter(([path, { version, dev, devOptional, optional, os, cpu, libc }]) => {
      const isThere = installed[path]?.version === version && existsSync(join(folder, path));
      if (path === "" || isThere) return false;
      if (!withTools && (dev || devOptional)) return false;
      if (!optional) return true;
      const isFor = [os?.includes(process.platform), !cpu || cpu.includes(process.arch)];
      return isFor.every(Boolean) && (!libc || libc.includes(libcHere()));
    })
    .map(([path]) => path.replace(/.*node_modules\//, ""));
}

/** Which C library a Linux has. */
function libcHere() {
  const { header } = /** @type {{ header: object }} */ (process.report.getReport());
  return "glibcVersionRuntime" in header ? "glibc" : "musl";
}

/**
 * @typedef {{ version: string, dev?: boolean, devOptional?: boolean, optional?: boolean, os?: string[], cpu?: string[],
 *   libc?: string[] }} Package
 * @param {string} lockfile
 * @returns {Readonly<Record<string, Package>>}
 */
function packagesIn(lockfile) {
  return existsSync(lockfile) ? JSON.parse(readFileSync(lockfile, "utf8")).packages : {};
}

/** Installs Playwright's Chromium or, where that cannot be had, Debian's; nginx where we may without asking. */
function installTools() {
  const playwright = ["node_modules/playwright/cli.js", "install", "chromium"];
  const hasBrowser = has("chromium-headless-shell") || run(process.execPath, playwright);
  const brotli = ["filter", "static"].map((part) => `libnginx-mod-http-brotli-${part}`);
  const lacking = [
    ...(hasBrowser ? [] : ["chromium", "chromium-headless-shell"]),
    ...(hasNginx() ? [] : ["nginx-light", ...brotli]),
  ].join(" ");
  if (!lacking) return;
  const isRoot = process.getuid?.() === 0;
  const install = `apt-get install -y --no-install-recommends ${lacking}`;
  if (has("apt-get") && (isRoot || process.env.CI)) {
    const sudo = isRoot ? "" : "sudo -n ";
    run("sh", ["-c", `${sudo}apt-get -qq update; ${sudo}${install} -qq`]);
  } else console.log(`Not tried, for want of ${lacking}. On Debian: sudo ${install}`);
}

/** Whether nginx is there, with Debian's module for brotli. */
function hasNginx() {
  const modules = "/etc/nginx/modules-enabled";
  const isModule = (/** @type {string} */ name) => name.includes("brotli-filter");
  return has("nginx") && existsSync(modules) && readdirSync(modules).some(isModule);
}

/** @param {string} command */
function has(command) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.some((folder) => existsSync(join(folder, command)));
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  installPackages({ withTools: true });
  installTools();
}
