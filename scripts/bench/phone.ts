import { chromium, type Browser, type BrowserContext } from "playwright";
import { requireChromium } from "@/scripts/browser.mjs";

/** Opens the browser that the tests use. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await requireChromium(),
    args: ["--disable-quic"],
  });
}

/** What a phone tells a page about its network, where it is not a good one. */
export type Network = "good" | "data saver" | "2g";

/** A cheap phone that has never seen the shop. */
export async function openPhone(
  browser: Browser,
  network: Network = "good",
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: "en-IN",
    ...(network === "data saver" && { extraHTTPHeaders: { "Save-Data": "on" } }),
  });
  // tsx marks functions by this helper, which pages do not have.
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
