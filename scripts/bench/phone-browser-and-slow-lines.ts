import { join } from "node:path";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright";
import { requireChromium } from "@/scripts/setup/find-browsers";
import { projectFolder } from "@/scripts/files/project-paths.mjs";

/** The environment of a browser with a phone's fonts; without Devanagari it would fetch ours. */
export const phoneFonts = {
  ...process.env,
  FONTCONFIG_FILE: join(projectFolder, "tests", "fontconfig", "phone-fonts.conf"),
};

/**
 * What Chromium is started with. Playwright and Lighthouse ask each page for its errors; V8 then looks
 * up where in the source an `Error` is made, and React makes three as it starts. For that V8 parses the
 * framework a second time, half of the longest task of a page, unless it notes such places while it
 * compiles: https://v8.dev/blog/v8-lite (lazy source positions). Nobody asks on a shopper's phone.
 */
export const browserArguments = [
  "--disable-quic",
  "--js-flags=--no-enable-lazy-source-positions",
] as const;

/** Opens the browser that the tests use. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: requireChromium(),
    args: [...browserArguments],
    env: phoneFonts,
  });
}

/** What a phone reports about its network. */
export type Network = "good" | "data saver" | "2g";

const screen = { width: 360, height: 740 } as const;

/** More than what a headless browser adds around the page. */
const windowFramePixels = 200;

/** A cheap phone that has never seen the shop. */
export async function openPhone(
  browser: Browser,
  network: Network = "good",
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: screen,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: "en-IN",
    ...(network === "data saver" && { extraHTTPHeaders: { "Save-Data": "on" } }),
  });
  // tsx inserts calls of this helper into functions, but pages do not have it.
  await context.addInitScript("globalThis.__name ??= (it) => it;");
  if (network !== "good") {
    await context.addInitScript(
      (connection) =>
        Object.defineProperty(navigator, "connection", {
          get: () => connection,
          configurable: true,
        }),
      { saveData: network === "data saver", effectiveType: network === "2g" ? "2g" : "4g" },
    );
  }
  return context;
}

/** The processes of the page before end within this time, and those of the new one have started. */
const restMilliseconds = 500;

/**
 * Opens a page in a window that is large enough to show all of it, and lets the machine come to rest, so
 * that the page is measured alone. Playwright's window has the size of
 * the page, but also contains the browser's bars: changes in the lowest part of the page would not be
 * painted, and the measured latency would last until the next change further up.
 */
export async function openWholePage(phone: BrowserContext): Promise<Page> {
  const page = await phone.newPage();
  const devtools = await phone.newCDPSession(page);
  const { windowId } = await devtools.send("Browser.getWindowForTarget");
  await devtools.send("Browser.setWindowBounds", {
    windowId,
    bounds: {
      width: screen.width + windowFramePixels,
      height: screen.height + windowFramePixels,
    },
  });
  await page.waitForTimeout(restMilliseconds);
  return page;
}

/** The throttling of a phone: its network, and how many times slower its processor is. */
export interface Throttling {
  readonly name: string;
  readonly bytesPerSecond: number;
  readonly latencyMilliseconds: number;
  readonly processor: number;
}

/** Lighthouse's "slow 4G". */
export const slow4g: Throttling = {
  name: "1.6 Mbit/s",
  bytesPerSecond: 200_000,
  latencyMilliseconds: 150,
  processor: 4,
};

/** A village at the edge of the network. */
export const edge: Throttling = {
  name: "400 kbit/s",
  bytesPerSecond: 50_000,
  latencyMilliseconds: 400,
  processor: 6,
};

/** Throttles network and processor of a page from now on. */
export async function throttle(page: Page, throttling: Throttling): Promise<void> {
  const { bytesPerSecond, latencyMilliseconds, processor } = throttling;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: latencyMilliseconds,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: processor });
}
