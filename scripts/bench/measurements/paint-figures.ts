import type { Browser } from "playwright";
import type { Figure } from "@/scripts/bench/results/figure";
import { limits } from "@/scripts/bench/results/limits";
import { median } from "@/scripts/bench/results/median";
import type { BenchPage } from "@/scripts/bench/bench-pages";
import { openPhone, openWholePage } from "@/scripts/bench/browser/phone";
import { beSlow, edge, slow4g, type Slowness } from "@/scripts/bench/browser/slow-phone";

declare global {
  interface Window {
    /** Milliseconds of the last candidate for the largest paint. */
    largestPaint?: number;
  }
}

/** After this nothing larger comes; milliseconds. */
const QUIET_MILLISECONDS = 500;

/** First and largest paint, in milliseconds since the page began. */
interface Paint {
  readonly first: number;
  readonly largest: number;
}

/**
 * When a page is painted on two throttled lines, against the plain page on the same: looks at both
 * in turn, since machines waver.
 *
 * @param times of which the medians are taken
 */
export async function paintFigures(
  browser: Browser,
  { path }: BenchPage,
  shop: string,
  plain: string,
  times: number,
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const slowness of [slow4g, edge]) {
    const own: Paint[] = [];
    const reference: Paint[] = [];
    while (own.length < times) {
      own.push(await look(browser, shop + path, slowness));
      reference.push(await look(browser, plain + path, slowness));
    }
    for (const [what, moment] of [
      ["FCP", "first"],
      ["LCP", "largest"],
    ] as const) {
      figures.push({
        what: `${path}: ${what} at ${slowness.name}`,
        unit: "ms",
        value: median(own.map((paint) => paint[moment])),
        reference: median(reference.map((paint) => paint[moment])),
        limit: { kind: "ratio at most", value: limits.paintRatio },
      });
    }
  }
  return figures;
}

async function look(browser: Browser, address: string, slowness: Slowness): Promise<Paint> {
  const context = await openPhone(browser);
  const page = await openWholePage(context);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      window.largestPaint = list.getEntries().at(-1)?.startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  await beSlow(page, slowness);
  await page.goto(address, { waitUntil: "load" });
  await page.waitForTimeout(QUIET_MILLISECONDS);
  const paint = await page.evaluate(() => ({
    first: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
    largest: window.largestPaint ?? NaN,
  }));
  await context.close();
  return paint;
}
