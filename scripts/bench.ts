// Measures the built shop against an empty page of the framework and against the same pages without scripts, all in
// one run on this machine, prints a table and writes docs/performance.md. Takes about ten minutes on a quiet machine.
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium, type Browser, type Page } from "playwright";
import prettier from "prettier";
import * as z from "zod";
import { findBrowser } from "@/scripts/browser";

declare global {
  interface Window {
    /** What the browser has told of paints, shifts and taps, in ms. */
    noted: { type: string; startTime: number; duration: number; value: number }[];
  }
}

const shop = "http://127.0.0.1:4600";
const plain = "http://127.0.0.1:4601";
const pages = ["/", "/products", "/products/desi-cow-milk", "/hi/products"];
const rounds = 5;

/** In kbit/s, ms, and how many times slower the processor is. */
const lines = {
  "1.6 Mbit/s": { rate: 1600, latency: 150, processor: 4 },
  "400 kbit/s": { rate: 400, latency: 400, processor: 6 },
};
type Line = (typeof lines)[keyof typeof lines];

async function main(): Promise<void> {
  const server = spawn(process.execPath, ["scripts/start.mjs"], {
    env: { ...process.env, PORT: new URL(shop).port },
    stdio: "inherit",
  });
  const mirror = createServer((request, response) => {
    void withoutScripts(request.url ?? "/").then(({ type, body }) => {
      response.writeHead(200, { "Content-Type": type }).end(body);
    });
  }).listen(Number(new URL(plain).port), "127.0.0.1");
  try {
    await until(() => fetch(shop).then(({ ok }) => ok));
    const browser = await chromium.launch(findBrowser("chromium"));
    const tables = [
      await bytesTable(),
      await paintTable(browser),
      await tapTable(browser),
      lighthouseTable(),
    ];
    await browser.close();
    await write(tables);
  } finally {
    mirror.close();
    server.kill();
  }
}

/** A heading, and a table with a heading in each column. */
interface Table {
  readonly title: string;
  readonly text: string;
  readonly rows: readonly (readonly (string | number)[])[];
}

/** The scripts that a page names, without those that browsers with modules never fetch, in bytes of gzip. */
function scriptBytes(html: string, read: (path: string) => Buffer): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"?]+)[^>]*>/g)];
  return scripts
    .filter(([tag]) => !/nomodule/i.test(tag))
    .reduce((sum, [, path = ""]) => sum + gzipSync(read(path), { level: 9 }).length, 0);
}

async function bytesTable(): Promise<Table> {
  const empty = emptyPageBytes();
  const rows = [];
  for (const page of pages) {
    const html = await fetch(shop + page).then((answer) => answer.text());
    const scripts = scriptBytes(html, (path) => readFileSync(path.replace("/_next", ".next")));
    rows.push([
      page,
      kilobytes(gzipSync(html).length),
      kilobytes(scripts),
      kilobytes(scripts - empty),
    ]);
  }
  return {
    title: "Bytes",
    text: `Of the first load, gzip. An empty page of this framework has ${kilobytes(empty)} of scripts; at most 14 KB more are allowed.`,
    rows: [["Page", "HTML with its style", "Scripts", "Over the empty page"], ...rows],
  };
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
  execFileSync("node_modules/.bin/next", ["build", folder], { stdio: "ignore" });
  const html = readFileSync(join(folder, ".next/server/app/index.html"), "utf8");
  return scriptBytes(html, (path) => readFileSync(path.replace("/_next", `${folder}/.next`)));
}

/** A page of the shop without scripts, but with eight lines that open its popup; anything else unchanged. */
async function withoutScripts(path: string): Promise<{ type: string; body: Buffer }> {
  const answer = await fetch(shop + path);
  const type = answer.headers.get("content-type") ?? "";
  const body = Buffer.from(await answer.arrayBuffer());
  if (!type.startsWith("text/html")) return { type, body };
  const html = String(body)
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
    .replace(/<link\b[^>]*as="script"[^>]*>/g, "")
    .replace(/<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, "");
  return { type, body: Buffer.from(html + eightLines) };
}

