/**
 * `npm run load-test`: measures how many requests per second the server handles for each page, through
 * nginx and without it, compared with nginx sending a file of the same size, which is the maximum.
 * Needs a build, and nginx as docs/deploy.md says.
 */
import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hasNginx } from "@/scripts/setup/install-nginx";
import { measure, transferredBytes } from "@/scripts/load-test/requests-per-second";
import { makeSite, startNginx } from "@/scripts/local-servers/nginx-server";
import { startShop } from "@/scripts/local-servers/shop-process";

const pages = [
  "/",
  "/products",
  "/products/desi-cow-milk",
  "/about",
  "/refund",
  "/login",
  "/hi",
  "/hi/products",
];
const secondsPerPage = 4;

if (!hasNginx()) throw new Error("nginx with its brotli modules is not installed.");
const site = await makeSite();
try {
  await compare();
} finally {
  site.remove();
}

/** Sets the shop up as docs/deploy.md says, from a copy of .next/host, and measures it page by page. */
async function compare(): Promise<void> {
  const current = join(site.folder, "current");
  cpSync(".next/host", current, { recursive: true });
  const script = join(current, "server.js");
  const [firstPort, secondPort] = site.shopPorts;
  await using first = await startShop({ script, port: firstPort });
  await using second = await startShop({ script, port: secondPort });
  await using nginx = await startNginx(site);
  const rows: Readonly<Record<string, string | number>>[] = [];
  for (const path of pages) {
    const bytes = await transferredBytes(nginx.url + path);
    const name = `/pictures/of-${bytes}-bytes`; // From the disk.
    writeFileSync(join(current, ".next/public", name), randomBytes(bytes));
    const proxied = await measure(nginx.url + path, secondsPerPage);
    const file = await measure(nginx.url + name, secondsPerPage);
    const alone = await measure(first.url + path, secondsPerPage);
    rows.push({
      page: path,
      bytes,
      "proxy /s": Math.round(proxied.requestsPerSecond),
      "proxy p99 ms": proxied.p99Milliseconds,
      "file /s": Math.round(file.requestsPerSecond),
      "file : page": (file.requestsPerSecond / proxied.requestsPerSecond).toFixed(2),
      "alone /s": Math.round(alone.requestsPerSecond),
      "alone p99 ms": alone.p99Milliseconds,
      "proxy : alone": (proxied.requestsPerSecond / alone.requestsPerSecond).toFixed(1),
    });
  }
  console.table(rows);
  const [one, other, proxy] = [first, second, nginx].map(({ pid }) => `${megabytesOf(pid)} MB`);
  console.log(`Memory: instances ${one} and ${other}, nginx ${proxy}.`);
}

/** The memory (resident set) of a process and its children. */
function megabytesOf(pid: number): string {
  const command = ["-o", "rss=", "--pid", String(pid), "--ppid", String(pid)];
  const kilobytes = execFileSync("ps", command, { encoding: "utf8" }).trim().split(/\s+/);
  return (kilobytes.reduce((sum, part) => sum + Number(part), 0) / 1024).toFixed(0);
}
