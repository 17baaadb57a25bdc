/**
 * `npm run load-test`: measures how many requests per second the server handles for each page, through
 * nginx and without it, compared with nginx sending a file of the same size, which is the maximum.
 * Needs a build, and nginx as docs/deploy.md says.
 */
import { execFileSync } from "node:child_process";
import { hasNginx } from "@/scripts/setup/install-nginx";
import { deploy, type Deployment } from "@/scripts/load-test/nginx-deployment";
import { measure, transferredBytes } from "@/scripts/load-test/requests-per-second";

const PAGES = [
  "/",
  "/products",
  "/products/desi-cow-milk",
  "/about",
  "/refund",
  "/login",
  "/hi",
  "/hi/products",
];
const SECONDS = 4;

if (!hasNginx()) throw new Error("nginx with its brotli modules is not installed.");
await using deployment = await deploy();
await compare(deployment);

async function compare({ url, instances, addFile, proxyPid }: Deployment): Promise<void> {
  const rows: Readonly<Record<string, string | number>>[] = [];
  for (const path of PAGES) {
    const bytes = await transferredBytes(url + path);
    const proxied = await measure(url + path, SECONDS);
    const file = await measure(addFile(bytes), SECONDS);
    const alone = await measure(instances[0].url + path, SECONDS);
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
  const memory = instances.map(({ pid }) => `${megabytesOf(pid)} MB`).join(" and ");
  console.log(`Memory: instances ${memory}, nginx ${megabytesOf(proxyPid)} MB.`);
}

/** The memory (resident set) of a process and its children. */
function megabytesOf(pid: number): string {
  const command = ["-o", "rss=", "--pid", String(pid), "--ppid", String(pid)];
  const kilobytes = execFileSync("ps", command, { encoding: "utf8" }).trim().split(/\s+/);
  return (kilobytes.reduce((sum, part) => sum + Number(part), 0) / 1024).toFixed(0);
}
