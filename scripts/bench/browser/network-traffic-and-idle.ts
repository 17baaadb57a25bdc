import type { Page } from "playwright";

interface Transfer {
  readonly isPrefetch: boolean;
  bytes: number;
}

/** What a page has fetched over the network. */
export interface Traffic {
  /** Bytes including headers, of all transfers or only of prefetches. */
  readonly bytes: (which?: "all" | "prefetched") => number;
  /** How many transfers are unfinished. */
  readonly pending: () => number;
}

/** Counts what a page fetches from now on, without what its service worker fetches. */
export async function watchTraffic(page: Page): Promise<Traffic> {
  const transfers = new Map<string, Transfer>();
  const open = new Set<string>();
  const devtools = await page.context().newCDPSession(page);
  devtools.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    const { url, headers } = request;
    const isAhead = "next-router-prefetch" in headers || "rsc" in headers || type === "Prefetch";
    transfers.set(requestId, { isPrefetch: isAhead, bytes: 0 });
    if (!url.startsWith("data:")) open.add(requestId);
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
    open.delete(requestId);
  });
  devtools.on("Network.loadingFailed", ({ requestId }) => open.delete(requestId));
  await devtools.send("Network.enable");
  return {
    bytes: (which = "all") =>
      [...transfers.values()]
        .filter(({ isPrefetch }) => which === "all" || isPrefetch)
        .reduce((sum, { bytes }) => sum + bytes, 0),
    pending: () => open.size,
  };
}

const QUIET_MILLISECONDS = 2000;
const PATIENCE_MILLISECONDS = 30_000;
const LOOK_MILLISECONDS = 100;

/** Resolves when nothing has been fetched for two seconds. */
export async function settle(page: Page, traffic: Traffic): Promise<void> {
  const start = Date.now();
  let quietSince = start;
  let before = -1;
  while (Date.now() - quietSince < QUIET_MILLISECONDS) {
    const now = traffic.bytes();
    if (now !== before || traffic.pending() > 0) quietSince = Date.now();
    before = now;
    if (Date.now() - start > PATIENCE_MILLISECONDS) {
      throw new Error(`${page.url()} does not stop fetching`);
    }
    await page.waitForTimeout(LOOK_MILLISECONDS);
  }
}
