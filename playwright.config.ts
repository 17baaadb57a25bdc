import { join } from "node:path";
import { defineConfig, type LaunchOptions } from "playwright/test";
import { freePort } from "./scripts/local-servers/listen-on-loopback";
import {
  findChromium,
  findEngines,
  findHeadlessChromium,
  type Engine,
} from "./scripts/setup/find-browsers";
import { projectFolder } from "./scripts/files/project-paths.mjs";

// Every worker loads this file again: by way of the environment all of them have the same address.
process.env.END_TO_END_PORT ??= String(await freePort());

const port = process.env.END_TO_END_PORT;
const siteAddress = `http://127.0.0.1:${port}`;

const engines = findEngines();
const chromium = findChromium();
const headlessChromium = findHeadlessChromium();

/** No request of a browser leaves this machine. */
const noHostButThisMachine = "MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost";

/** A Chromium with the fonts of tests/fontconfig, whatever the machine has; on Linux, that is. */
function withFonts(
  executablePath: string | undefined,
  set: "phone" | "bare-machine",
  options: LaunchOptions = {},
) {
  const fonts = join(projectFolder, "tests", "fontconfig", `${set}-fonts.conf`);
  return {
    launchOptions: {
      executablePath,
      env: { ...process.env, FONTCONFIG_FILE: fonts },
      // Playwright itself turns off the browser's own traffic, and the sandbox that fails for root.
      args: ["--disable-quic", `--host-resolver-rules=${noHostButThisMachine}`],
      ...options,
    },
  };
}

export default defineConfig<object, { engine: Engine }>({
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On a shared machine a browser may starve; what passes only the second time is listed as flaky.
  retries: 1,
  use: {
    baseURL: siteAddress,
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // Only the tests of the service worker have one: it would answer in place of what others intercept.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
  },
  projects: [
    {
      name: "phone",
      testDir: "tests/e2e",
      grepInvert: /@(?:bare|back-forward-cache)/,
      use: withFonts(headlessChromium, "phone"),
    },
    {
      name: "bare",
      testDir: "tests/e2e",
      grep: /@(?:layout|bare)/,
      use: withFonts(headlessChromium, "bare-machine"),
    },
    {
      // The headless one keeps no pages for Back, as phones do.
      name: "back-forward-cache",
      testDir: "tests/e2e",
      grep: /@back-forward-cache/,
      use: withFonts(chromium, "phone", { ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
    },
    {
      // Takes pictures to look at. Playwright empties the folder first.
      name: "screenshots",
      testDir: "tests/screenshots",
      outputDir: "screenshots",
      use: withFonts(headlessChromium, "phone"),
    },
    ...engines.map((engine) => ({
      name: engine.name,
      testDir: "tests/cross-browser",
      use: { engine },
    })),
  ],
  webServer: {
    command: `"${process.execPath}" .next/shop-server.cjs`,
    url: siteAddress,
    env: { HOST: "127.0.0.1", PORT: port, NEXT_TELEMETRY_DISABLED: "1" },
  },
});
