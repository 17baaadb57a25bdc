import type { Page } from "playwright";

declare global {
  interface Window {
    answerDurations?: number[];
  }
}

/** The shortest duration that the browser reports. */
const SHORTEST_REPORTED_MILLISECONDS = 16;

/** Measures how long a page takes to respond to a tap or a key. */
export interface Answers {
  /** The slowest response during an action, in milliseconds, measured like INP. */
  readonly during: (act: () => Promise<void>) => Promise<number>;
}

/** Starts to measure a loaded page. */
export async function watchAnswers(page: Page): Promise<Answers> {
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
  return {
    during: async (act) => {
      await page.evaluate(() => window.answerDurations?.splice(0));
      await act();
      const durations = await page.evaluate(async () => {
        // Entries arrive after the frame that they measure.
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
