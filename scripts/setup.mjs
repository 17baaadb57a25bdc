// Installs the packages that this machine lacks. Run as a command, it also installs a browser and nginx for the tests.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { run, stop } from "./run.mjs";

/** Installs the packages of package-lock.json unless they are there: `withTools` those of the tests, too, for good. */
export function installPackages(withTools = Object.values(installed()).some(({ dev }) => dev)) {
  const { node } = process.versions;
  const isOld = node.localeCompare("20.19", "en", { numeric: true }) < 0;
  if (isOld) stop(`Node.js 20.19 or later is needed; this is ${node}.`);
  if (isInstalled(withTools)) return;
  console.log("Installing the packages …");
  const kinds = `--include=optional ${withTools ? "--include=dev" : "--omit=dev"}`;
  run(`npm ci ${kinds} --no-audit --no-fund`, "The packages could not be installed.");
  // Turbopack keeps in mind which package was missing.
  rmSync(".next/cache", { recursive: true, force: true });
}

/**
 * Whether npm has installed what the lockfile asks for. Of optional packages it installs those for its system.
 *
 * @param {boolean} withTools
 */
export function isInstalled(withTools) {
  const here = installed();
  const wanted = Object.entries(packagesIn("package-lock.json"));
  return wanted.every(([path, { version, dev, devOptional, optional }]) => {
    if (path in here) return here[path]?.version === version;
    // The empty path is the shop itself.
    return path === "" || optional || (!withTools && (dev || devOptional));
  });
}

/** What npm has installed, by its own list, which it writes as the last step. */
const installed = () => packagesIn("node_modules/.package-lock.json");

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
  const browser = "chromium chromium-headless-shell";
  const hasBrowser =
    existsSync("/usr/bin/chromium-headless-shell") ||
    run(["node_modules/playwright/cli.js", "install", "chromium"]);
  const nginx = "nginx-light libnginx-mod-http-brotli-filter libnginx-mod-http-brotli-static";
  const hasNginx = existsSync("/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so");
  const missing = `${hasBrowser ? "" : browser} ${hasNginx ? "" : nginx}`.trim();
  if (!missing) return;
  const install = `apt-get install -y --no-install-recommends ${missing}`;
  const isRoot = process.getuid?.() === 0;
  if (existsSync("/usr/bin/apt-get") && (isRoot || process.env.CI)) {
    const sudo = isRoot ? "" : "sudo -n ";
    run(`${sudo}apt-get -qq update; ${sudo}${install} -qq`);
  } else {
    console.log(`Some tests cannot run: ${missing} is missing. On Debian: sudo ${install}`);
  }
}

if (process.argv[1]?.endsWith("setup.mjs")) {
  installPackages(true);
  installTools();
}
