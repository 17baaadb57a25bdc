import { existsSync } from "node:fs";
import { chromium, firefox, webkit } from "playwright";
import { Failure } from "@/server/failure-with-message-for-terminal.mjs";
import { pathOfCommand } from "@/scripts/setup/debian-packages";

/** As Playwright names them. */
export type EngineName = "chromium" | "firefox" | "webkit";

/** A browser in which the stories of tests/cross-browser run, and what drives it there. */
export interface Engine {
  readonly name: EngineName;
  readonly driver: "playwright" | "webdriver";
  readonly path: string;
  readonly channel?: string;
}

/** The Chromium to use, if the environment names one. */
const { CHROMIUM_PATH: chosenChromium } = process.env;

/** Chromium without a user interface, which is faster by a third. */
export const headlessShell = "chromium-headless-shell";

/**
 * The browsers on this machine for tests/cross-browser. Playwright controls Chromium, and Firefox by WebDriver
 * BiDi. WebKitGTK has its own W3C WebDriver, and needs a display.
 */
export function findEngines(): readonly Engine[] {
  return [findChromiumEngine(), findFirefox(), findWebKit()].filter(
    (engine) => engine !== undefined,
  );
}

/**
 * The path of a complete Chromium or Chrome: that in CHROMIUM_PATH, else the system's, else Playwright's.
 */
export function findChromium(): string | undefined {
  const ofSystem = ["chromium", "google-chrome", headlessShell].map(pathOfCommand);
  return [chosenChromium, ...ofSystem, chromium.executablePath()].find(exists);
}

/** The path of the fastest Chromium: the headless shell, unless CHROMIUM_PATH names another one. */
export function findHeadlessChromium(): string | undefined {
  return chosenChromium ? findChromium() : (pathOfCommand(headlessShell) ?? findChromium());
}

/** @throws Failure that says what to do if there is none */
export function requireChromium(): string {
  const path = findChromium();
  if (path !== undefined) return path;
  throw new Failure(
    "A browser is needed: run npx playwright install chromium, or set CHROMIUM_PATH to the path of one.",
  );
}

function findChromiumEngine(): Engine | undefined {
  const path = findHeadlessChromium();
  return path === undefined ? undefined : { name: "chromium", driver: "playwright", path };
}

function findFirefox(): Engine | undefined {
  const own = firefox.executablePath();
  if (existsSync(own)) return { name: "firefox", driver: "playwright", path: own };
  const path = pathOfCommand("firefox-esr") ?? pathOfCommand("firefox");
  if (path === undefined) return undefined;
  return { name: "firefox", driver: "playwright", channel: "moz-firefox", path };
}

function findWebKit(): Engine | undefined {
  const own = webkit.executablePath();
  if (existsSync(own)) return { name: "webkit", driver: "playwright", path: own };
  const path = pathOfCommand("WebKitWebDriver");
  if (path === undefined || !pathOfCommand("Xvfb")) return undefined;
  return { name: "webkit", driver: "webdriver", path };
}

function exists(path: string | undefined): path is string {
  return path !== undefined && existsSync(path);
}
