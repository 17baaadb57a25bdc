// Measures the built shop against an empty page of the framework and against the same pages without scripts, all in
// one run on this machine, prints a table and writes docs/performance.md. Takes about ten minutes on a quiet machine.
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chromium, type Browser } from "playwright";
import prettier from "prettier";
import { en } from "@/lib/copy";
import { orderMessage } from "@/lib/order/message";
import { items } from "@/lib/shop/catalogue";
import { findBrowser } from "@/scripts/browser";
import { compare, costsOf, networks, paintOf, servePlain, shop, tapOf } from "@/scripts/slow-lines";
import { kilobytes, limits, pageWeights } from "@/scripts/weights.mjs";

const pages = ["/", "/products", "/products/desi-cow-milk", "/hi/products"];

const introduction = `# Performance

\`npm run bench\` writes this page. Lines and processors are slowed down by the browser, so figures count as ratios between
what was measured in the same run on the same machine`;

async function main(): Promise<void> {
  const env = { ...process.env, PORT: new URL(shop).port };
  const server = spawn(process.execPath, ["scripts/start.mjs"], { env, stdio: "inherit" });
  const plain = servePlain();
  try {
    while (!(await fetch(shop).catch(() => undefined))) await wait(500);
    const browser = await chromium.launch(findBrowser("chromium"));
    const sections = [
      bytes(),
      await costs(browser),
      await paints(browser),
      await taps(browser),
      await daySheet(browser),
    ];
    await browser.close();
    const measured = `that of ${new Date().toISOString().slice(0, 10)} had ${process.version}`;
    const text = [`${introduction}; ${measured}.`, ...sections].join("\n\n");
    const page = await prettier.format(text, { parser: "markdown", printWidth: 100 });
    writeFileSync("docs/performance.md", page);
    console.log(page);
  } finally {
    plain.close();
    server.kill();
  }
}

/** A heading, a text, and a table; `head` has the headings of its columns: `Page | Scripts`. */
function section(title: string, text: string, head: string, rows: readonly unknown[][]): string {
  const table = [head, head.replace(/[^|]+/g, "---"), ...rows.map((cells) => cells.join(" | "))];
  return `## ${title}\n\n${text}\n\n${table.map((row) => `| ${row} |`).join("\n")}`;
}

function bytes(): string {
  const empty = emptyPageBytes();
  const rows = pageWeights()
    .filter(({ path }) => pages.includes(path))
    .map(({ path, html, scripts }) => [path, ...[html, scripts, scripts - empty].map(kilobytes)]);
  const text = `Of the first load, gzip. An empty page of this framework has ${kilobytes(empty)} of scripts; at most ${kilobytes(limits.scripts)} more are allowed, and ${kilobytes(limits.sellerScripts)} on /seller, which reads messages. 1 KB is 1,024 bytes; the build prints the weight of every page.`;
  return section("Bytes", text, "Page | HTML with its style | Scripts | Over the empty page", rows);
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
  const command = ["node_modules/next/dist/bin/next", "build", folder];
  execFileSync(process.execPath, command, { stdio: "ignore" });
  const [page] = pageWeights(join(folder, ".next"));
  return page?.scripts ?? 0;
}

async function costs(browser: Browser): Promise<string> {
  const rows = [];
  for (const path of pages) {
    const visits = await costsOf(browser, path);
    rows.push([
      path,
      ...visits.map(({ page, worker }) => [page, worker].map(kilobytes).join(" + ")),
    ]);
  }
  const text =
    "In all, headers included, on a screen of 360 px with two pixels in one: what the page fetches + what the service worker does.";
  return section("Visits", text, "Page | First | Second | Third", rows);
}

async function paints(browser: Browser): Promise<string> {
  const rows = [];
  for (const [name, network] of Object.entries(networks)) {
    for (const path of pages) {
      const { ours, theirs } = await compare(browser, network, path, paintOf);
      const ratios = (["first", "largest"] as const).map((paint) => {
        const ratio = (ours(paint) / theirs(paint)).toFixed(2);
        const told = Number(ratio) > 1.25 ? `**${ratio}**` : ratio;
        return `${Math.round(ours(paint))} / ${Math.round(theirs(paint))} (${told})`;
      });
      rows.push([name, path, ...ratios, ours("shift").toFixed(3)]);
    }
  }
  const text =
    "In ms: the shop / the same page without scripts (ratio; the aim is at most 1.25, and **bold** is above it), median of five alternating visits.";
  const head = "Line | Page | First words | Largest picture | Layout shift";
  return section("Paint", text, head, rows);
}

async function taps(browser: Browser): Promise<string> {
  const rows = [];
  for (const [name, network] of Object.entries(networks)) {
    const { ours, theirs } = await compare(browser, network, "/products", tapOf);
    const taps = (["added", "cart"] as const).map((tap) =>
      [ours(tap), theirs(tap)].map(Math.round).join(" / "),
    );
    rows.push([name, ...taps, Math.round(ours("slowest"))]);
  }
  const text =
    "On /products, in ms from the tap until the popup is painted, median of five: the shop / the same page with nine lines of script. Add to Cart is tapped with the first paint, Go to Cart at once after it; the slowest interaction (INP) is that of the whole visit.";
  const head = "Line | Add to Cart | Go to Cart | Slowest interaction";
  return section("Taps", text, head, rows);
}

/** The ms from choosing the file of a long chat until its sheet is drawn, and the longest task on the way. */
async function daySheet(browser: Browser): Promise<string> {
  const page = await browser.newPage();
  await page.goto(`${shop}/seller`, { waitUntil: "networkidle" });
  const done = page.evaluate(async () => {
    let [start, longest] = [0, 0];
    new PerformanceObserver((list) => {
      longest = Math.max(longest, ...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: "longtask" });
    addEventListener("change", ({ timeStamp }) => (start = timeStamp), true);
    while (!document.querySelector("article")) await new Promise(requestAnimationFrame);
    await new Promise((painted) => setTimeout(painted));
    return [performance.now() - start, longest, document.querySelectorAll("*").length];
  });
  const file = { name: "chat.txt", mimeType: "text/plain", buffer: Buffer.from(longChat()) };
  await page.locator("input[type=file]").setInputFiles(file);
  const row = (await done).map(Math.round);
  await page.close();
  const text =
    "Of a chat with 40,000 messages, 2,000 of them orders, at this machine's speed: at most 2,000 ms.";
  return section("Day sheet", text, "Until it is drawn, ms | Longest task, ms | Elements", [row]);
}

function longChat(): string {
  const messages = Array.from({ length: 40_000 }, (_, index) => {
    const day = (index % 28) + 1;
    const head = `${day}/11/26, 6:45 pm - Sita: `;
    if (index % 20 !== 0) return `${head}Is there paneer today?`;
    const order = {
      number: `DM-${2000 + index / 20}`.replaceAll("0", "A").replaceAll("1", "C"),
      placedAt: new Date(Date.UTC(2026, 10, day, 12)),
      insteadOf: [],
      items: items.slice(0, 2),
      details: { name: "Sita", address1: "Ward 7", address2: "", mobile: "", landmark: "" },
    };
    order.details.mobile = String(9_000_000_000 + index);
    return head + orderMessage(order, en.order);
  });
  return messages.join("\n");
}

await main();
