import type { Browser } from "playwright";
import { medianFigures, type Figure } from "@/scripts/bench/results/figure-and-its-limit";
import { limits } from "@/scripts/bench/results/limits";
import type { BenchPage } from "@/scripts/bench/pages-to-measure";
import {
  openPhone,
  openWholePage,
  throttle,
  edge,
  slow4g,
  type Throttling,
} from "@/scripts/bench/phone-browser-and-slow-lines";

declare global {
  interface Window {
    /** Milliseconds of the last candidate for the largest paint. */
    largestPaint?: number;
    longTasks?: PerformanceEntry[];
  }
}

/** How long to wait after the load event, for the largest paint and for hydration. */
const quietMilliseconds = 500;

/** The part of a task that does not count as blocking: https://web.dev/articles/tbt */
const unnoticedMilliseconds = 50;

/**
 * When a page is painted on two throttled lines, and on the faster one how long it then blocks taps,
 * against the plain page on the same: looks at both in turn, since machines waver.
 *
 * @param times of which the medians are taken
 */
export function paintFigures(
  browser: Browser,
  { path }: BenchPage,
  shop: string,
  plain: string,
  times: number,
): Promise<readonly Figure[]> {
  return medianFigures(times, async () => {
    const figures: Figure[] = [];
    for (const throttling of [slow4g, edge]) {
      const own = await measurePaint(browser, shop + path, throttling);
      const reference = await measurePaint(browser, plain + path, throttling);
      for (const moment of ["FCP", "LCP"] as const) {
        figures.push({
          what: `${path}: ${moment} at ${throttling.name}`,
          unit: "ms",
          value: own[moment],
          reference: reference[moment],
          limit: { kind: "ratio at most", value: limits.paintRatio },
        });
      }
      if (throttling === slow4g) {
        figures.push({
          what: `${path}: blocking at ${throttling.name}`,
          unit: "ms",
          value: own.blocking,
          reference: reference.blocking,
          limit: { kind: "at most", value: limits.blockingMilliseconds },
        });
      }
    }
    return figures;
  });
}

/** First and largest contentful paint, and the blocking time after the first, in milliseconds. */
async function measurePaint(browser: Browser, address: string, throttling: Throttling) {
  const context = await openPhone(browser);
  const page = await openWholePage(context);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      window.largestPaint = list.getEntries().at(-1)?.startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    const longTasks: PerformanceEntry[] = [];
    window.longTasks = longTasks;
    new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({
      type: "longtask",
      buffered: true,
    });
  });
  await throttle(page, throttling);
  await page.goto(address, { waitUntil: "load" });
  await page.waitForTimeout(quietMilliseconds);
  // A busy machine may not have painted by then.
  await page.waitForFunction(() => window.largestPaint !== undefined);
  const { tasks, ...paints } = await page.evaluate(() => ({
    FCP: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
    LCP: window.largestPaint ?? NaN,
    tasks: window.longTasks?.map(({ startTime, duration }) => ({ startTime, duration })) ?? [],
  }));
  await context.close();
  const blocking = tasks
    .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, paints.FCP))
    .reduce((sum, seen) => sum + Math.max(0, seen - unnoticedMilliseconds), 0);
  return { ...paints, blocking };
}
