import type { Browser, Locator, Page } from "playwright";
import { en } from "@/lib/copy";
import type { Figure } from "@/scripts/bench/results/figure-and-its-limit";
import { limits } from "@/scripts/bench/results/limits";
import { tapElement } from "@/scripts/bench/finger-tap";
import {
  openPhone,
  openWholePage,
  throttle,
  edge,
} from "@/scripts/bench/phone-browser-and-slow-lines";

declare global {
  interface Window {
    interactionDurations?: number[];
  }
}

/** The shortest duration that the browser reports. */
const shortestReportedMilliseconds = 16;

const words = en.shop;

/** Enough for what a tap loads or renders. Evaluating code in the page earlier would slow it down. */
const quietMilliseconds = 700;

/**
 * The slowest response in each step of an order on a slow phone, with this many lines in the cart: add,
 * open the cart, remove and put back, open the form, and type.
 */
export async function orderStepFigures(
  browser: Browser,
  site: string,
  lines: number,
): Promise<readonly Figure[]> {
  const context = await openPhone(browser);
  const page = await openWholePage(context);
  // After hydration: first-tap-figures.ts measures a tap before it.
  await page.goto(`${site}/products`, { waitUntil: "networkidle" });
  await recordInteractions(page);
  if (lines > 1) await fillCart(page, lines - 1);
  await throttle(page, edge);

  const devtools = await context.newCDPSession(page);
  const tap = async (target: Locator) => {
    await tapElement(devtools, target);
    await page.waitForTimeout(quietMilliseconds);
  };
  const name = page.getByRole("textbox", { name: en.order.fields.name.label });
  const steps = {
    add: () => tap(button(page, words.form.add)),
    "open cart": () => tap(button(page, words.added.goToCart)),
    remove: () => tap(button(page, words.cart.remove)),
    undo: () => tap(button(page, words.cart.undo)),
    "open the form": () => tap(button(page, words.cart.checkout)),
    type: async () => {
      await tap(name);
      await page.keyboard.type("Sita Devi");
    },
  };
  const figures: Figure[] = [];
  for (const [step, act] of Object.entries(steps)) {
    figures.push({
      what: `${step}, cart of ${lines}: INP`,
      unit: "ms",
      value: await slowestInteraction(page, act),
      limit: { kind: "at most", value: limits.interactionMilliseconds },
    });
  }
  if ((await name.inputValue()) !== "Sita Devi") {
    throw new Error("The steps did not lead to the form.");
  }
  await context.close();
  return figures;
}

/** Starts to record how long a page takes to respond to each tap or key. */
async function recordInteractions(page: Page): Promise<void> {
  await page.evaluate((durationThreshold) => {
    const durations: number[] = [];
    // Only Chromium has this option: TypeScript does not know it.
    const events = { type: "event", durationThreshold };
    window.interactionDurations = durations;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const isInteraction = entry instanceof PerformanceEventTiming && entry.interactionId > 0;
        if (isInteraction) durations.push(entry.duration);
      }
    }).observe(events);
  }, shortestReportedMilliseconds);
}

/** The slowest response during an action, in milliseconds, measured like INP. */
async function slowestInteraction(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => window.interactionDurations?.splice(0));
  await act();
  const durations = await page.evaluate(async () => {
    // Entries arrive after the frame that they measure.
    for (let frame = 0; frame < 3; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await new Promise((resolve) => setTimeout(resolve));
    return window.interactionDurations ?? [];
  });
  return Math.max(shortestReportedMilliseconds, ...durations);
}

function button(page: Page, name: string): Locator {
  return page.getByRole("button", { name }).first();
}

/** Fills the cart by Add one more, and closes it. */
async function fillCart(page: Page, lines: number): Promise<void> {
  await button(page, words.form.add).tap();
  await button(page, words.added.goToCart).tap();
  const more = button(page, words.cart.addOneMore);
  for (let line = 1; line < lines; line++) await more.click();
  await button(page, words.cart.close).click();
}
