// Measures first visits of the built shop by a phone on a slow line, beside the same pages without scripts, and writes them
// to docs/performance.md. Takes about five minutes on a machine that does nothing else.
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { chromium, type Browser, type Locator, type Page } from "playwright";
import { findBrowser } from "@/scripts/browser";

const origin = "http://127.0.0.1:4600";
/** The shop with its bytes counted, and its pages without scripts. */
const [counted, plain] = ["http://127.0.0.1:4601", "http://127.0.0.1:4602"] as const;
const pages = ["/", "/products", "/products/desi-cow-milk", "/hi/products"];
/** In bytes per second, and ms. */
const line = { offline: false, downloadThroughput: 5e4, uploadThroughput: 5e4, latency: 400 };
// `isMobile` matters: before it has read a page's viewport, a phone assumes a width of 980 px.
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true };

/** What was sent since it was emptied, in bytes on the wire by kind: html, javascript, avif. */
const sent = new Map<string, number>();

/** Passes the shop on at an address, with its pages changed. */
function serve(address: string, change?: (html: string) => string): Server {
  const server = createServer(({ url = "/", headers }, response) => {
    request(new URL(url, origin), { headers }, (answer) => {
      void buffer(answer).then((body) => {
        const [, kind = ""] = /\/([\w+-]+)/.exec(answer.headers["content-type"] ?? "") ?? [];
        sent.set(kind, (sent.get(kind) ?? 0) + body.length);
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        const isChanged = change && kind === "html";
        response.end(isChanged ? gzipSync(change(String(gunzipSync(body)))) : body);
      });
    }).end();
  });
  return server.listen(Number(new URL(address).port), "127.0.0.1");
}

/** The least that a page could do for a tap: open the popup. */
const popupScript = `<script>
addEventListener("click", (event) => {
  const name = event.target.closest("[data-visit]")?.dataset.visit;
  if (name) event.preventDefault();
  document.querySelector({ add: "[data-popup=added]", cart: "#cart" }[name])?.showModal();
});
</script>`;

/** The page with {@link popupScript} as its only script, in its head, because a tap may come before the page's end. */
function withoutScripts(html: string): string {
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
    .replace(/<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, "")
    .replace("</head>", `${popupScript}</head>`)
    .replace("</body>", '<dialog id="cart" data-popup="cart"><h2>Your Cart</h2></dialog></body>');
}

/** The weight of a first visit, with what the service worker fetches: of pages, of scripts, of all. */
async function bytesOf(browser: Browser, path: string): Promise<readonly string[]> {
  sent.clear();
  const page = await browser.newPage(phone);
  await page.goto(counted + path);
  const sum = () => [...sent.values()].reduce((one, other) => one + other, 0);
  for (let last = -1; last !== sum();) {
    last = sum();
    await wait(3000);
  }
  await page.close();
  const kilobytes = (bytes = 0) => `${(bytes / 1024).toFixed(1)} KB`;
  return [sent.get("html"), sent.get("javascript"), sum()].map(kilobytes);
}

type Figures = readonly [number, number];

/** The medians of five visits on the slow line, of the shop and in turn of the plain page: `540 / 500 (1.08)`. */
async function compare(
  browser: Browser,
  path: string,
  measure: (page: Page) => Promise<Figures>,
): Promise<readonly string[]> {
  const visit = async (address: string) => {
    const page = await browser.newPage({ ...phone, serviceWorkers: "block" });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Network.emulateNetworkConditions", line);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    await page.goto(address, { waitUntil: "commit" });
    const figures = await measure(page);
    await page.close();
    return figures;
  };
  const visits: (readonly [shop: Figures, plain: Figures])[] = [];
  while (visits.length < 5) visits.push([await visit(counted + path), await visit(plain + path)]);
  return ([0, 1] as const).map((figure) => {
    const [ours, theirs] = ([0, 1] as const).map(
      (site) => visits.map((both) => both[site][figure]).sort((one, other) => one - other)[2],
    );
    return `${ours?.toFixed()} / ${theirs?.toFixed()} (${(Number(ours) / Number(theirs)).toFixed(2)})`;
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

/** The ms from a tap until its popup is painted: of Add to Cart as soon as one is shown, then of Go to Cart. */
async function measureTaps(page: Page): Promise<Figures> {
  const tap = async (button: Locator, popup: string) => {
    const shown = page.evaluate(async (name) => {
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
  };
  const added = await tap(page.locator("[data-visit=add]").first(), "added");
  return [added, await tap(page.locator("[data-popup=added] [data-visit=cart]"), "cart")];
}

const env = { ...process.env, PORT: new URL(origin).port };
const shop = spawn(process.execPath, ["scripts/start.mjs"], { env, stdio: "inherit" });
const servers = [serve(counted), serve(plain, withoutScripts)];
try {
  while (!(await fetch(origin).catch(() => undefined))) await wait(500);
  const browser = await chromium.launch(findBrowser("chromium"));
  const rows: string[] = [];
  for (const path of pages) {
    const figures = [await bytesOf(browser, path), await compare(browser, path, measurePaint)];
    rows.push(`| ${[path, ...figures.flat()].join(" | ")} |`);
  }
  const [added, cart] = await compare(browser, "/products", measureTaps);
  await browser.close();
  const text = `# Performance

\`npm run bench\` writes this page; that of ${new Date().toISOString().slice(0, 10)} had ${process.version}. A phone visits for the first time. The browser slows down the line (400 kbit/s, 400 ms) and the processor (to a sixth), so times count beside those of the same page without scripts. They are in ms, the shop / the plain page (ratio), each the median of five visits in turn. Bytes are those on the wire, with those that the service worker fetches; \`tests/e2e/limits.spec.ts\` limits them.

| Page | Pages | Scripts | In all | First words | Largest picture |
| --- | --- | --- | --- | --- | --- |
${rows.join("\n")}

On /products a tap on Add to Cart shows its popup after ${added}, and Go to Cart, tapped at once after it, the cart after ${cart}: that waits for the scripts of the page, which come after its first picture.
`;
  writeFileSync("docs/performance.md", text);
} finally {
  for (const server of servers) server.close();
  shop.kill();
}
