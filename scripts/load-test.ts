/**
 * `npm run load-test`: measures how many requests per second the server handles for each page, through
 * nginx and without it, compared with nginx sending a file of the same size, which is the maximum.
 * Needs a build, and nginx as docs/deploy.md says.
 */
import { hasNginx } from "@/scripts/setup/install-nginx";
import { deploy, type Deployment } from "@/scripts/load-test/nginx-deployment";
import { measure, transferredBytes } from "@/scripts/load-test/requests-per-second";
import { megabytesOf } from "@/scripts/load-test/process-memory";

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
  const [first] = instances;
  if (!first) throw new Error("There is no instance.");
  const rows: Readonly<Record<string, string | number>>[] = [];
  for (const path of PAGES) {
    const bytes = await transferredBytes(url + path);
    const proxied = await measure(url + path, SECONDS);
    const file = await measure(addFile(bytes), SECONDS);
    const alone = await measure(first.url + path, SECONDS);
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
  const memory = instances.map(({ pid }) => `${megabytesOf(pid).toFixed(0)} MB`).join(" and ");
  console.log(`Memory: instances ${memory}, nginx ${megabytesOf(proxyPid).toFixed(0)} MB.`);
}
