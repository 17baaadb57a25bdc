import type { Browser, Page } from "playwright";
import { en } from "@/lib/copy/en/site";
import type { Figure } from "@/scripts/bench/results/figure";
import { limits } from "@/scripts/bench/results/limits";
import { median } from "@/scripts/bench/results/median";
import { openPhone, openWholePage } from "@/scripts/bench/browser/phone";
import { beSlow, edge, recordFirstTap, watchAnswers } from "@/scripts/bench/browser/slow-phone";

const LINES = 100;

/**
 * How soon the shop answers on a slow phone: first tap, a cart of one line, one of a hundred.
 *
 * @param times of which the medians are taken
 */
export async function interactionFigures(
  browser: Browser,
  site: string,
  times: number,
): Promise<readonly Figure[]> {
  const looks: (readonly Figure[])[] = [];
  while (looks.length < times) looks.push(await look(browser, site));
  const [first = []] = looks;
  return first.map((figure, index) => ({
    ...figure,
    value: median(looks.map((figures) => figures[index]?.value ?? NaN)),
  }));
}

async function look(browser: Browser, site: string): Promise<readonly Figure[]> {
  return [
    ...(await firstTap(browser, site)),
    ...(await orderSteps(browser, site, 1)),
    ...(await orderSteps(browser, site, LINES)),
  ];
}

/** A tap on the first Add to Cart in the frame after it has been painted. */
async function firstTap(browser: Browser, site: string): Promise<readonly Figure[]> {
  const context = await openPhone(browser);
  const page = await openWholePage(context);
  await page.addInitScript(recordFirstTap);
  await beSlow(page, edge);
  await page.goto(`${site}/products`, { waitUntil: "commit" });
  await page.waitForFunction(() => window.firstTap?.spot !== undefined);
  const { x, y, painted } = await page.evaluate(
    () => window.firstTap?.spot ?? { x: NaN, y: NaN, painted: NaN },
  );
  await page.touchscreen.tap(x, y);
  await page.waitForFunction(() => window.firstTap?.answered !== undefined);
  await page.getByRole("dialog", { name: words.added.title }).waitFor();
  const { tapped, shown, done } = await page.evaluate(() => ({
    ...(window.firstTap?.answered ?? { tapped: NaN, shown: NaN }),
    done: performance.now(),
  }));
  await context.close();
  return [
    {
      what: "/products: first tap acknowledged after",
      unit: "ms",
      value: shown - tapped,
      limit: { kind: "at most", value: limits.answerMilliseconds },
    },
    { what: "/products: button painted after", unit: "ms", value: painted },
    { what: "/products: first tap carried out after", unit: "ms", value: done - tapped },
  ];
}

/** Adds, opens the cart, removes and types, with that many lines in the cart. */
async function orderSteps(
  browser: Browser,
  site: string,
  lines: number,
): Promise<readonly Figure[]> {
  const context = await openPhone(browser);
  const page = await openWholePage(context);
  // The page at rest: what a tap waits for while it comes alive is measured above.
  await page.goto(`${site}/products`, { waitUntil: "networkidle" });
  const answers = await watchAnswers(page);
  if (lines > 1) await fillCart(page, lines - 1);
  await beSlow(page, edge);

  const steps: Readonly<Record<string, () => Promise<void>>> = {
    add: () => add(page),
    "open cart": () => openCart(page),
    remove: () => remove(page),
    "open the form": () => openForm(page),
    type: () => type(page),
  };
  const figures: Figure[] = [];
  for (const [step, act] of Object.entries(steps)) {
    const value = await answers.during(act);
    figures.push({
      what: `${step}, cart of ${lines}: INP`,
      unit: "ms",
      value,
      limit: { kind: "at most", value: limits.answerMilliseconds },
    });
  }
  await context.close();
  return figures;
}

const words = en.shop;

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

/** Puts lines into the cart by its Add one more, and closes it. */
async function fillCart(page: Page, lines: number): Promise<void> {
  await add(page);
  await openCart(page);
  const more = page.getByRole("button", { name: words.cart.addOneMore }).first();
  for (let line = 1; line < lines; line++) await more.click();
  await page.getByRole("dialog").getByRole("button", { name: words.cart.close }).click();
}
