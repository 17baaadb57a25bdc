import { existsSync } from "node:fs";
import { chromium, firefox, webkit } from "playwright";
import { Failure } from "@/server/failure-without-stack-trace.mjs";
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

/** The Chromium to test in, if the environment names one. */
const { CHROMIUM_PATH: chosenChromium } = process.env;

/** Has no window, and takes two thirds of the time for the same work. */
export const headlessShell = "chromium-headless-shell";

/**
 * The browsers of this machine for the stories. Playwright drives Chromium, and Firefox by WebDriver
 * BiDi; WebKitGTK has a W3C WebDriver of its own, and needs a screen.
 */
export function findEngines(): readonly Engine[] {
  return [findChromiumEngine(), findFirefox(), findWebKit()].filter(
    (engine) => engine !== undefined,
  );
}

/**
 * A Chromium or Chrome with all that browsers have: the one that CHROMIUM_PATH names, else the
 * system's, else Playwright's own.
 */
export function findChromium(): string | undefined {
  const ofSystem = ["chromium", "google-chrome", headlessShell].map(pathOfCommand);
  return [chosenChromium, ...ofSystem, chromium.executablePath()].find(isThere);
}

/** The Chromium that is quickest to test in: without a window, where nobody has chosen another. */
export function findHeadlessChromium(): string | undefined {
  return chosenChromium ? findChromium() : (pathOfCommand(headlessShell) ?? findChromium());
}

/** @throws Failure that says what to do where there is none */
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

function isThere(path: string | undefined): path is string {
  return path !== undefined && existsSync(path);
}
