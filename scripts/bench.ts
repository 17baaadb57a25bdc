// Measures the built shop against an empty page of the framework and against its own pages without scripts, prints the
// tables and writes them to docs/performance.md. Takes about six minutes on a machine that does nothing else.
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { chromium, type Browser } from "playwright";
import prettier from "prettier";
import { en } from "@/lib/copy";
import { orderMessage } from "@/lib/order/message";
import { allItems } from "@/lib/shop/catalogue";
import { findBrowser } from "@/scripts/browser";
import {
  compare,
  measurePaint,
  measureTaps,
  networks,
  servePlainShop,
  shop,
} from "@/scripts/slow-networks";
import { kilobytes, limits, pageWeights } from "@/scripts/weights.mjs";

const pages = ["/", "/products", "/products/desi-cow-milk", "/hi/products"];

const introduction = `# Performance

\`npm run bench\` writes this page. Networks and processors are slowed down by the browser, so figures count as ratios between
what was measured in the same run on the same machine`;

async function main(): Promise<void> {
  const env = { ...process.env, PORT: new URL(shop).port };
  const server = spawn(process.execPath, ["scripts/start.mjs"], { env, stdio: "inherit" });
  const plainServer = servePlainShop();
  try {
    while (!(await fetch(shop).catch(() => undefined))) await wait(500);
    const browser = await chromium.launch(findBrowser("chromium"));
    const measured = `that of ${new Date().toISOString().slice(0, 10)} had ${process.version}`;
    const sections = [
      `${introduction}; ${measured}.`,
      bytes(),
      await paints(browser),
      await taps(browser),
      await daySheet(browser),
    ];
    await browser.close();
    const options = { parser: "markdown", printWidth: 100 };
    const page = await prettier.format(sections.join("\n\n"), options);
    writeFileSync("docs/performance.md", page);
    console.log(page);
  } finally {
    plainServer.close();
    server.kill();
  }
}

/** A section in Markdown with a table, whose columns are named like "Page | Scripts". */
function section(title: string, text: string, columns: string, rows: unknown[][]): string {
  const line = columns.replace(/[^|]+/g, "---");
  const table = [columns, line, ...rows.map((cells) => cells.join(" | "))];
  return `## ${title}\n\n${text}\n\n${table.map((row) => `| ${row} |`).join("\n")}`;
}

function bytes(): string {
  const empty = emptyPageBytes();
  const rows = pageWeights()
    .filter(({ path }) => pages.includes(path))
    .map(({ path, html, scripts }) => [path, ...[html, scripts, scripts - empty].map(kilobytes)]);
  const text = `Of the first load, gzip. An empty page of this framework has ${kilobytes(empty)} of scripts; at most ${kilobytes(limits.scripts)} more are allowed, and ${kilobytes(limits.sellerScripts)} on /seller, which reads messages. 1 KB is 1,024 bytes; \`tests/e2e/limits.spec.ts\` limits these, and what a first visit costs in all.`;
  return section("Bytes", text, "Page | HTML with its style | Scripts | Over the empty page", rows);
}

/** The weight of the scripts of a page with nothing but a heading, built with the same versions. */
function emptyPageBytes(): number {
  const folder = "test-results/empty-page";
  mkdirSync(`${folder}/app`, { recursive: true });
  const layout = "export default ({ children }) => <html><body>{children}</body></html>;";
  writeFileSync(`${folder}/app/layout.jsx`, layout);
  writeFileSync(`${folder}/app/page.jsx`, "export default () => <h1>Empty</h1>;");
  const command = ["node_modules/next/dist/bin/next", "build", folder];
  execFileSync(process.execPath, command, { stdio: "ignore" });
  return pageWeights(`${folder}/.next`)[0]?.scripts ?? 0;
}

async function paints(browser: Browser): Promise<string> {
  const rows = [];
  for (const [name, network] of Object.entries(networks)) {
    for (const path of pages) {
      const figures = await compare(browser, network, path, measurePaint);
      const ratios = [figures("first"), figures("largest")].map(([shop, plain]) => {
        const ratio = (shop / plain).toFixed(2);
        return `${inPair([shop, plain])} (${Number(ratio) > 1.25 ? `**${ratio}**` : ratio})`;
      });
      const [shift] = figures("shift");
      rows.push([name, path, ...ratios, shift.toFixed(3)]);
    }
  }
  const text =
    "In ms: the shop / the same page without scripts (ratio; the aim is at most 1.25, and **bold** is above it), median of five alternating visits.";
  const columns = "Network | Page | First words | Largest picture | Layout shift";
  return section("Paint", text, columns, rows);
}

async function taps(browser: Browser): Promise<string> {
  const rows = [];
  for (const [name, network] of Object.entries(networks)) {
    const figures = await compare(browser, network, "/products", measureTaps);
    rows.push([name, inPair(figures("added")), inPair(figures("cart"))]);
  }
  const text =
    "On /products, in ms from the tap until the popup is painted, median of five: the shop / the same page with nine lines of script. Add to Cart is tapped with the first paint, Go to Cart at once after it. Go to Cart at once has to wait for the scripts of the page, which come after its first picture; once they are there, it is immediate.";
  return section("Taps", text, "Network | Add to Cart | Go to Cart", rows);
}

const inPair = (figures: number[]) => figures.map(Math.round).join(" / ");

async function daySheet(browser: Browser): Promise<string> {
  const page = await browser.newPage();
  await page.goto(`${shop}/seller`, { waitUntil: "networkidle" });
  const drawn = page.evaluate(async () => {
    let chosenAt = 0;
    addEventListener("change", ({ timeStamp }) => (chosenAt = timeStamp), true);
    while (!document.querySelector("article")) await new Promise(requestAnimationFrame);
    await new Promise((painted) => setTimeout(painted));
    return [performance.now() - chosenAt, document.querySelectorAll("*").length];
  });
  const file = { name: "chat.txt", mimeType: "text/plain", buffer: Buffer.from(longChat()) };
  await page.locator("input[type=file]").setInputFiles(file);
  const row = (await drawn).map(Math.round);
  await page.close();
  const text =
    "Of a chat with 40,000 messages, 2,000 of them orders, from choosing its file, at this machine's speed: at most 2,000 ms.";
  return section("Day sheet", text, "Until it is drawn, ms | Elements", [row]);
}

/** An exported chat of four weeks, in which every twentieth message is an order. */
function longChat(): string {
  const messages = Array.from({ length: 40_000 }, (_, index) => {
    const day = (index % 28) + 1;
    const head = `${day}/11/26, 6:45 pm - Sita: `;
    if (index % 20 !== 0) return `${head}Is there paneer today?`;
    const mobile = String(9_000_000_000 + index);
    const order = {
      // Order numbers have neither 0 nor 1.
      number: `DM-${2000 + index / 20}`.replaceAll("0", "A").replaceAll("1", "C"),
      placedAt: Date.UTC(2026, 10, day, 12),
      insteadOf: [],
      ids: allItems.slice(0, 2).map(({ id }) => id),
      details: { name: "Sita", address1: "Ward 7", address2: "", mobile, landmark: "" },
      rupees: 0,
      fingerprint: 0,
      stage: "written",
    } as const;
    return head + orderMessage(order, en.order);
  });
  return messages.join("\n");
}

await main();
