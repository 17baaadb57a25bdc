import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "playwright/test";
import { englishPaths, inLanguage } from "@/lib/paths";
import { now } from "@/tests/support/orders";

/** Runs before every page: stops the clock that one reads. `page.clock` would hide what pages know of their own loading. */
function stopDate(time: number): void {
  class Stopped extends Date {
    static override now = () => time;
    constructor(given?: number | string) {
      super(given ?? time);
    }
  }
  Reflect.set(window, "Date", Stopped);
}

/** What Playwright logs in tests without the service worker. */
const noWorker = "Service Worker registration blocked by Playwright";

/**
 * A browser in which any console error, and whatever the content security policy blocks, fails the test. What is
 * expected is taken out of `complaints`. `chats` collects the chat links that are opened, which lead nowhere. Its
 * pages read {@link now} from the clock; timers run, and so does the clock of the shop's server.
 */
export const test = base.extend<{ chats: string[]; complaints: string[] }>({
  // Only where a test asks for it: with routes Playwright turns off the browser's own store.
  chats: async ({ context }, use) => {
    const opened: string[] = [];
    await context.route("https://api.whatsapp.com/**", async (route) => {
      opened.push(route.request().url());
      await route.fulfill({ contentType: "text/html", body: "<title>Chat</title>" });
    });
    await use(opened);
  },
  complaints: [
    async ({ page, context }, use) => {
      await context.addInitScript(stopDate, now.getTime());
      await context.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", (violation) => {
          console.error(`Blocked by ${violation.effectiveDirective}: ${violation.blockedURI}`);
        });
      });
      const complaints: string[] = [];
      page.on("console", (message) => {
        const isComplaint = ["error", "warning"].includes(message.type());
        if (isComplaint && message.text() !== noWorker) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(error.message));
      await use(complaints);
      // On a slow machine a request may still be held when all is seen: that is no fault of the shop.
      if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page whose scripts are held back until the returned function is called. */
export async function openEarly(page: Page, address: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_next/static/chunks/**", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "domcontentloaded" });
  return release;
}

/** Waits until React has taken over a page with goods: the popups of the order are there. */
export async function expectScripts(page: Page): Promise<void> {
  await expect(page.locator("dialog")).toHaveCount(2);
}

/** Expects that axe finds nothing wrong with the page as it is, or with a part of it. */
export async function expectAccessible(page: Page, within = "html"): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // For pages without frames, and without a second page for each analysis.
    .setLegacyMode(true)
    .include(within)
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** Every page, of the products one. What is shown without a network has stories of its own. */
export const addresses = [...Object.values(englishPaths), "/products/pure-desi-ghee"].filter(
  (path) => path !== "/offline",
);

/** The same page in Hindi. */
export const inHindi = (address: string) => inLanguage("hi", address);
