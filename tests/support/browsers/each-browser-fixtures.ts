import { expect, test as base } from "playwright/test";
import type { Engine } from "@/scripts/setup/find-browsers";
import { startEngine, type RunningEngine } from "@/tests/support/browsers/start-engines";
import type { Shopper } from "@/tests/support/browsers/shopper";

interface Fixtures {
  /** A shopper at the shop that the configuration serves. */
  readonly shopper: Shopper;
  /** The same at another shop. */
  readonly shopperAt: (site: string) => Promise<Shopper>;
}

interface WorkerFixtures {
  readonly engine: Engine;
  readonly running: RunningEngine;
}

/** A test that runs in each engine, and fails on any error in the console. */
export const story = base.extend<Fixtures, WorkerFixtures>({
  engine: [
    { name: "chromium", driver: "playwright", path: "" },
    { option: true, scope: "worker" },
  ],
  running: [
    async ({ engine }, use) => {
      const running = await startEngine(engine);
      await use(running);
      await running.stop();
    },
    { scope: "worker" },
  ],
  shopperAt: async ({ running }, use) => {
    const visits: Awaited<ReturnType<RunningEngine["newShopper"]>>[] = [];
    await use(async (site) => {
      const visit = await running.newShopper(site);
      visits.push(visit);
      return visit.shopper;
    });
    // Pictures that are taken at the end have their own styles, which the pages' policy blocks.
    const complaints = visits.flatMap((visit) => visit.complaints);
    for (const visit of visits) await visit.end();
    expect(complaints).toEqual([]);
  },
  shopper: async ({ shopperAt, baseURL }, use) => {
    await use(await shopperAt(baseURL ?? ""));
  },
});
