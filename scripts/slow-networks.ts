// Visits of the built shop, and of the same pages without scripts, by a phone on a slow network: `npm run bench` compares them.
import { createServer, type Server } from "node:http";
import { gzipSync } from "node:zlib";
import type { Browser, Locator, Page } from "playwright";

/** The origin at which `npm run bench` serves the shop. */
export const shop = "http://127.0.0.1:4600";
const plainShop = "http://127.0.0.1:4601";

/** By name: bytes per second, latency in ms, and the factor by which the processor is slowed down. */
export const networks = {
  "1.6 Mbit/s": { downloadThroughput: 2e5, uploadThroughput: 2e5, latency: 150, slowdown: 4 },
  "400 kbit/s": { downloadThroughput: 5e4, uploadThroughput: 5e4, latency: 400, slowdown: 6 },
};

/** A small phone. `isMobile` matters: before it has read a page's viewport, a phone assumes a width of 980 px. */
export const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
};

/** The least that a page could do for a tap: open the popup. */
const popupScript = `<script>
addEventListener("click", (event) => {
  const button = event.target.closest("[data-visit=add], [data-visit=cart]");
  if (!button) return;
  event.preventDefault();
  const popup = button.dataset.visit === "add" ? "added" : "cart";
  document.querySelector("[data-popup=" + popup + "]").showModal();
});
</script>`;

/** Serves the shop's pages with {@link popupScript} as their only script, and its files as they are. */
export function servePlainShop(): Server {
  const server = createServer((request, response) => {
    void fetch(shop + String(request.url)).then(async (answer) => {
      const type = answer.headers.get("content-type") ?? "";
      const body = Buffer.from(await answer.arrayBuffer());
      response.setHeader("Content-Type", type);
      if (!/text|svg|json/.test(type)) return response.end(body);
      response.setHeader("Content-Encoding", "gzip");
      return response.end(gzipSync(type.includes("html") ? replaceScripts(String(body)) : body));
    });
  });
  return server.listen(Number(new URL(plainShop).port), "127.0.0.1");
}

function replaceScripts(html: string): string {
  return (
    html
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
      .replace(/<link\b[^>]*as="script"[^>]*>/g, "")
      // All scripts but structured data: <script type="application/ld+json">.
      .replace(/<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, "")
      // In the head, because a tap may come before the end of the page.
      .replace("</head>", `${popupScript}</head>`)
      .replace("</body>", '<dialog data-popup="cart"><h2>Your Cart</h2></dialog></body>')
  );
}

type Figures<Name extends string> = Readonly<Record<Name, number>>;

/**
 * Measures a page of the shop and the same page without scripts, in five alternating visits of each.
 *
 * @param measure opens the address in a page, and returns its figures by name
 * @returns the medians of a figure: of the shop, and of the plain page
 */
export async function compare<Name extends string>(
  browser: Browser,
  network: (typeof networks)[keyof typeof networks],
  path: string,
  measure: (page: Page, address: string) => Promise<Figures<Name>>,
): Promise<(name: Name) => [shop: number, plain: number]> {
  const { slowdown, ...speed } = network;
  const visit = async (origin: string) => {
    const page = await browser.newPage({ ...phone, serviceWorkers: "block" });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Network.emulateNetworkConditions", { offline: false, ...speed });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const figures = await measure(page, origin + path);
    await page.close();
    return figures;
  };
  const visits: Figures<Name>[] = [];
  const plainVisits: Figures<Name>[] = [];
  for (let round = 0; round < 5; round += 1) {
    visits.push(await visit(shop));
    plainVisits.push(await visit(plainShop));
  }
  const medianOf = (list: typeof visits, name: Name) =>
    list.map((figures) => figures[name]).sort((one, other) => one - other)[2] ?? 0;
  return (name) => [medianOf(visits, name), medianOf(plainVisits, name)];
}

/** When the first words and the largest picture of a page are painted, in ms, and its layout shift. */
export async function measurePaint(page: Page, address: string) {
  await page.goto(address, { waitUntil: "load" });
  return page.evaluate(async () => {
    let [largest, shift] = [0, 0];
    new PerformanceObserver((list) => {
      largest = list.getEntries().at(-1)?.startTime ?? largest;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, "value"));
    }).observe({ type: "layout-shift", buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const [first] = performance.getEntriesByName("first-contentful-paint");
    return { first: first?.startTime ?? 0, largest, shift };
  });
}

/** The ms from a tap until its popup is painted: of Add to Cart as soon as one is shown, then of Go to Cart. */
export async function measureTaps(page: Page, address: string) {
  await page.goto(address, { waitUntil: "commit" });
  const add = page.locator("[data-visit=add]").first();
  await add.waitFor();
  const added = await measureTap(add, "added");
  const cart = await measureTap(page.locator("[data-popup=added] [data-visit=cart]"), "cart");
  return { added, cart };
}

async function measureTap(button: Locator, popup: string): Promise<number> {
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
