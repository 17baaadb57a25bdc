/**
 * `npm run load-test`: how many requests per second each page bears, through nginx and without, next to
 * nginx sending a file of the same size, which is the limit. `npm run load-test -- soak 5` instead asks
 * for everything in turn for five minutes and tells whether the memory stays flat. Needs a build,
 * and nginx as docs/deploy.md says.
 */
import { hasNginx } from "@/scripts/setup/nginx";
import { deploy, type Deployment } from "@/scripts/load-test/nginx-deployment";
import { measure, phoneHeaders, transferredBytes } from "@/scripts/load-test/requests-per-second";
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
const DEFAULT_SOAK_MINUTES = 3;

const [mode, minutes] = process.argv.slice(2);
if (!hasNginx()) throw new Error("nginx with its brotli modules is not installed.");
const deployment = await deploy();
try {
  await (mode === "soak"
    ? soak(deployment, Number(minutes ?? DEFAULT_SOAK_MINUTES))
    : compare(deployment));
} finally {
  await deployment.stop();
}

async function compare({ url, instances, addFile, proxyPid }: Deployment): Promise<void> {
  const [first] = instances;
  if (!first) throw new Error("There is no instance.");
  const rows: Readonly<Record<string, string | number>>[] = [];
  for (const path of PAGES) {
    const bytes = await transferredBytes(url + path);
    const proxied = await measure(url + path, SECONDS, phoneHeaders);
    const file = await measure(addFile(bytes), SECONDS, phoneHeaders);
    const alone = await measure(first.url + path, SECONDS, phoneHeaders);
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

async function soak({ url, instances, proxyPid }: Deployment, minutes: number): Promise<void> {
  const samples: number[] = [];
  // The router's data and the API reach an instance every time; pages stay with the proxy.
  const requests: [address: string, headers: Record<string, string>][] = [
    ...PAGES.map((path): [string, Record<string, string>] => [url + path, phoneHeaders]),
    ...instances.flatMap((instance) =>
      ["/", "/hi/products", "/no-such-page", "/api/auth/session", "/api/health"].map(
        (path): [string, Record<string, string>] => [instance.url + path, phoneHeaders],
      ),
    ),
  ];
  const end = Date.now() + minutes * 60_000;
  let count = 0;
  while (Date.now() < end) {
    for (const [address, headers] of requests) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => fetch(address, { headers })),
      );
      await Promise.all(answers.map((answer) => answer.arrayBuffer()));
      if (answers.some(({ status }) => status >= 500)) throw new Error(`${address} failed.`);
      count += answers.length;
    }
    samples.push([...instances.map(({ pid }) => pid), proxyPid].map(megabytesOf).reduce(sum));
  }
  const third = Math.floor(samples.length / 3);
  const before = mean(samples.slice(0, third));
  const after = mean(samples.slice(-third));
  console.log(
    `${count} requests in ${minutes} minutes. Memory of all servers: ${before.toFixed(0)} MB in the first third, ${after.toFixed(0)} MB in the last: ${(after / before).toFixed(2)}.`,
  );
}

function sum(a: number, b: number): number {
  return a + b;
}

function mean(values: readonly number[]): number {
  return values.reduce(sum, 0) / values.length;
}
