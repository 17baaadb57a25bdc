import { defineConfig } from "playwright/test";
import { findBrowser } from "@/scripts/browser";

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/live",
  workers: 2,
  fullyParallel: true,
  timeout: 45_000,
  globalTimeout: 240_000,
  reporter: "./reporter.ts",
  use: {
    baseURL: process.env.SHOP_ADDRESS,
    ignoreHTTPSErrors: Boolean(process.env.SELF_SIGNED),
    launchOptions: {
      ...findBrowser("shell"),
      // `ignoreHTTPSErrors` does not reach the script of a service worker.
      args: process.env.SELF_SIGNED ? ["--ignore-certificate-errors"] : [],
    },
    locale: "en-IN",
    viewport: { width: 360, height: 740 },
    actionTimeout: 10_000,
    serviceWorkers: "block",
  },
});