const eightLines = `<script>
addEventListener("click", (event) => {
  const button = event.target.closest("[data-visit=add]");
  if (!button) return;
  event.preventDefault();
  document.querySelector("[data-popup=added]").showModal();
});
</script>`;

/** A new visit behind a line, as on a phone. */
async function visit<Result>(browser: Browser, line: Line, see: (page: Page) => Promise<Result>) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytes = (line.rate * 1000) / 8;
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: line.latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: line.processor });
  // By which tsx names the functions that run in the page.
  await page.addInitScript("globalThis.__name = (each) => each");
  await page.addInitScript(() => {
    window.noted = [];
    for (const type of ["largest-contentful-paint", "layout-shift", "event"]) {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { startTime, duration } = entry;
          const value = Number(Reflect.get(entry, "value") ?? 0);
          window.noted.push({ type, startTime, duration, value });
        }
      }).observe(Object.assign({ type, buffered: true }, { durationThreshold: 16 }));
    }
  });
  const result = await see(page);
  await context.close();
  return result;
}

type Paint = Awaited<ReturnType<typeof paintOf>>;

/** What the browser has noted of a page: paint in ms after its start, and what has shifted. */
async function paintOf(page: Page, address: string) {
  await page.goto(address, { waitUntil: "load" });
  await page.waitForTimeout(1000);
  return page.evaluate(() => {
    const [first] = performance.getEntriesByName("first-contentful-paint");
    const noted = (type: string) => window.noted.filter((entry) => entry.type === type);
    return {
      first: first?.startTime ?? 0,
      largest: noted("largest-contentful-paint").at(-1)?.startTime ?? 0,
      shift: noted("layout-shift").reduce((sum, { value }) => sum + value, 0),
    };
  });
}

async function paintTable(browser: Browser): Promise<Table> {
  const rows = [];
  for (const [name, line] of Object.entries(lines)) {
    for (const path of pages) {
      const ours: Paint[] = [];
      const theirs: Paint[] = [];
      for (let round = 0; round < rounds; round += 1) {
        ours.push(await visit(browser, line, (page) => paintOf(page, shop + path)));
        theirs.push(await visit(browser, line, (page) => paintOf(page, plain + path)));
      }
      const compared = (["first", "largest"] as const).map((paint) => {
        const [shown, without] = [ours, theirs].map((all) => median(all.map((one) => one[paint])));
        return `${shown} / ${without} (${((shown ?? 0) / (without ?? 1)).toFixed(2)})`;
      });
      rows.push([name, path, ...compared, Math.max(...ours.map(({ shift }) => shift)).toFixed(3)]);
    }
  }
  return {
    title: "Paint",
    text: "In ms: the shop / the same page without scripts (ratio, at most 1.25), median of five alternating visits.",
    rows: [["Line", "Page", "First words", "Largest picture", "Layout shift"], ...rows],
  };
}

/** Taps on Add to Cart as soon as there is something to see, and on CART afterwards: ms until the popup is painted. */
async function tapOf(page: Page, address: string, withCart: boolean) {
  await page.goto(address, { waitUntil: "commit" });
  const first = page.locator("[data-visit=add]").first();
  await first.waitFor();
  const added = await timed(page, () => first.click({ noWaitAfter: true }), "added");
  if (!withCart) return { added, cart: 0, slowest: 0 };
  const toCart = page.locator("[data-popup=added] [data-visit=cart]");
  const cart = await timed(page, () => toCart.click({ noWaitAfter: true }), "cart");
  await page.keyboard.press("Escape");
  for (let tap = 0; tap < 5; tap += 1) {
    await first.click();
    await page.keyboard.press("Escape");
  }
  const slowest = await page.evaluate(() =>
    Math.max(
      0,
      ...window.noted.filter(({ type }) => type === "event").map((event) => event.duration),
    ),
  );
  return { added, cart, slowest };
}

