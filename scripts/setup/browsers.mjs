import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { runTool } from "./run-command.mjs";
import { Failure } from "./failure.mjs";
import { installPackages, mayBeRoot, pathOfCommand } from "./packages.mjs";

/** The variable that names the Chromium to test in; it is used before any other. */
const CHOICE = "CHROMIUM_PATH";

const CHROMIUM_COMMANDS = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chromium-headless-shell",
];

const DOWNLOAD_SECONDS = 300;
const VERSION_SECONDS = 30;

/** What the system's package manager calls each engine. */
const PACKAGES = {
  chromium: ["chromium"],
  firefox: ["firefox-esr"],
  webkit: ["webkit2gtk-driver", "xvfb"],
};

/**
 * The browsers in which the stories of tests/browsers run: Playwright's own where it has downloaded
 * them, else the system's. Playwright drives Chromium, and Firefox by WebDriver BiDi; WebKitGTK has
 * a W3C WebDriver of its own, and needs a screen.
 */
export async function findEngines() {
  const { firefox, webkit } = await import("playwright");
  const chromiumPath = await findHeadlessChromium();
  const chromium = chromiumPath && { name: "chromium", driver: "playwright", path: chromiumPath };
  return [
    chromium,
    downloadedEngine("firefox", firefox) ?? systemFirefox(),
    downloadedEngine("webkit", webkit) ?? systemWebKit(),
  ].filter(Boolean);
}

/**
 * The absolute path of a Chromium or Chrome that starts on this machine: the one that
 * CHROMIUM_PATH names, one on PATH, one in its system's usual place, or the one that Playwright has
 * downloaded; undefined when none of them starts. Expects installed dependencies.
 */
export async function findChromium() {
  // Loaded only now: this module is also imported before the dependencies are installed.
  const { chromium } = await import("playwright");
  const candidates = [
    process.env[CHOICE],
    ...CHROMIUM_COMMANDS.map(pathOfCommand),
    ...usualPlaces(),
    chromium.executablePath(),
  ];
  return candidates.find((path) => path && starts(path));
}

/** The same, but throws a Failure that says what to do when there is none. */
export async function requireChromium() {
  const path = await findChromium();
  if (!path) {
    throw new Failure(
      `A browser is needed: install Chromium or Chrome, or set ${CHOICE} to the path of one.`,
    );
  }
  return path;
}

/**
 * The Chromium that is built to run without a window, which takes two thirds of the time for the
 * same work; any other Chromium where it is not installed or CHROMIUM_PATH names one.
 */
export async function findHeadlessChromium() {
  const shell = pathOfCommand("chromium-headless-shell");
  return shell && !process.env[CHOICE] ? shell : findChromium();
}

/**
 * Installs the engines that this machine lacks, where that may be done. Resolves with the names of
 * those that are missing still.
 */
export async function installEngines() {
  let missing = await missingEngines();
  if (missing.length > 0) {
    console.log(`Downloading Playwright's ${missing.join(", ")} …`);
    const exitCode = await runTool("playwright", ["install", ...missing], {
      timeoutSeconds: DOWNLOAD_SECONDS,
    });
    if (exitCode === 0 && mayBeRoot()) await runTool("playwright", ["install-deps", ...missing]);
    missing = await missingEngines();
  }
  for (const name of missing) await installPackages(PACKAGES[name]);
  if (pathOfCommand("chromium") && !pathOfCommand("chromium-headless-shell")) {
    await installPackages(["chromium-headless-shell"]);
  }
  return missingEngines();
}

async function missingEngines() {
  const found = await findEngines();
  return Object.keys(PACKAGES).filter((name) => !found.some((engine) => engine.name === name));
}

function downloadedEngine(name, type) {
  const path = type.executablePath();
  return existsSync(path) ? { name, driver: "playwright", path } : undefined;
}

function systemFirefox() {
  const path = ["firefox-esr", "firefox"].map(pathOfCommand).find(Boolean);
  return path && { name: "firefox", driver: "playwright", channel: "moz-firefox", path };
}

function systemWebKit() {
  const path = pathOfCommand("WebKitWebDriver");
  return path && pathOfCommand("Xvfb") && { name: "webkit", driver: "webdriver", path };
}

/** Where Chrome and Chromium are on systems that do not put them on PATH. */
function usualPlaces() {
  switch (process.platform) {
    case "darwin":
      return ["Google Chrome", "Chromium"].map(
        (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
      );
    case "win32":
      return ["ProgramFiles", "ProgramFiles(x86)", "LOCALAPPDATA"]
        .map((variable) => process.env[variable])
        .filter(Boolean)
        .map((folder) => join(folder, "Google", "Chrome", "Application", "chrome.exe"));
    default:
      return [];
  }
}

/** Whether there is a browser at this path, and not a placeholder or one that lacks libraries. */
function starts(path) {
  if (process.platform === "win32") {
    return existsSync(path); // On Windows Chrome answers --version by opening a window.
  }
  return spawnSync(path, ["--version"], { timeout: VERSION_SECONDS * 1000 }).status === 0;
}
