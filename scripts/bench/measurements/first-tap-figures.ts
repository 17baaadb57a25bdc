import type { Browser } from "playwright";
import { en } from "@/lib/copy";
import type { Figure } from "@/scripts/bench/results/figure-and-its-limit";
import { limits } from "@/scripts/bench/results/limits";
import { fingerTap } from "@/scripts/bench/finger-tap";
import {
  openPhone,
  openWholePage,
  throttle,
  edge,
} from "@/scripts/bench/phone-browser-and-slow-lines";

/** What the recorder of the first tap has measured, in milliseconds since navigation start. */
interface FirstTap {
  /** The centre of the button, once it is painted. */
  spot?: { readonly x: number; readonly y: number };
  tapped?: number;
  /** When the popup was opened. */
  opened?: number;
  /** When the popup and the cart were on the screen. */
  popup?: number;
  cart?: number;
}

declare global {
  interface Window {
    firstTap?: FirstTap;
  }
}

const words = en.shop;

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
  return [
    {
      what: `/products at ${edge.name}: first tap to popup`,
      unit: "ms",
      value: own.popup,
      reference: reference.popup,
      limit: { kind: "at most", value: limits.firstTapToPopupMilliseconds },
    },
    {
      what: `/products at ${edge.name}: first tap, Go to Cart at once, to cart`,
      unit: "ms",
      value: own.cart,
      reference: reference.cart,
      limit: { kind: "at most", value: limits.firstTapToCartMilliseconds },
    },
  ];
}

/**
 * Runs in the page before its own scripts: waits until the first Add to Cart is painted, then for the
 * popup that a tap opens, and for the cart. Must not refer to anything outside, since it is serialized.
 */
function recordFirstTap(): void {
  const record: FirstTap = {};
  window.firstTap = record;
  // Only Chromium has this option: TypeScript does not know it.
  const clickEvents = { type: "event", durationThreshold: 16 };

  function look() {
    const button = document.querySelector("main article button");
    const isPainted = performance.getEntriesByName("first-contentful-paint").length > 0;
    if (!button || !isPainted) {
      requestAnimationFrame(look);
      return;
    }
    button.scrollIntoView({ block: "center", behavior: "instant" });
    requestAnimationFrame(() => setTimeout(() => expectTap(button)));
  }

  function expectTap(button: Element) {
    const { left, top, width, height } = button.getBoundingClientRect();
    const tap = (event: Event) => (record.tapped = event.timeStamp);
    window.addEventListener("pointerup", tap, { capture: true, once: true });
    new MutationObserver(() => {
      const open = document.querySelector("dialog[open]");
      if (record.tapped === undefined || !open) return;
      record.opened ??= performance.now();
      const what = open.id === "added-popup" ? "popup" : "cart";
      requestAnimationFrame(() => setTimeout(() => (record[what] ??= performance.now())));
    }).observe(document, { subtree: true, attributes: true, childList: true });
    // More exact where the click itself opens the popup: the timer above may run many frames later.
    new PerformanceObserver((list, observer) => {
      const [click] = list.getEntriesByName("click");
      if (!(click instanceof PerformanceEventTiming)) return;
      observer.disconnect();
      if (record.opened === undefined || record.opened > click.processingEnd) return;
      record.popup = click.startTime + click.duration;
    }).observe(clickEvents);
    record.spot = { x: left + width / 2, y: top + height / 2 };
  }

  requestAnimationFrame(look);
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

/**
 * Taps on the first Add to Cart in the frame after it has been painted, and on Go to Cart.
 *
 * @returns milliseconds from the first tap to the popup and to the cart
 */
async function firstTaps(browser: Browser, site: string, script?: () => void) {
  const context = await openPhone(browser);
  const page = await openWholePage(context);
  await page.addInitScript(recordFirstTap);
  if (script) await page.addInitScript(script);
  await throttle(page, edge);
  await page.goto(`${site}/products`, { waitUntil: "commit" });
  await page.waitForFunction(() => window.firstTap?.spot !== undefined);
  const { x, y } = await page.evaluate(() => window.firstTap?.spot ?? { x: NaN, y: NaN });
  await fingerTap(await context.newCDPSession(page), x, y);
  await page.waitForFunction(() => window.firstTap?.popup !== undefined);
  await page.getByRole("button", { name: words.added.goToCart }).tap();
  await page.waitForFunction(() => window.firstTap?.cart !== undefined);
  await page.getByRole("dialog", { name: words.cart.title }).waitFor();
  const record = await page.evaluate(() => window.firstTap);
  await context.close();
  const { tapped = NaN, popup = NaN, cart = NaN } = record ?? {};
  return { popup: popup - tapped, cart: cart - tapped };
}
