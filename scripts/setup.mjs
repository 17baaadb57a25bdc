// Installs the packages that this machine lacks. Run as a command, it also installs a browser and nginx for the tests. In
// every command that imports this file, an uncaught Failure prints its sentence and nothing else.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

// Next.js would tell its makers about each build, and say so at the first.
process.env.NEXT_TELEMETRY_DISABLED ??= "1";

/** An expected failure: its message is a sentence for the person at the terminal. */
export class Failure extends Error {}

process.on("uncaughtException", (error) => {
  const isFull = "code" in error && error.code === "ENOSPC";
  console.error(error instanceof Failure ? error.message : isFull ? fullDisk : error);
  process.exit(1);
});

const fullDisk = "The disk is full: the shop needs 1 GB, with its packages.";

/**
 * Why a command may have failed, in a sentence.
 *
 * @param {number | null} status
 * @param {NodeJS.Signals | null} signal
 */
export function reasonFor(status, signal) {
  // A system without memory kills the largest program, which can say nothing.
  if (signal === "SIGKILL" || status === 137) {
    return "The system has killed it, most likely for want of memory: a build takes 1 GB, serving 256 MB.";
  }
  const { bavail, bsize } = statfsSync(".");
  if (bavail * bsize < 50_000_000) return fullDisk;
  return "The reason is above. If that does not help, delete node_modules and try again.";
}

/**
 * Runs a command to its end, and returns whether it went well.
 *
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {string} [problem] thrown as a Failure if the command fails
 */
export function run(command, parameters, problem) {
  const { status, signal } = spawnSync(command, parameters, { stdio: "inherit" });
  if (status !== 0 && problem) throw new Failure(`${problem} ${reasonFor(status, signal)}`);
  return status === 0;
}

/** Runs npm. By Node.js where npm has told us its path, because on Windows it is no command. @param {string[]} parameters */
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
  if (isInstalled(".", withTools)) return;
  console.log("Installing the packages …");
  const kinds = ["--include=optional", withTools ? "--include=dev" : "--omit=dev"];
  runNpm("ci", ...kinds, "--no-audit", "--no-fund");
  // Turbopack keeps in mind which package was missing.
  rmSync(".next/cache", { recursive: true, force: true });
}

/** What npm has installed in a folder, by its own list, which it writes as the last step. @param {string} folder */
const installedIn = (folder) => packagesIn(join(folder, "node_modules/.package-lock.json"));

/** Whether an earlier run has installed the packages of the tests. */
function hasTools() {
  return Object.values(installedIn(".")).some(({ dev }) => dev);
}

/**
 * Whether npm has installed what a folder's lockfile asks for. Of optional packages it installs those for its system.
 *
 * @param {string} folder
 * @param {boolean} withTools
 */
export function isInstalled(folder, withTools) {
  const installed = installedIn(folder);
  const wanted = Object.entries(packagesIn(join(folder, "package-lock.json")));
  return wanted.every(([path, { version, dev, devOptional, optional }]) => {
    if (path in installed) return installed[path]?.version === version;
    // The empty path is the shop itself.
    return path === "" || optional || (!withTools && (dev || devOptional));
  });
}

/**
 * The packages in a lockfile, by their paths; none if there is no such file.
 *
 * @typedef {{ version: string, dev?: boolean, devOptional?: boolean, optional?: boolean }} Package
 * @param {string} lockfile
 * @returns {Readonly<Record<string, Package>>}
 */
function packagesIn(lockfile) {
  return existsSync(lockfile) ? JSON.parse(readFileSync(lockfile, "utf8")).packages : {};
}

/**
 * Installs what the tests need beside packages: Playwright's Chromium or, where that cannot be had, Debian's, and nginx.
 * Where that takes a password, it prints the command instead.
 */
function installTools() {
  const playwright = ["node_modules/playwright/cli.js", "install", "chromium"];
  const hasBrowser = hasCommand("chromium-headless-shell") || run(process.execPath, playwright);
  const browser = "chromium chromium-headless-shell";
  const nginx = "nginx-light libnginx-mod-http-brotli-filter libnginx-mod-http-brotli-static";
  const missing = `${hasBrowser ? "" : browser} ${hasNginx() ? "" : nginx}`.trim();
  if (!missing) return;
  const isRoot = process.getuid?.() === 0;
  const install = `apt-get install -y --no-install-recommends ${missing}`;
  if (hasCommand("apt-get") && (isRoot || process.env.CI)) {
    const sudo = isRoot ? "" : "sudo -n ";
    run("sh", ["-c", `${sudo}apt-get -qq update; ${sudo}${install} -qq`]);
  } else
    console.log(
      `Some tests cannot run, because these are missing: ${missing}. On Debian: sudo ${install}`,
    );
}

/** Whether nginx is there, with Debian's module for brotli. */
function hasNginx() {
  const modules = "/etc/nginx/modules-enabled";
  if (!hasCommand("nginx") || !existsSync(modules)) return false;
  return readdirSync(modules).some((name) => name.includes("brotli-filter"));
}

/** @param {string} command */
function hasCommand(command) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.some((folder) => existsSync(join(folder, command)));
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  installPackages({ withTools: true });
  installTools();
}
