import type { Browser, Page } from "playwright";
import { en } from "@/lib/copy/en/site";
import type { Figure } from "@/scripts/bench/results/figure-with-limit";
import { limits } from "@/scripts/bench/results/limits";
import { medianFigures } from "@/scripts/bench/results/median";
import { openPhone, openWholePage } from "@/scripts/bench/browser/open-phone-browser";
import {
  beSlow,
  edge,
  recordFirstTap,
  watchAnswers,
} from "@/scripts/bench/browser/slow-network-and-processor";

const LINES = 100;

/**
 * How soon the shop answers on a slow phone: the first taps, against the plain page with twenty lines
 * of script; a cart of one line, one of a hundred.
 *
 * @param times of which the medians are taken
 */
export function interactionFigures(
  browser: Browser,
  site: string,
  plain: string,
  times: number,
): Promise<readonly Figure[]> {
  return medianFigures(times, async () => [
    ...(await firstTapFigures(browser, site, plain)),
    ...(await orderSteps(browser, site, 1)),
    ...(await orderSteps(browser, site, LINES)),
  ]);
}

/** Milliseconds; `popup` and `cart` after the first tap, whose button is `painted` after the start. */
interface FirstTaps {
  readonly painted: number;
  readonly popup: number;
  readonly cart: number;
}

async function firstTapFigures(
  browser: Browser,
  site: string,
  plain: string,
): Promise<readonly Figure[]> {
  const own = await firstTaps(browser, site);
  const reference = await firstTaps(browser, plain, openDialogs);
  const figure = (what: string, moment: keyof FirstTaps): Figure => ({
    what: `/products at ${edge.name}: ${what}`,
    unit: "ms",
    value: own[moment],
    reference: reference[moment],
  });
  const { firstTapToPopup, firstTapToCart } = limits;
  return [
    figure("first button painted after", "painted"),
    {
      ...figure("first tap to popup", "popup"),
      limit: { kind: "at most", value: firstTapToPopup },
    },
    {
      ...figure("first tap, Go to Cart at once, to cart", "cart"),
      limit: { kind: "at most", value: firstTapToCart },
    },
  ];
}

/**
 * Runs in the plain page: opens the dialog of the page on Add to Cart, and another one from there.
 * Refers to nothing outside of itself.
 */
function openDialogs(): void {
  addEventListener(
    "click",
    (event) => {
      if (!(event.target instanceof Element)) return;
      const action = event.target.closest<HTMLElement>("[data-early-click]")?.dataset.earlyClick;
      if (!action) return;
      event.preventDefault();
      const added = document.querySelector<HTMLDialogElement>("#added-popup");
      if (action.startsWith("add:")) added?.showModal();
      if (action !== "go-to-cart" || !added) return;
      const cart = document.createElement("dialog");
      cart.append(Object.assign(document.createElement("h2"), { textContent: "Your Cart" }));
      cart.setAttribute("aria-label", "Your Cart");
      document.body.append(cart);
      added.close();
      cart.showModal();
    },
    true,
  );
}

/** Taps on the first Add to Cart in the frame after it has been painted, and on Go to Cart. */
async function firstTaps(browser: Browser, site: string, script?: () => void): Promise<FirstTaps> {
  const context = await openPhone(browser);
  const page = await openWholePage(context);
  await page.addInitScript(recordFirstTap);
  if (script) await page.addInitScript(script);
  await beSlow(page, edge);
  await page.goto(`${site}/products`, { waitUntil: "commit" });
  await page.waitForFunction(() => window.firstTap?.spot !== undefined);
  const { x, y, painted } = await page.evaluate(
    () => window.firstTap?.spot ?? { x: NaN, y: NaN, painted: NaN },
  );
  await page.touchscreen.tap(x, y);
  await page.waitForFunction(() => window.firstTap?.popup !== undefined);
  await page.getByRole("button", { name: words.added.goToCart }).tap();
  await page.waitForFunction(() => window.firstTap?.cart !== undefined);
  await page.getByRole("dialog", { name: words.cart.title }).waitFor();
  const {
    tapped = NaN,
    popup = NaN,
    cart = NaN,
  } = await page.evaluate(() => window.firstTap ?? {});
  await context.close();
  return { painted, popup: popup - tapped, cart: cart - tapped };
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

  const steps = { add, "open cart": openCart, remove, "open the form": openForm, type };
  const figures: Figure[] = [];
  for (const [step, act] of Object.entries(steps)) {
    figures.push({
      what: `${step}, cart of ${lines}: INP`,
      unit: "ms",
      value: await answers.during(() => act(page)),
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
