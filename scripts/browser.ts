import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium, firefox, webkit, type LaunchOptions } from "playwright";

const engines = { shell: chromium, chromium, firefox, webkit };

/** The commands of a browser that the system may have. Playwright drives no WebKit but its own. */
const commands = {
  // Chromium without windows, which is twice as fast, but keeps no pages for Back.
  shell: ["chromium-headless-shell", "chromium", "google-chrome"],
  chromium: ["chromium", "google-chrome"],
  firefox: ["firefox-esr", "firefox"],
  webkit: [],
} as const;

/** How to launch a browser of this engine: Playwright's own or the system's; undefined if there is none. */
export function findBrowser(name: keyof typeof engines): LaunchOptions | undefined {
  const own = engines[name].executablePath();
  if (existsSync(own)) return name === "shell" ? {} : { executablePath: own };
  const folders = (process.env.PATH ?? "").split(delimiter);
  const executablePath = commands[name]
    .flatMap((command) => folders.map((folder) => join(folder, command)))
    .find((path) => existsSync(path));
  if (!executablePath) return undefined;
  // Playwright drives an ordinary Firefox by WebDriver BiDi.
  return name === "firefox" ? { executablePath, channel: "moz-firefox" } : { executablePath };
}
