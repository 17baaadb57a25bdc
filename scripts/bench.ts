// Measures the built shop against an empty page of the framework and against the same pages without scripts, all in
// one run on this machine, prints a table and writes docs/performance.md. Takes about ten minutes on a quiet machine.
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { chromium, type Browser, type Locator, type Page, type Request } from "playwright";
import prettier from "prettier";
import * as z from "zod";
import { en } from "@/lib/copy";
import { orderMessage } from "@/lib/order/message";
import { items } from "@/lib/shop/catalogue";
import { findBrowser } from "@/scripts/browser";
import { kilobytes, limits, scriptsIn, weightOf } from "@/scripts/weights.mjs";

declare global {
  interface Window {
    /** What the browser has told of paints, shifts and taps, in ms. */
    noted: PerformanceEntry[];
  }
}

const shop = "http://127.0.0.1:4600";
const plain = "http://127.0.0.1:4601";
const pages = ["/", "/products", "/products/desi-cow-milk", "/hi/products"];

/** In bytes a second, ms, and how many times slower the processor is. */
const lines = {
  "1.6 Mbit/s": { downloadThroughput: 2e5, uploadThroughput: 2e5, latency: 150, processor: 4 },
  "400 kbit/s": { downloadThroughput: 5e4, uploadThroughput: 5e4, latency: 400, processor: 6 },
};
type Line = (typeof lines)[keyof typeof lines];

const introduction = `# Performance

\`npm run bench\` writes this page. Lines and processors are slowed down by the browser, so figures count as ratios between
what was measured in the same run on the same machine`;

async function main(): Promise<void> {
  const env = { ...process.env, PORT: new URL(shop).port };
  const server = spawn(process.execPath, ["scripts/start.mjs"], { env, stdio: "inherit" });
  const mirror = createServer((request, response) => {
    void withoutScripts(request.url ?? "/").then(({ type, body }) => {
      const isText = /text|svg|json/.test(type);
      response.setHeader("Content-Type", type);
      if (isText) response.setHeader("Content-Encoding", "gzip");
      response.end(isText ? gzipSync(body) : body);
    });
  }).listen(Number(new URL(plain).port), "127.0.0.1");
  try {
    while (!(await fetch(shop).catch(() => undefined))) await setTimeout(500);
    const browser = await chromium.launch(findBrowser("chromium"));
    const sections = [
      await bytes(),
      await visits(browser),
      await paints(browser),
      await taps(browser),
      await daySheet(browser),
      scores(),
    ];
    await browser.close();
    const measured = `that of ${new Date().toISOString().slice(0, 10)} had ${process.version}`;
    const text = [`${introduction}; ${measured}.`, ...sections].join("\n\n");
    const page = await prettier.format(text, { parser: "markdown", printWidth: 100 });
    writeFileSync("docs/performance.md", page);
    console.log(page);
  } finally {
    mirror.close();
    server.kill();
  }
}

/** A heading, a text, and a table; `head` has the headings of its columns: `Page | Scripts`. */
function section(title: string, text: string, head: string, rows: readonly unknown[][]): string {
  const table = [head, head.replace(/[^|]+/g, "---"), ...rows.map((cells) => cells.join(" | "))];
  return `## ${title}\n\n${text}\n\n${table.map((row) => `| ${row} |`).join("\n")}`;
}

/** The scripts that a page names, in bytes of gzip. */
function scriptBytes(html: string, read: (path: string) => Buffer): number {
  return scriptsIn(html).reduce((sum, path) => sum + weightOf(read(path)), 0);
}

async function bytes(): Promise<string> {
  const empty = emptyPageBytes();
  const rows = [];
  for (const page of pages) {
    const html = await fetch(shop + page).then((answer) => answer.text());
    const scripts = scriptBytes(html, (path) => readFileSync(path.replace("/_next", ".next")));
    const sizes = [weightOf(html), scripts, scripts - empty];
    rows.push([page, ...sizes.map(kilobytes)]);
  }
  const text = `Of the first load, gzip. An empty page of this framework has ${kilobytes(empty)} of scripts; at most ${kilobytes(limits.scripts)} more are allowed, and ${kilobytes(limits.sellerScripts)} on /seller, which reads messages. 1 KB is 1,024 bytes; the build prints the weight of every page.`;
  return section("Bytes", text, "Page | HTML with its style | Scripts | Over the empty page", rows);
}

