import type { Page } from "playwright";

/** What a phone has to do with: its network, and how many times as long its processor takes. */
export interface Slowness {
  readonly name: string;
  readonly bytesPerSecond: number;
  readonly latencyMilliseconds: number;
  readonly processor: number;
}

/** The slow 4G that Lighthouse thinks of. */
export const slow4g: Slowness = {
  name: "1.6 Mbit/s",
  bytesPerSecond: 200_000,
  latencyMilliseconds: 150,
  processor: 4,
};

/** A village at the edge of the network. */
export const edge: Slowness = {
  name: "400 kbit/s",
  bytesPerSecond: 50_000,
  latencyMilliseconds: 400,
  processor: 6,
};

/** The browser reports no answer that comes sooner. */
const SHORTEST_REPORTED_MILLISECONDS = 16;

/** Makes network and processor of a page slow from now on. */
export async function beSlow(page: Page, slowness: Slowness): Promise<void> {
  const { bytesPerSecond, latencyMilliseconds, processor } = slowness;
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

/** Measures how long a page takes to show what comes of a tap or a key. */
export interface Answers {
  /** Milliseconds of the slowest answer while something is done, as INP counts them. */
  readonly during: (act: () => Promise<void>) => Promise<number>;
}

/** Listens to a loaded page's answers. */
export async function watchAnswers(page: Page): Promise<Answers> {
  await page.evaluate((durationThreshold) => {
    const durations: number[] = [];
    // The threshold is Chromium's: TypeScript does not know it.
    const events = { type: "event", durationThreshold };
    window.answerDurations = durations;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const isAnswer = entry instanceof PerformanceEventTiming && entry.interactionId > 0;
        if (isAnswer) durations.push(entry.duration);
      }
    }).observe(events);
  }, SHORTEST_REPORTED_MILLISECONDS);
  return {
    during: async (act) => {
      await page.evaluate(() => window.answerDurations?.splice(0));
      await act();
      const durations = await page.evaluate(async () => {
        // Entries come after the frame that they tell of.
        for (let frame = 0; frame < 3; frame++) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        await new Promise((resolve) => setTimeout(resolve));
        return window.answerDurations ?? [];
      });
      return Math.max(SHORTEST_REPORTED_MILLISECONDS, ...durations);
    },
  };
}

/** What the recorder of the first tap has seen; times are milliseconds since the page began. */
interface FirstTap {
  /** The middle of the button, once it has been painted. */
  spot?: { readonly x: number; readonly y: number; readonly painted: number };
  tapped?: number;
  /** When the frame with its popup was ready, and the one with the cart. */
  popup?: number;
  cart?: number;
}

declare global {
  interface Window {
    answerDurations?: number[];
    firstTap?: FirstTap;
  }
}

/**
 * Runs in the page before anything else of it: waits for the picture of the first Add to Cart,
 * then for the popup that a tap on it opens, and for the cart after it. Refers to nothing outside
 * of itself.
 */
export function recordFirstTap(): void {
  const record: FirstTap = {};
  window.firstTap = record;

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
      const what = open.id === "added-popup" ? "popup" : "cart";
      requestAnimationFrame(() => setTimeout(() => (record[what] ??= performance.now())));
    }).observe(document, { subtree: true, attributes: true, childList: true });
    record.spot = { x: left + width / 2, y: top + height / 2, painted: performance.now() };
  }

  requestAnimationFrame(look);
}
