import type { Browser, Page } from "playwright";
import { en } from "@/lib/copy/en";
import type { Figure } from "@/scripts/bench/results/measured-figure";
import { limits } from "@/scripts/bench/results/limits";
import { openPhone, openWholePage } from "@/scripts/bench/open-phone-browser";
import { beSlow, edge } from "@/scripts/bench/slow-network-and-processor";

declare global {
  interface Window {
    answerDurations?: number[];
  }
}

/** The shortest duration that the browser reports. */
const SHORTEST_REPORTED_MILLISECONDS = 16;

const words = en.shop;

/**
 * The slowest response in each step of an order on a slow phone, with this many lines in the cart: add,
 * open the cart, remove, and type.
 */
export async function orderStepFigures(
  browser: Browser,
  site: string,
  lines: number,
): Promise<readonly Figure[]> {
  const context = await openPhone(browser);
  const page = await openWholePage(context);
  // The page at rest: what a tap waits for while it comes alive is measured above.
  await page.goto(`${site}/products`, { waitUntil: "networkidle" });
  await watchAnswers(page);
  if (lines > 1) await fillCart(page, lines - 1);
  await beSlow(page, edge);

  const steps = { add, "open cart": openCart, remove, "open the form": openForm, type };
  const figures: Figure[] = [];
  for (const [step, act] of Object.entries(steps)) {
    figures.push({
      what: `${step}, cart of ${lines}: INP`,
      unit: "ms",
      value: await slowestAnswer(page, act),
      limit: { kind: "at most", value: limits.answerMilliseconds },
    });
  }
  await context.close();
  return figures;
}

/** Starts to record how long a page takes to respond to each tap or key. */
async function watchAnswers(page: Page): Promise<void> {
  await page.evaluate((durationThreshold) => {
    const durations: number[] = [];
    // Only Chromium has this option: TypeScript does not know it.
    const events = { type: "event", durationThreshold };
    window.answerDurations = durations;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const isAnswer = entry instanceof PerformanceEventTiming && entry.interactionId > 0;
        if (isAnswer) durations.push(entry.duration);
      }
    }).observe(events);
  }, SHORTEST_REPORTED_MILLISECONDS);
}

/** The slowest response during an action, in milliseconds, measured like INP. */
async function slowestAnswer(page: Page, act: (page: Page) => Promise<void>): Promise<number> {
  await page.evaluate(() => window.answerDurations?.splice(0));
  await act(page);
  const durations = await page.evaluate(async () => {
    // Entries arrive after the frame that they measure.
    for (let frame = 0; frame < 3; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await new Promise((resolve) => setTimeout(resolve));
    return window.answerDurations ?? [];
  });
  return Math.max(SHORTEST_REPORTED_MILLISECONDS, ...durations);
}

async function add(page: Page): Promise<void> {
  await page.getByRole("button", { name: words.form.add }).first().tap();
  await page.getByRole("dialog", { name: words.added.title }).waitFor();
}

async function openCart(page: Page): Promise<void> {
  await page.getByRole("button", { name: words.added.goToCart }).tap();
  await page.getByRole("dialog", { name: words.cart.title }).waitFor();
}

async function remove(page: Page): Promise<void> {
  await page.getByRole("button", { name: words.cart.remove }).first().tap();
  await page.getByRole("button", { name: words.cart.undo }).waitFor();
  await page.getByRole("button", { name: words.cart.undo }).tap();
}

async function openForm(page: Page): Promise<void> {
  await page.getByRole("button", { name: words.cart.checkout }).tap();
  await page.getByRole("textbox", { name: words.delivery.name }).waitFor();
}

async function type(page: Page): Promise<void> {
  const name = page.getByRole("textbox", { name: words.delivery.name });
  await name.tap();
  await name.pressSequentially("Sita Devi");
}

/** Fills the cart by Add one more, and closes it. */
async function fillCart(page: Page, lines: number): Promise<void> {
  await add(page);
  await openCart(page);
  const more = page.getByRole("button", { name: words.cart.addOneMore }).first();
  for (let line = 1; line < lines; line++) await more.click();
  await page.getByRole("dialog").getByRole("button", { name: words.cart.close }).click();
}
