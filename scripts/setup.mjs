// Brings what this machine lacks. As a command of its own for the tests: packages, a browser and nginx.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
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

/** Installs the packages of package-lock.json, unless they are there; `withTools` those of the tests, too. */
export function installPackages({ withTools = false } = {}) {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 9)) {
    throw new Failure(`Node.js 20.9 or later is needed; this is ${process.version}.`);
  }
  const wanted = packagesIn("package-lock.json");
  // npm writes this list as the last step of an installation.
  const installed = packagesIn("node_modules/.package-lock.json");
  const isInstalled = Object.entries(wanted).every(
    ([path, { version, dev, devOptional, optional }]) =>
      path === "" ||
      installed[path]?.version === version ||
      (!installed[path] && (optional || (!withTools && (dev || devOptional)))),
  );
  if (isInstalled) return;
  console.log("Installing the packages …");
  run(
    "npm",
    ["ci", withTools ? "--include=dev" : "--omit=dev", "--no-audit", "--no-fund"],
    "The packages could not be installed.",
  );
}

/**
 * @typedef {{ version: string, dev?: boolean, devOptional?: boolean, optional?: boolean }} Package
 * @param {string} lockfile
 * @returns {Readonly<Record<string, Package>>}
 */
function packagesIn(lockfile) {
  return existsSync(lockfile) ? JSON.parse(readFileSync(lockfile, "utf8")).packages : {};
}

/** Installs Playwright's Chromium or, where that cannot be had, Debian's; nginx where that may be done. */
function installTools() {
  const debian = [];
  if (!has("chromium-headless-shell")) {
    const isDownloaded = run("node_modules/.bin/playwright", ["install", "chromium"]);
    if (!isDownloaded) debian.push("chromium", "chromium-headless-shell");
  }
  if (!has("nginx")) {
    debian.push(
      "nginx-light",
      "libnginx-mod-http-brotli-filter",
      "libnginx-mod-http-brotli-static",
    );
  }
  if (debian.length === 0) return;
  const isRoot = process.getuid?.() === 0;
  const mayInstall = has("apt-get") && (isRoot || run("sudo", ["-n", "true"]));
  if (mayInstall) {
    const apt = isRoot ? ["apt-get"] : ["sudo", "-n", "apt-get"];
    const [command = "", ...parameters] = apt;
    run(command, [...parameters, "-qq", "update"]);
    run(command, [...parameters, "-qq", "install", "-y", "--no-install-recommends", ...debian]);
  } else console.log(`Not tried without: ${debian.join(", ")}.`);
}

/** @param {string} command */
function has(command) {
  return spawnSync("sh", ["-c", `command -v ${command}`]).status === 0;
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  installPackages({ withTools: true });
  installTools();
}
