import type { Page } from "playwright";

declare global {
  interface Window {
    answerDurations?: number[];
  }
}

/** The browser reports no answer that comes sooner. */
const SHORTEST_REPORTED_MILLISECONDS = 16;

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
