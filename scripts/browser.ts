import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium, firefox, webkit, type LaunchOptions } from "playwright";

const engines = { shell: chromium, chromium, firefox, webkit };

/** The commands of browsers that the system may have. Of WebKit, Playwright drives only its own build. */
const commands = {
  // Chromium without windows is twice as fast, but has no back/forward cache.
  shell: ["chromium-headless-shell", "chromium", "google-chrome"],
  chromium: ["chromium", "google-chrome"],
  firefox: ["firefox-esr", "firefox"],
  webkit: [],
} as const;

/** Options to launch Playwright's own browser or else one of the system, or undefined if there is neither. */
export function findBrowser(name: keyof typeof engines): LaunchOptions | undefined {
  const bundled = engines[name].executablePath();
  if (existsSync(bundled)) return name === "shell" ? {} : { executablePath: bundled };
  const folders = (process.env.PATH ?? "").split(delimiter);
  const executablePath = commands[name]
    .flatMap((command) => folders.map((folder) => join(folder, command)))
    .find((path) => existsSync(path));
  if (!executablePath) return undefined;
  // Unlike Playwright's patched build, a Firefox of the system is driven by WebDriver BiDi.
  return name === "firefox" ? { executablePath, channel: "moz-firefox" } : { executablePath };
}
