import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { runTool } from "./run.mjs";
import { Failure } from "./script.mjs";
import { pathOfCommand, runAsRoot } from "./system.mjs";

/** The variable that names the browser to test in; it is used before any other browser. */
const CHOICE = "CHROMIUM_PATH";

const COMMANDS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const DOWNLOAD_SECONDS = 180;
const VERSION_SECONDS = 30;

/** How to install Chromium with the system's package manager; the first one that exists is used. */
const SYSTEM_INSTALLERS = [
  {
    manager: "apt-get",
    commands: [
      ["apt-get", "update"],
      ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "install", "-y", "chromium"],
    ],
  },
  { manager: "dnf", commands: [["dnf", "install", "-y", "chromium"]] },
  { manager: "apk", commands: [["apk", "add", "chromium"]] },
  { manager: "pacman", commands: [["pacman", "-Sy", "--noconfirm", "chromium"]] },
];

/**
 * The absolute path of a Chromium or Chrome that starts on this machine; installs Chromium when
 * there is none. Throws a Failure that says what to do when that does not work either. Expects
 * installed dependencies.
 */
export async function ensureChromium() {
  for (const install of [installWithPlaywright, installWithSystem]) {
    if (await findChromium()) {
      break;
    }
    await install();
  }
  return requireChromium();
}

/** The same, but throws the Failure at once when there is no such browser. */
export async function requireChromium() {
  const path = await findChromium();
  if (!path) {
    throw new Failure(
      `The end-to-end tests need a browser: install Chromium or Chrome, or set ${CHOICE} to the path of one.`,
    );
  }
  return path;
}

/**
 * The browser that CHROMIUM_PATH names, one on PATH, one in its system's usual place, or the one
 * that Playwright has downloaded; undefined when none of them starts.
 */
async function findChromium() {
  // Loaded only now: this module is also imported before the dependencies are installed.
  const { chromium } = await import("playwright");
  const candidates = [
    process.env[CHOICE],
    ...COMMANDS.map(pathOfCommand),
    ...usualPlaces(),
    chromium.executablePath(),
  ];
  return candidates.find((path) => path && starts(path));
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

async function installWithPlaywright() {
  console.log("No Chromium found: downloading Playwright's …");
  await runTool("playwright", ["install", "chromium"], { timeoutSeconds: DOWNLOAD_SECONDS });
}

async function installWithSystem() {
  const installer = SYSTEM_INSTALLERS.find(({ manager }) => pathOfCommand(manager));
  if (!installer) {
    return;
  }
  console.log(`No Chromium yet: installing it with ${installer.manager} …`);
  await runAsRoot(installer.commands);
}
