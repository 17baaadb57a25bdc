import type { Browser } from "playwright";
import { en } from "@/lib/copy/en";
import type { Figure } from "@/scripts/bench/results/measured-figure";
import { limits } from "@/scripts/bench/results/limits";
import { openPhone, openWholePage } from "@/scripts/bench/browser/open-phone-browser";
import { recordFirstTap } from "@/scripts/bench/browser/record-first-tap";
import { beSlow, edge } from "@/scripts/bench/browser/slow-network-and-processor";

const words = en.shop;

/** Milliseconds: `painted` from the start to the button, `popup` and `cart` from the first tap. */
interface FirstTaps {
  readonly painted: number;
  readonly popup: number;
  readonly cart: number;
}

/**
 * How soon the first taps are answered on a slow phone, against the plain page with twenty lines of
 * script.
 */
export async function firstTapFigures(
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
 * Runs in the plain page: opens its dialog on Add to Cart, and another one from there. Must not refer to
 * anything outside, since it is serialized.
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
