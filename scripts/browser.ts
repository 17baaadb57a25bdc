import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium, firefox, webkit, type LaunchOptions } from "playwright";

/** How Playwright drives each browser, and the commands by which the system may have it. */
const engines = {
  // Chromium without windows is twice as fast, but has no back/forward cache.
  shell: [chromium, "chromium-headless-shell", "chromium", "google-chrome"],
  chromium: [chromium, "chromium", "google-chrome"],
  firefox: [firefox, "firefox-esr", "firefox"],
  // Playwright drives only its own build.
  webkit: [webkit],
} as const;

/** Options to launch Playwright's own browser or else one of the system, or undefined if there is neither. */
export function findBrowser(name: keyof typeof engines): LaunchOptions | undefined {
  const [engine, ...commands] = engines[name];
  const bundled = engine.executablePath();
  if (existsSync(bundled)) return name === "shell" ? {} : { executablePath: bundled };
  const folders = (process.env.PATH ?? "").split(delimiter);
  const paths = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  const executablePath = paths.find((path) => existsSync(path));
  if (!executablePath) return undefined;
  // Unlike Playwright's patched build, a Firefox of the system is driven by WebDriver BiDi.
  return name === "firefox" ? { executablePath, channel: "moz-firefox" } : { executablePath };
}
