// Measures first visits of the built shop by a phone on a slow line, beside the same pages without scripts, and prints the
// figures of docs/performance.md. Takes about five minutes on a machine that does nothing else.
import { spawn } from "node:child_process";
import { createServer, request, type Server } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { chromium, type Locator, type Page } from "playwright";
import { findBrowser } from "@/scripts/browser";

const origin = "http://127.0.0.1:4600";
/** The shop with its bytes counted, and its pages without scripts. */
const sites = ["http://127.0.0.1:4601", "http://127.0.0.1:4602"] as const;
/** In bytes per second, and ms. */
const line = { offline: false, downloadThroughput: 5e4, uploadThroughput: 5e4, latency: 400 };
// `isMobile` matters: before it has read a page's viewport, a phone assumes a width of 980 px.
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true };

/** What was sent so far, in bytes on the wire. */
let sent = 0;

/** Passes the shop on at an address, with its pages changed. */
function serve(address: string, change?: (html: string) => string): Server {
  const server = createServer(({ url = "/", headers }, response) => {
    request(new URL(url, origin), { headers }, (answer) => {
      void buffer(answer).then((body) => {
        sent += body.length;
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        const isChanged = change && answer.headers["content-type"]?.startsWith("text/html");
        response.end(isChanged ? gzipSync(change(String(gunzipSync(body)))) : body);
      });
    }).end();
  });
  return server.listen(Number(new URL(address).port), "127.0.0.1");
}

/** The least that a page could do for a tap: open the popup. In its head, because a tap may come before the page's end. */
const popupScript = `<script>
addEventListener("click", (event) => {
  const name = event.target.closest("[data-action]")?.dataset.action;
  if (name) event.preventDefault();
  document.querySelector({ add: "[data-popup=added]", cart: "#cart" }[name])?.showModal();
});
</script>`;

/** The page with {@link popupScript} as its only script. */
function withoutScripts(html: string): string {
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
    .replace(/<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, "")
    .replace("</head>", `${popupScript}</head>`)
    .replace("</body>", '<dialog id="cart" data-popup="cart"><h2>Your Cart</h2></dialog></body>');
}

const shop = spawn(process.execPath, ["scripts/start.mjs"], {
  env: { ...process.env, PORT: new URL(origin).port },
  stdio: "inherit",
});
while (!(await fetch(origin).catch(() => undefined))) await wait(500);
const servers = [serve(sites[0]), serve(sites[1], withoutScripts)];
const browser = await chromium.launch(findBrowser("chromium"));

/** The weight of a first visit, with what the service worker fetches. */
async function weigh(path: string): Promise<string> {
  const before = sent;
  const page = await browser.newPage(phone);
  await page.goto(sites[0] + path);
  for (let last = -1; last !== sent;) {
    last = sent;
    await wait(3000);
  }
  await page.close();
  return `${((sent - before) / 1024).toFixed(1)} KB`;
}

type Figures = readonly [number, number];

/** The medians of five visits on the slow line, of the shop and in turn of the plain page: `540 / 500 (1.08)`. */
async function compare(path: string, measure: (page: Page) => Promise<Figures>) {
  const visits: Figures[][] = [[], []];
  for (let visit = 0; visit < 10; visit++) {
    const page = await browser.newPage({ ...phone, serviceWorkers: "block" });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Network.emulateNetworkConditions", line);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    await page.goto(sites[visit % 2 ? 1 : 0] + path, { waitUntil: "commit" });
    visits[visit % 2]?.push(await measure(page));
    await page.close();
  }
  return ([0, 1] as const).map((figure) => {
    const [ours = 0, theirs = 0] = visits.map(
      (all) => all.map((figures) => figures[figure]).sort((one, other) => one - other)[2],
    );
    return `${ours.toFixed()} / ${theirs.toFixed()} (${(ours / theirs).toFixed(2)})`;
  });
}

/** When the first words and the largest picture are painted, in ms. */
async function measurePaint(page: Page): Promise<Figures> {
  await page.waitForLoadState("load");
  return page.evaluate(async () => {
    let largest = 0;
    new PerformanceObserver((list) => {
      largest = list.getEntries().at(-1)?.startTime ?? largest;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return [performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0, largest];
  });
}

/** The ms from a tap until its popup is painted. */
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

for (const path of ["/", "/products", "/products/desi-cow-milk", "/hi/products"]) {
  const figures = [path, await weigh(path), ...(await compare(path, measurePaint))];
  console.log(`| ${figures.join(" | ")} |`);
}
// Of Add to Cart as soon as one is shown, then of Go to Cart.
const taps = await compare("/products", async (page) => [
  await measureTap(page.locator("[data-action=add]").first(), "added"),
  await measureTap(page.locator("[data-popup=added] [data-action=cart]"), "cart"),
]);
console.log(`Add to Cart, and the cart behind it: ${taps.join(", ")}`);
await browser.close();
for (const server of servers) server.close();
shop.kill();
