import type { Browser, Request } from "playwright";
import type { Figure } from "@/scripts/bench/results/figure-and-its-limit";
import { limits } from "@/scripts/bench/results/limits";
import type { BenchPage } from "@/scripts/bench/pages-to-measure";
import { openPhone, type Network } from "@/scripts/bench/phone-browser-and-slow-lines";

/** How long to wait for what a page fetches after its network has gone idle. */
const quietMilliseconds = 2000;

const settledLimits: Readonly<Partial<Record<BenchPage["kind"], number>>> = limits.settled;

/** The bytes that a page transfers by itself, and what of that is fetched ahead of a tap. */
export async function transferFigures(
  browser: Browser,
  site: string,
  { kind, path }: BenchPage,
): Promise<readonly Figure[]> {
  const { all, prefetched } = await visitPage(browser, site + path, "good");
  const frugal: Figure[] = [];
  for (const network of ["data saver", "2g"] as const) {
    frugal.push({
      what: `${path}: fetched ahead with ${network}`,
      unit: "B",
      value: (await visitPage(browser, site + path, network)).prefetched,
      limit: { kind: "at most", value: 0 },
    });
  }
  const { [kind]: most } = settledLimits;
  return [
    {
      what: `${path}: all bytes`,
      unit: "B",
      value: all,
      ...(most && { limit: { kind: "at most", value: most } }),
    },
    {
      what: `${path}: fetched ahead of a tap`,
      unit: "B",
      value: prefetched,
      limit: { kind: "at most", value: limits.prefetch },
    },
    ...frugal,
  ];
}

/** Bytes including headers, without what the service worker fetches. */
async function visitPage(
  browser: Browser,
  address: string,
  network: Network,
): Promise<Readonly<Record<"all" | "prefetched", number>>> {
  const context = await openPhone(browser, network);
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForTimeout(quietMilliseconds);
  const bytes = { all: 0, prefetched: 0 };
  for (const request of requests) {
    const { responseHeadersSize, responseBodySize } = await request.sizes();
    const size = responseHeadersSize + responseBodySize;
    bytes.all += size;
    if ("rsc" in request.headers() || request.resourceType() === "prefetch")
      bytes.prefetched += size;
  }
  await context.close();
  return bytes;
}