/** What three visits of a page cost, that of the service worker apart, each until nothing has come for five seconds. */
async function visits(browser: Browser): Promise<string> {
  const rows = [];
  for (const path of pages) {
    const viewport = { width: 360, height: 740 };
    const context = await browser.newContext({ viewport, deviceScaleFactor: 2 });
    const row = [path];
    for (let round = 0; round < 3; round += 1) {
      const page = await context.newPage();
      const requests: Request[] = [];
      const note = (request: Request) => requests.push(request);
      context.on("requestfinished", note);
      await page.goto(shop + path);
      for (let before = -1; before !== requests.length;) {
        before = requests.length;
        await setTimeout(5000);
      }
      context.off("requestfinished", note);
      const sums = { page: 0, worker: 0 };
      for (const request of requests) {
        const { responseHeadersSize, responseBodySize } = await request.sizes();
        sums[request.serviceWorker() ? "worker" : "page"] += responseHeadersSize + responseBodySize;
      }
      row.push(`${kilobytes(sums.page)} + ${kilobytes(sums.worker)}`);
      await page.close();
    }
    rows.push(row);
    await context.close();
  }
  const text =
    "In all, headers included, on a screen of 360 px with two pixels in one: what the page fetches + what the service worker does.";
  return section("Visits", text, "Page | First | Second | Third", rows);
}

