import { join } from "node:path";
import { defineConfig } from "playwright/test";
import { findFreePort } from "./scripts/address.mjs";
import { requireChromium } from "./scripts/browser.mjs";
import { projectFolder } from "./scripts/project.mjs";

// Every worker loads this file again: by way of the environment all of them use the same choices.
process.env.CHROMIUM_PATH ??= await requireChromium();
process.env.END_TO_END_PORT ??= String(await findFreePort());

const port = process.env.END_TO_END_PORT;
const siteAddress = `http://127.0.0.1:${port}`;

/** Chromium with the fonts of tests/fonts, whatever the machine has; on Linux, that is. */
function chromiumWithFonts(set: "phone" | "bare") {
  const fonts = join(projectFolder, "tests", "fonts", `${set}.conf`);
  return {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      env: { ...process.env, FONTCONFIG_FILE: fonts },
      // Playwright itself turns off the browser's own traffic, and the sandbox that fails for root.
      args: ["--disable-quic"],
    },
  };
}

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On a shared machine a browser may starve; what passes only the second time is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  use: {
    baseURL: siteAddress,
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // Only the tests of the service worker have one: it would answer in place of what others intercept.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "phone", grepInvert: /@bare/, use: chromiumWithFonts("phone") },
    { name: "bare", grep: /@(?:layout|bare)/, use: chromiumWithFonts("bare") },
  ],
  webServer: {
    command: `"${process.execPath}" scripts/serve.mjs`,
    url: siteAddress,
    env: { HOST: "127.0.0.1", PORT: port, NEXT_TELEMETRY_DISABLED: "1" },
  },
});
