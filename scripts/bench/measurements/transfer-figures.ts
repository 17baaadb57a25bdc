import type { Browser, Page } from "playwright";
import type { Figure, Limit } from "@/scripts/bench/results/measured-figure";
import { limits } from "@/scripts/bench/results/limits";
import type { BenchPage } from "@/scripts/bench/bench-pages";
import { type Network, openPhone } from "@/scripts/bench/browser/open-phone-browser";
import { settle, watchTraffic } from "@/scripts/bench/browser/network-traffic-and-idle";

const settledLimits: Readonly<Partial<Record<BenchPage["kind"], Limit>>> = {
  home: { kind: "at most", value: limits.settled.home },
  products: { kind: "at most", value: limits.settled.products },
};

/** The bytes that a page transfers: when it loads, when it is read to the end, and by prefetching. */
export async function transferFigures(
  browser: Browser,
  site: string,
  { kind, path }: BenchPage,
): Promise<readonly Figure[]> {
  const visit = await visitPage(browser, site + path, "good");
  const frugal: Figure[] = [];
  for (const network of ["data saver", "2g"] as const) {
    const { prefetched } = await visitPage(browser, site + path, network);
    frugal.push({
      what: `${path}: fetched ahead with ${network}`,
      unit: "B",
      value: prefetched,
      limit: { kind: "at most", value: 0 },
    });
  }
  const limit = settledLimits[kind];
  return [
    { what: `${path}: all bytes`, unit: "B", value: visit.settled, ...(limit && { limit }) },
    { what: `${path}: all bytes, read to the end`, unit: "B", value: visit.read },
    {
      what: `${path}: fetched ahead of a tap`,
      unit: "B",
      value: visit.prefetched,
      limit: { kind: "at most", value: limits.prefetch },
    },
    ...frugal,
  ];
}

async function visitPage(
  browser: Browser,
  address: string,
  network: Network,
): Promise<Readonly<Record<"settled" | "read" | "prefetched", number>>> {
  const context = await openPhone(browser, network);
  const page = await context.newPage();
  const traffic = await watchTraffic(page);
  await page.goto(address);
  await settle(page, traffic);
  const settled = traffic.bytes();
  await readToTheEnd(page);
  await settle(page, traffic);
  const read = traffic.bytes();
  const prefetched = traffic.bytes("prefetched");
  await context.close();
  return { settled, read, prefetched };
}

/** Scrolls down, one screen at a time. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}
