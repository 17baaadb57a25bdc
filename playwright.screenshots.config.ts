import { defineConfig } from "playwright/test";
import endToEnd from "./playwright.config";

/** Takes pictures of the built site's pages; Playwright empties the folder they go to first. */
export default defineConfig(endToEnd, { testDir: "tests/screenshots", outputDir: "screenshots" });
