// Visits of the shop behind a slow line, and of the same pages without scripts, which `npm run bench` compares.
import { createServer, type Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { Browser, Locator, Page, Request } from "playwright";

declare global {
  interface Window {
    /** What the browser has told of paints, shifts and taps, in ms. */
    noted: PerformanceEntry[];
  }
}

export const shop = "http://127.0.0.1:4600";
const plain = "http://127.0.0.1:4601";

/** In bytes a second, ms, and how many times slower the processor is. */
export const networks = {
  "1.6 Mbit/s": { downloadThroughput: 2e5, uploadThroughput: 2e5, latency: 150, processor: 4 },
  "400 kbit/s": { downloadThroughput: 5e4, uploadThroughput: 5e4, latency: 400, processor: 6 },
};
type Network = (typeof networks)[keyof typeof networks];

/** Until a phone has read how wide a page wants to be, it takes itself for 980 px wide. */
export const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
};

const fewLines = `<script>
addEventListener("click", (event) => {
  const button = event.target.closest("[data-visit=add], [data-visit=cart]");
  if (!button) return;
  event.preventDefault();
  const popup = button.dataset.visit === "add" ? "added" : "cart";
  document.querySelector("[data-popup=" + popup + "]").showModal();
});
</script>`;

/** Serves the shop's pages without scripts, but with nine lines that open popups; anything else as it is. */
export function servePlain(): Server {
  const server = createServer((request, response) => {
    void fetch(shop + String(request.url)).then(async (answer) => {
      const type = answer.headers.get("content-type") ?? "";
      const body = Buffer.from(await answer.arrayBuffer());
      response.setHeader("Content-Type", type);
      if (!/text|svg|json/.test(type)) return response.end(body);
      response.setHeader("Content-Encoding", "gzip");
      return response.end(gzipSync(type.includes("html") ? withoutScripts(String(body)) : body));
    });
  });
  return server.listen(Number(new URL(plain).port), "127.0.0.1");
}

function withoutScripts(html: string): string {
  return (
    html
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
      .replace(/<link\b[^>]*as="script"[^>]*>/g, "")
      .replace(/<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, "")
      // Not at its end, because a tap may come before that.
      .replace("</head>", `${fewLines}</head>`)
      .replace("</body>", '<dialog data-popup="cart"><h2>Your Cart</h2></dialog></body>')
  );
}

/**
 * Visits the shop and the same page without scripts five times in turn.
 *
 * @returns the median of each figure that `see` has of a visit, by its name: of the shop, and of the plain page
 */
export async function compare<Name extends string>(
  browser: Browser,
  network: Network,
  path: string,
  see: (page: Page, address: string) => Promise<Record<Name, number>>,
) {
  const ours = new Array<Record<Name, number>>();
  const theirs = new Array<Record<Name, number>>();
  for (let round = 0; round < 5; round += 1) {
    ours.push(await visit(browser, network, shop + path, see));
    theirs.push(await visit(browser, network, plain + path, see));
  }
  const medianOf = (seen: typeof ours) => (name: Name) =>
    seen.map((figures) => figures[name]).sort((one, other) => one - other)[2] ?? 0;
  return { ours: medianOf(ours), theirs: medianOf(theirs) };
}

/** What is seen of a page by a new visitor, on a phone on this network. */
async function visit<Seen>(
  browser: Browser,
  { processor: rate, ...speed }: Network,
  address: string,
  see: (page: Page, address: string) => Promise<Seen>,
): Promise<Seen> {
  const page = await browser.newPage({ ...phone, serviceWorkers: "block" });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", { offline: false, ...speed });
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  // The functions that run in the page call this, because tsx names them by it.
  await page.addInitScript("globalThis.__name = (each) => each");
  await page.addInitScript(() => {
    window.noted = [];
    for (const type of ["largest-contentful-paint", "layout-shift", "event"]) {
      const observer = new PerformanceObserver((list) => window.noted.push(...list.getEntries()));
      observer.observe(Object.assign({ type, buffered: true }, { durationThreshold: 16 }));
    }
  });
  const seen = await see(page, address);
  await page.close();
  return seen;
}

/**
 * The bytes of three visits of a page on a phone with two pixels in one, headers included, each until nothing has come
 * for five seconds: what the page fetches, and what the service worker does.
 */
export async function costsOf(browser: Browser, path: string) {
  const context = await browser.newContext(phone);
  const costs = [];
  for (let round = 0; round < 3; round += 1) {
    const requests: Request[] = [];
    const note = (request: Request) => requests.push(request);
    context.on("requestfinished", note);
    const page = await context.newPage();
    await page.goto(shop + path);
    for (let before = -1; before !== requests.length;) {
      before = requests.length;
      await wait(5000);
    }
    context.off("requestfinished", note);
    const cost = { page: 0, worker: 0 };
    for (const request of requests) {
      const { responseHeadersSize, responseBodySize } = await request.sizes();
      cost[request.serviceWorker() ? "worker" : "page"] += responseHeadersSize + responseBodySize;
    }
    costs.push(cost);
    await page.close();
  }
  await context.close();
  return costs;
}

/** When the first words and the largest picture are there, in ms, and how far the page has shifted. */
export async function paintOf(page: Page, address: string) {
  await page.goto(address, { waitUntil: "load" });
  await page.waitForTimeout(1000);
  return page.evaluate(() => {
    const noted = (type: string) => window.noted.filter(({ entryType }) => entryType === type);
    const shifts = noted("layout-shift").map((entry) => Number(Reflect.get(entry, "value")));
    return {
      first: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
      largest: noted("largest-contentful-paint").at(-1)?.startTime ?? 0,
      shift: shifts.reduce((sum, shift) => sum + shift, 0),
    };
  });
}

/**
 * The ms from a tap on Add to Cart, as soon as there is one to see, until its popup is painted, from the
 * tap on Go to Cart in it, and in the shop those of the slowest interaction of the visit.
 */
export async function tapOf(page: Page, address: string) {
  await page.goto(address, { waitUntil: "commit" });
  const add = page.locator("[data-visit=add]").first();
  await add.waitFor();
  const added = await timed(add, "added");
  const cart = await timed(page.locator("[data-popup=added] [data-visit=cart]"), "cart");
  if (!address.startsWith(shop)) return { added, cart, slowest: 0 };
  await page.keyboard.press("Escape");
  for (let tap = 0; tap < 5; tap += 1) {
    await add.click();
    await page.keyboard.press("Escape");
  }
  const durations = await page.evaluate(() =>
    window.noted.flatMap(({ entryType, duration }) => (entryType === "event" ? duration : [])),
  );
  return { added, cart, slowest: Math.max(0, ...durations) };
}

/** The ms from a tap until the popup has been painted. */
async function timed(button: Locator, popup: string): Promise<number> {
  const shown = button.page().evaluate(async (name) => {
    let tappedAt = 0;
    addEventListener("click", ({ timeStamp }) => (tappedAt ||= timeStamp), true);
    while (!tappedAt || !document.querySelector(`[data-popup~=${name}][open] h2`)) {
      await new Promise(requestAnimationFrame);
    }
    await new Promise((painted) => setTimeout(painted));
    return performance.now() - tappedAt;
  }, popup);
  await button.click({ noWaitAfter: true });
  return shown;
}