/** The ms from a tap until the popup has been painted. */
async function timed(page: Page, tap: () => Promise<void>, popup: string): Promise<number> {
  const shown = page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        let tappedAt = 0;
        addEventListener("click", ({ timeStamp }) => (tappedAt = timeStamp), {
          capture: true,
          once: true,
        });
        const look = () => {
          const isShown = document.querySelector(`[data-popup~=${name}][open] h2`);
          if (tappedAt && isShown) setTimeout(() => resolve(performance.now() - tappedAt));
          else requestAnimationFrame(look);
        };
        look();
      }),
    popup,
  );
  await tap();
  return shown;
}

async function tapTable(browser: Browser): Promise<Table> {
  const rows = [];
  for (const [name, line] of Object.entries(lines)) {
    const ours = [];
    const theirs = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await visit(browser, line, (page) => tapOf(page, `${shop}/products`, true)));
      theirs.push(await visit(browser, line, (page) => tapOf(page, `${plain}/products`, false)));
    }
    rows.push([
      name,
      median(ours.map(({ added }) => added)),
      median(theirs.map(({ added }) => added)),
      median(ours.map(({ cart }) => cart)),
      median(ours.map(({ slowest }) => slowest)),
    ]);
  }
  return {
    title: "Taps",
    text: "On /products, in ms from the tap until the popup is painted, median of five. The first tap comes with the first paint; the slowest interaction (INP) is that of the whole visit.",
    rows: [
      ["Line", "First tap", "Eight lines of script", "Go to Cart, at once", "Slowest interaction"],
      ...rows,
    ],
  };
}

const lighthouseReport = z.object({
  categories: z.record(z.string(), z.object({ score: z.number() })),
});

/** Lighthouse's four scores, as a phone sees the pages. It is fetched for this run alone: it is large. */
function lighthouseTable(): Table {
  const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
  const rows = pages.map((page) => {
    const report = execFileSync(
      "npx",
      [
        "--yes",
        // The newest that runs on Node 20.
        "lighthouse@12",
        shop + page,
        "--output=json",
        "--quiet",
        "--chrome-flags=--headless=new --no-sandbox",
      ],
      { encoding: "utf8", maxBuffer: 2 ** 28, env: { ...process.env, CHROME_PATH: chromePath() } },
    );
    const { categories: scores } = lighthouseReport.parse(JSON.parse(report));
    return [page, ...categories.map((name) => Math.round((scores[name]?.score ?? 0) * 100))];
  });
  return {
    title: "Lighthouse",
    text: "A phone, simulated line.",
    rows: [["Page", ...categories], ...rows],
  };
}

function chromePath(): string {
  return findBrowser("chromium")?.executablePath ?? chromium.executablePath();
}

function median(values: readonly number[]): number {
  return Math.round(
    [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0,
  );
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

async function until(isReady: () => Promise<boolean>): Promise<void> {
  while (!(await isReady().catch(() => false))) await new Promise((next) => setTimeout(next, 500));
}

/** Writes the page, and prints it. */
async function write(tables: readonly Table[]): Promise<void> {
  const sections = tables.map(({ title, text, rows: [head = [], ...rows] }) => {
    const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
    return `## ${title}\n\n${text}\n\n${lines.join("\n")}`;
  });
  const text = [introduction, ...sections].join("\n\n");
  const page = await prettier.format(text, { parser: "markdown", printWidth: 100 });
  writeFileSync("docs/performance.md", page);
  console.log(page);
}

const introduction = `# Performance

\`npm run bench\` writes this page. Lines and processors are slowed down by the browser, so figures count as ratios between
what was measured in the same run on the same machine; that of ${new Date().toISOString().slice(0, 10)} had ${process.version}.`;

await main();
