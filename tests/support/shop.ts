import axe, { type AxeResults } from "axe-core";
import { test as base, expect, type BrowserContext, type Page } from "playwright/test";
import { inLanguage, pageNames, pathTo } from "@/lib/paths";
import { now } from "@/tests/support/orders";

/**
 * Runs in each page before its scripts, and makes `Date` stand still, until `setClock` moves it. Playwright's `page.clock`
 * would also replace `performance`, by which pages know how they were loaded.
 */
function stopDate(time: number): void {
  let stoppedAt = time;
  class Stopped extends Date {
    static override now = () => stoppedAt;
    constructor(given?: number | string) {
      super(given ?? stoppedAt);
    }
  }
  Reflect.set(window, "Date", Stopped);
  addEventListener("set-clock", (event) => {
    if (event instanceof CustomEvent) stoppedAt = Number(event.detail);
  });
}

/** Sets the clock of the open page, in milliseconds since 1970. */
export async function setClock(page: Page, time: number): Promise<void> {
  await page.evaluate((detail) => dispatchEvent(new CustomEvent("set-clock", { detail })), time);
}

/** Playwright's own warning in pages without the service worker, which means nothing. */
const harmless = /^Service Worker registration blocked by Playwright$/;

/** What React, whose stream of data ends too early, and Firefox say of a page that is left while it comes. */
const leftEarly = /React error #412;|^download failed \(font-family/;

/** Prepares a context for stories: in its pages it is always {@link now}, but timers run. */
async function prepare(context: BrowserContext): Promise<void> {
  await context.addInitScript(stopDate, now.getTime());
  // Playwright does not hear of pages that Firefox shows as they were left. Such a page is loaded anew.
  if (context.browser()?.browserType().name() === "firefox") {
    await context.addInitScript(() => addEventListener("unload", () => undefined));
  }
}

/**
 * Fails a test if its page logs an error or a warning, or if the content security policy blocks something: `complaints`
 * collects them, and a test takes out those that it expects. `chats` collects the links to WhatsApp that are opened,
 * which lead nowhere. The tests of a worker share a context, each with pages of its own: what the browser has fetched and
 * compiled for one it need not for the next. What leaves something behind in cookies, storage or clock `isAlone`. Of a
 * file whose requests fail all the time, `expected` says which complaints mean nothing, however late they come.
 */
export const test = base.extend<
  { chats: string[]; complaints: string[]; expected: RegExp; isAlone: boolean },
  { sharedContext: BrowserContext }
>({
  expected: [/^$/, { option: true }],
  isAlone: [false, { option: true }],
  sharedContext: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(project.use);
      await prepare(context);
      await use(context);
      await context.close();
    },
    { scope: "worker" },
  ],
  context: async ({ browser, sharedContext, isAlone }, use) => {
    const context = isAlone ? await browser.newContext() : sharedContext;
    if (isAlone) await prepare(context);
    await use(context);
    if (isAlone) return context.close();
    await context.unrouteAll({ behavior: "ignoreErrors" });
    await context.setOffline(false);
    for (const page of context.pages()) await page.close();
  },
  // Not automatic, because Playwright switches off the browser's cache in tests with routes.
  chats: async ({ context }, use) => {
    const opened: string[] = [];
    await context.route("https://api.whatsapp.com/**", async (route) => {
      opened.push(route.request().url());
      await route.fulfill({ contentType: "text/html", body: "<title>Chat</title>" });
    });
    await use(opened);
  },
  complaints: [
    async ({ page, expected }, use) => {
      const complaints: string[] = [];
      const take = (text: string) => {
        if (!harmless.test(text) && !expected.test(text)) complaints.push(text);
      };
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) take(message.text());
      });
      page.on("pageerror", ({ message }) => take(message));
      page.on("domcontentloaded", () => takeExpected(complaints, leftEarly));
      await use(complaints);
      // A request may still be held by a route when the test has ended.
      if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** What browsers say of requests that fail. */
export const requestFailed = /Failed to (?:load|fetch)|net::ERR|NetworkError|download/;

/** Takes the complaints out that a test expects: by default those of requests that it has made fail. Others stay. */
export function takeExpected(complaints: string[], expected = requestFailed): void {
  const others = complaints.filter((text) => !expected.test(text));
  complaints.splice(0, complaints.length, ...others);
}

/** Opens a page whose scripts are held back until the returned function is called. */
export async function openEarly(page: Page, address: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/_next/static/chunks/**", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "domcontentloaded" });
  return release;
}

/** Waits until React has taken over from the bridge. */
export async function expectScripts(page: Page): Promise<void> {
  await expect(page.locator("html[data-early]")).toHaveCount(0);
}

const axeOptions = {
  resultTypes: ["violations"],
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};

/** Expects that axe finds nothing wrong with the page as it is, or with a part of it. */
export async function expectAccessible(page: Page, within = "html"): Promise<void> {
  // Its script is long: each document gets it once.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify(within)}, ${JSON.stringify(axeOptions)})`,
  );
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(await page.evaluate(listsWithoutRole)).toEqual([]);
}

/** Runs in the page: the lists that Safari takes for groups, because none of their items can have a marker. */
function listsWithoutRole(): string[] {
  const canHaveMarker = (item: Element) => getComputedStyle(item).display === "list-item";
  return [...document.querySelectorAll("ul:not(nav ul, [role])")]
    .filter((list) => ![...list.children].some(canHaveMarker))
    .map(({ outerHTML }) => outerHTML.slice(0, 200));
}

/** The paths of all pages, with one product for all. The offline page has stories of its own. */
export const addresses = [...pageNames, "pure-desi-ghee" as const]
  .filter((page) => page !== "offline")
  .map((page) => pathTo("en", page));

/** The path of the same page in Hindi. */
export const inHindi = (address: string) => inLanguage("hi", address);