/** The scripts of a page with nothing but a heading, of the same versions, built below this folder. */
function emptyPageBytes(): number {
  const folder = ".next/empty";
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "app"), { recursive: true });
  const files = {
    "package.json": `{ "type": "module" }`,
    "next.config.js": `export default { turbopack: { root: ${JSON.stringify(process.cwd())} } };`,
    "app/layout.jsx": `export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
    "app/page.jsx": `export default () => <h1>Empty</h1>;`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  execFileSync(process.execPath, ["node_modules/next/dist/bin/next", "build", folder], {
    stdio: "ignore",
  });
  const html = readFileSync(join(folder, ".next/server/app/index.html"), "utf8");
  return scriptBytes(html, (path) => readFileSync(path.replace("/_next", `${folder}/.next`)));
}

/** A page of the shop without scripts, but with nine lines that open its popups; anything else unchanged. */
async function withoutScripts(path: string): Promise<{ type: string; body: Buffer }> {
  const answer = await fetch(shop + path);
  const type = answer.headers.get("content-type") ?? "";
  const body = Buffer.from(await answer.arrayBuffer());
  if (!type.startsWith("text/html")) return { type, body };
  const html = String(body)
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
    .replace(/<link\b[^>]*as="script"[^>]*>/g, "")
    .replace(/<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, "")
    // A tap may come before the page has ended.
    .replace("</head>", `${fewLines}</head>`)
    .replace("</body>", '<dialog data-popup="cart"><h2>Your Cart</h2></dialog></body>');
  return { type, body: Buffer.from(html) };
}

const fewLines = `<script>
addEventListener("click", (event) => {
  const button = event.target.closest("[data-visit=add], [data-visit=cart]");
  if (!button) return;
  event.preventDefault();
  const popup = button.dataset.visit === "add" ? "added" : "cart";
  document.querySelector("[data-popup=" + popup + "]").showModal();
});
</script>`;

type See<Seen> = (page: Page, address: string) => Promise<Seen>;

/** What is seen in alternating visits to the shop and to the same page without scripts. */
async function compare<Seen>(browser: Browser, line: Line, path: string, see: See<Seen>) {
  const ours: Seen[] = [];
  const theirs: Seen[] = [];
  for (let round = 0; round < 5; round += 1) {
    ours.push(await visit(browser, line, shop + path, see));
    theirs.push(await visit(browser, line, plain + path, see));
  }
  return { ours, theirs };
}

/** A new visit behind a line, as on a phone. */
async function visit<Seen>(browser: Browser, line: Line, address: string, see: See<Seen>) {
  const { processor: rate, ...speed } = line;
  const viewport = { width: 360, height: 740 };
  const context = await browser.newContext({ viewport, serviceWorkers: "block" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", { offline: false, ...speed });
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  // By which tsx names the functions that run in the page.
  await page.addInitScript("globalThis.__name = (each) => each");
  await page.addInitScript(() => {
    window.noted = [];
    for (const type of ["largest-contentful-paint", "layout-shift", "event"]) {
      const observer = new PerformanceObserver((list) => window.noted.push(...list.getEntries()));
      observer.observe(Object.assign({ type, buffered: true }, { durationThreshold: 16 }));
    }
  });
  const seen = await see(page, address);
  await context.close();
  return seen;
}

/** What the browser has noted of a page: paint in ms after its start, and what has shifted. */
async function paintOf(page: Page, address: string) {
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

async function paints(browser: Browser): Promise<string> {
  const rows = [];
  for (const [name, line] of Object.entries(lines)) {
    for (const path of pages) {
      const { ours, theirs } = await compare(browser, line, path, paintOf);
      const ratios = (["first", "largest"] as const).map((paint) => {
        const shown = median(ours.map((one) => one[paint]));
        const without = median(theirs.map((one) => one[paint]));
        const ratio = (shown / without).toFixed(2);
        return `${shown} / ${without} (${Number(ratio) > 1.25 ? `**${ratio}**` : ratio})`;
      });
      rows.push([name, path, ...ratios, Math.max(...ours.map(({ shift }) => shift)).toFixed(3)]);
    }
  }
  const text =
    "In ms: the shop / the same page without scripts (ratio; the aim is at most 1.25, and **bold** is above it), median of five alternating visits.";
  const head = "Line | Page | First words | Largest picture | Layout shift";
  return section("Paint", text, head, rows);
}

/** Taps on Add to Cart as soon as there is something to see, and on CART afterwards: ms until the popup is painted. */
async function tapOf(page: Page, address: string) {
  await page.goto(address, { waitUntil: "commit" });
  const first = page.locator("[data-visit=add]").first();
  await first.waitFor();
  const added = await timed(first, "added");
  const cart = await timed(page.locator("[data-popup=added] [data-visit=cart]"), "cart");
  if (!address.startsWith(shop)) return { added, cart, slowest: 0 };
  await page.keyboard.press("Escape");
  for (let tap = 0; tap < 5; tap += 1) {
    await first.click();
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
    await new Promise((painted) => window.setTimeout(painted));
    return performance.now() - tappedAt;
  }, popup);
  await button.click({ noWaitAfter: true });
  return shown;
}

async function taps(browser: Browser): Promise<string> {
  const rows = [];
  for (const [name, line] of Object.entries(lines)) {
    const { ours, theirs } = await compare(browser, line, "/products", tapOf);
    const [added, cart] = (["added", "cart"] as const).map((tap) =>
      [ours, theirs].map((all) => median(all.map((one) => one[tap]))).join(" / "),
    );
    rows.push([name, added, cart, median(ours.map(({ slowest }) => slowest))]);
  }
  const text =
    "On /products, in ms from the tap until the popup is painted, median of five: the shop / the same page with nine lines of script. The first tap comes with the first paint, Go to Cart at once after it; the slowest interaction (INP) is that of the whole visit.";
  const head = "Line | Add to Cart | Go to Cart | Slowest interaction";
  return section("Taps", text, head, rows);
}

/** The ms from choosing the file of a long chat until its sheet is drawn, and the longest task on the way. */
async function daySheet(browser: Browser): Promise<string> {
  const details = { name: "Sita", address1: "Ward 7", address2: "", mobile: "", landmark: "" };
  const chat = Array.from({ length: 40_000 }, (_, index) => {
    const head = `${(index % 28) + 1}/11/26, 6:45 pm - Sita: `;
    if (index % 20 !== 0) return `${head}Is there paneer today?`;
    const number = `DM-${2000 + index / 20}`.replace(/[01]/g, (digit) =>
      digit === "0" ? "A" : "C",
    );
    const placedAt = new Date(Date.UTC(2026, 10, (index % 28) + 1, 12));
    const typed = { ...details, mobile: String(9_000_000_000 + index) };
    const order = { number, placedAt, insteadOf: [], items: items.slice(0, 2), details: typed };
    return head + orderMessage(order, en.order);
  }).join("\n");
  const page = await browser.newPage();
  await page.goto(`${shop}/seller`, { waitUntil: "networkidle" });
  const done = page.evaluate(async () => {
    let [start, longest] = [0, 0];
    new PerformanceObserver((list) => {
      longest = Math.max(longest, ...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: "longtask" });
    addEventListener("change", ({ timeStamp }) => (start = timeStamp), true);
    while (!document.querySelector("article")) await new Promise(requestAnimationFrame);
    await new Promise((painted) => window.setTimeout(painted));
    return [performance.now() - start, longest, document.querySelectorAll("*").length];
  });
  const file = { name: "chat.txt", mimeType: "text/plain", buffer: Buffer.from(chat) };
  await page.locator("input[type=file]").setInputFiles(file);
  const row = (await done).map(Math.round);
  await page.close();
  const text =
    "Of a chat with 40,000 messages, 2,000 of them orders, at this machine's speed: at most 2,000 ms.";
  return section("Day sheet", text, "Until it is drawn, ms | Longest task, ms | Elements", [row]);
}

const category = z.object({ score: z.number() });
const lighthouseReport = z.object({ categories: z.record(z.string(), category) });

/** Lighthouse's four scores, as a phone sees the pages. It is fetched for this run alone: it is large. */
function scores(): string {
  const categories = ["performance", "accessibility", "best-practices", "seo"];
  const CHROME_PATH = findBrowser("chromium")?.executablePath ?? chromium.executablePath();
  const chrome = "--chrome-flags=--headless=new --no-sandbox";
  const rows = pages.map((page) => {
    // The newest that runs on Node 20.
    const command = ["--yes", "lighthouse@12", shop + page, "--output=json", "--quiet", chrome];
    const env = { ...process.env, CHROME_PATH };
    const report = execFileSync("npx", command, { encoding: "utf8", maxBuffer: 2 ** 28, env });
    const { categories: found } = lighthouseReport.parse(JSON.parse(report));
    return [page, ...categories.map((name) => Math.round((found[name]?.score ?? 0) * 100))];
  });
  return section(
    "Lighthouse",
    "A phone, simulated line.",
    `Page | ${categories.join(" | ")}`,
    rows,
  );
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return Math.round(sorted[Math.floor(values.length / 2)] ?? 0);
}

await main();
