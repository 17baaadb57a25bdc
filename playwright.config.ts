import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig, type Project } from "playwright/test";
import { findBrowser } from "./scripts/browser";

/** The address of a deployed shop, for `npm run live`. Otherwise the stories are tried on a shop that is built for them. */
const deployed = process.env.SHOP_ADDRESS;
const port = Number(process.env.TEST_PORT ?? 4173);
const address = deployed ?? `http://127.0.0.1:${port}`;
const { hostname } = new URL(address);

const cores = availableParallelism();
/** How long a step may take, in milliseconds, before it counts as wrong. A single core serves everybody in turn. */
const patience = deployed ? 15_000 : cores > 1 ? 20_000 : 60_000;
const chromium = findBrowser("shell");

/** Chromium with the fonts of one of the files in tests/fonts, whatever the machine has. */
function chromiumWith(fonts: string): Project["use"] {
  return {
    launchOptions: {
      ...chromium,
      env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, "tests/fonts", fonts) },
      // No request leaves this machine but for the shop.
      args: [
        `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${hostname}, EXCLUDE 127.0.0.1, EXCLUDE localhost`,
      ],
    },
  };
}

/** A project with the stories that are tagged for all engines, if the browser is installed. */
function projectIn(name: "firefox" | "webkit"): Project[] {
  const browser = findBrowser(name);
  if (!browser) return [];
  const use = { browserName: name, launchOptions: browser };
  // Such a browser takes long to start: once is enough for so few stories.
  return [{ name, grep: /@engines/, workers: 1, use }];
}

export default defineConfig({
  testDir: "tests/e2e",
  testIgnore: deployed ? [] : "live.spec.ts",
  grep: deployed ? /@live/ : undefined,
  outputDir: "test-results/e2e",
  // Two for each processor, because stories often wait: for servers, lines and clocks.
  workers: deployed ? 2 : 2 * cores,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Reported as flaky if it passes then: whoever only runs the tests sees green, and we see what to mend.
  retries: 1,
  // Only to end what goes on for ever: a slow machine has to pass as well.
  timeout: deployed ? 60_000 : 300_000,
  expect: { timeout: patience, toPass: { timeout: patience } },
  reporter: deployed ? "./tests/support/reporter.ts" : "list",
  use: {
    baseURL: address,
    ignoreHTTPSErrors: process.env.NODE_TLS_REJECT_UNAUTHORIZED === "0",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    viewport: { width: 360, height: 740 },
    // The service worker would answer requests that stories intercept. tests/e2e/offline.spec.ts allows it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    actionTimeout: patience,
    navigationTimeout: patience,
  },
  projects: [
    // First, so that short stories of the other projects fill the time that is left at the end.
    ...projectIn("firefox"),
    ...projectIn("webkit"),
    { name: "bare", grep: /@bare/, workers: 1, use: chromiumWith("bare.conf") },
    { name: "chromium", grepInvert: /@bare/, use: chromiumWith("phone.conf") },
  ],
  webServer: deployed
    ? undefined
    : {
        command: "node --import tsx tests/support/build.ts",
        url: address,
        timeout: 1_800_000,
        env: { PORT: String(port) },
        gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
      },
});
