import { once } from "node:events";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { get, type IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { hasNginx } from "@/scripts/setup/install-nginx";
import {
  dataHeaders,
  commonHeaders,
} from "@/server/content-security-policy-and-common-headers.mjs";
import { waitUntilKept } from "@/tests/support/offline-caches";
import {
  expectHarmless,
  hostileAuthRequests,
  hostilePaths,
  request,
  send,
} from "@/tests/support/servers/hostile-request-list";
import { addItem, fillDelivery, openDelivery, phone, textOf } from "@/tests/support/shop-fixtures";
import { expect, sessionOf, signIn, test as base } from "@/tests/support/sign-in-fixtures";
import { makeSite, startNginx } from "@/scripts/local-servers/nginx-server";
import { signInEnvironment, startOpenIdServer } from "@/scripts/local-servers/openid-server";
import { startShop, type ShopProcess } from "@/scripts/local-servers/shop-process";

interface Deployment {
  readonly url: string;
  readonly folder: string;
  readonly instances: [ShopProcess, ShopProcess];
  /** Restarts an instance on its port. */
  readonly restart: (index: 0 | 1) => Promise<void>;
}

/** Sets the shop up as docs/deploy.md says, from the folder for hosts alone. */
async function deploy(use: (deployment: Deployment) => Promise<void>): Promise<void> {
  const site = await makeSite();
  cpSync(".next/host", join(site.folder, "current"), { recursive: true });
  const oldChunks = join(site.folder, "previous/.next/static/chunks");
  mkdirSync(oldChunks, { recursive: true });
  writeFileSync(join(oldChunks, "old.js"), "// of the release before");

  const nginx = await startNginx(site);
  const openId = await startOpenIdServer([nginx.url]);
  const script = join(site.folder, "current/server.js");
  const start = (index: 0 | 1) =>
    startShop({
      environment: () => signInEnvironment(openId, nginx.url),
      script,
      port: site.shopPorts[index],
    });
  const instances = await Promise.all([start(0), start(1)]);
  try {
    await use({
      url: nginx.url,
      folder: site.folder,
      instances,
      restart: async (index) => {
        instances[index] = await start(index);
      },
    });
  } finally {
    await Promise.all(instances.map((instance) => instance.stop()));
    await nginx.stop();
    await openId.stop();
    site.remove();
  }
}

const test = base.extend<object, { deployment: Deployment }>({
  // Playwright reads a fixture's needs from its first parameter.
  // eslint-disable-next-line no-empty-pattern
  deployment: [async ({}, use) => deploy(use), { scope: "worker" }],
  baseURL: ({ deployment }, use) => use(deployment.url),
});

// All tests share one deployment; the last one takes it down.
test.describe.configure({ mode: "default" });
test.skip(!hasNginx(), "nginx with its brotli modules is not installed");

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  /** Every value of every header. */
  readonly all: NodeJS.Dict<string[]>;
  readonly body: Buffer;
}

function ask(
  address: string,
  headers: Record<string, string> = {},
  localAddress = "127.0.0.1",
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(address, { headers, localAddress, agent: false }, (answer) => {
      buffer(answer).then((body) => {
        const { statusCode: status, headersDistinct: all } = answer;
        resolve({ status, headers: answer.headers, all, body });
      }, reject);
    }).on("error", reject);
  });
}

const router = { RSC: "1" };

/** The address of the landing page's style sheet. */
async function stylesOf(url: string): Promise<string> {
  const { body } = await ask(url);
  return url + (/\/_next\/static\/css\/\w+\.css/.exec(body.toString())?.[0] ?? "");
}

test("a household orders, through the proxy", async ({ page, chats }) => {
  await page.goto("/");
  await page.evaluate(() => Reflect.set(window, "isSamePage", true));
  await page.getByRole("link", { name: "Order Now" }).click();
  await addItem(page, "Desi cow milk", "2 Liter - ₹120");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  await openDelivery(page);
  await fillDelivery(page, { Name: "Sita Devi", "Address line 1": "Ward 7", Mobile: "9876543210" });
  const tab = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Deliver Here" }).click();
  await (await tab).waitForLoadState();

  expect(textOf(chats[0] ?? "")).toContain("1. Desi cow milk - 2 Liter - ₹120\nTotal: ₹120\n");

  await page.goto("/hi/about");
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
});

test("pages are compressed, revalidated each time, and the same for everyone", async ({
  deployment,
}) => {
  for (const path of ["/", "/hi/products", "/products/desi-cow-milk"]) {
    const address = deployment.url + path;
    const plain = await ask(address, { "Accept-Encoding": "br;q=0, identity" });
    const brotli = await ask(address, { "Accept-Encoding": "gzip, deflate, br" });
    const gzip = await ask(address, { "Accept-Encoding": "gzip" });

    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotli.body.length).toBeLessThan(plain.body.length / 3);

    const etag = brotli.headers.etag ?? "";
    const again = await ask(`${address}?utm_source=chat`, {
      "Accept-Encoding": "gzip, deflate, br",
      "If-None-Match": etag,
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    for (const { all } of [plain, brotli, gzip, again]) {
      expect(all["cache-control"]).toEqual(["no-cache"]);
      expect(all.vary?.join(", ")).toContain("Accept-Encoding");
    }
  }
});

test("caches never mistake a page and the router's data for each other", async ({ deployment }) => {
  const address = `${deployment.url}/refund`;
  const asData: Record<string, string>[] = [router, { ...router, "Next-Router-Prefetch": "1" }];
  const seen: (string | undefined)[] = [];
  for (const headers of asData) {
    const target = await canonical(address, headers);
    seen.push((await ask(target, headers)).headers["content-type"]);
    seen.push((await ask(target)).headers["content-type"]);
    seen.push((await ask(target, headers)).headers["content-type"]);
  }

  const data = "text/x-component";
  const html = "text/html; charset=utf-8";
  expect(seen).toEqual([data, html, data, data, html, data]);
});

/** The address to which Next.js redirects a request of the router whose query does not match its headers. */
async function canonical(address: string, headers: Record<string, string>): Promise<string> {
  const { headers: answer } = await ask(address, headers);
  return new URL(answer.location ?? address, address).href;
}

test("only two addresses accept a form", async ({ deployment }) => {
  const { url } = deployment;
  const readOnly = ["/", "/api/auth/session", "/api/../products", "/_next/static/x.js", "/no-such"];
  const methods = ["POST", "PUT", "DELETE", "OPTIONS", "PROPFIND", "EVIL"];
  for (const [target, allowed] of [
    ...readOnly.map((path) => [path, "GET, HEAD"] as const),
    ["/api/auth/signout", "GET, HEAD, POST"] as const,
  ]) {
    for (const method of methods.filter((name) => !allowed.includes(name))) {
      const { status, head } = await send(url, request({ target, method }));
      expect([method, target, status]).toEqual([method, target, 405]);
      expect(head.split("\r\n")).toContain(`Allow: ${allowed}`);
    }
  }
  const signout = await send(url, request({ target: "/api/auth/signout", method: "POST" }));
  expect(signout.status).toBe(302);
});

test("files are sent compressed, and are cached for good", async ({ deployment }) => {
  const styles = await stylesOf(deployment.url);
  const plain = await ask(styles);
  const brotli = await ask(styles, { "Accept-Encoding": "gzip, br" });
  const gzip = await ask(styles, { "Accept-Encoding": "gzip" });
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  expect(brotli.body.length).toBeLessThan(gzip.body.length);
  for (const { all, headers } of [plain, brotli, gzip]) {
    expect(all["cache-control"]).toEqual(["public, max-age=31536000, immutable"]);
    expect(headers.vary).toBe("Accept-Encoding");
    expect(headers["content-type"]).toContain("text/css");
  }

  const { status } = await ask(`${deployment.url}/_next/static/chunks/old.js`);
  expect(status).toBe(200);
  const missing = await ask(`${deployment.url}/_next/static/chunks/no-such.js`);
  expect(missing.status).toBe(404);
  expect(missing.headers["cache-control"]).not.toContain("immutable");
  const icon = await ask(`${deployment.url}/icons/icon-192.png`);
  expect(icon.all["cache-control"]).toEqual(["public, max-age=86400"]);
});

test("files for crawlers have the right type, encoding and lifetime", async ({ deployment }) => {
  const { url } = deployment;
  const html = (await ask(url)).body.toString();
  const preview = /\/previews\/[\w-]+\.jpg/.exec(html)?.[0] ?? "no preview";
  const kept = { "cache-control": "public, max-age=31536000, immutable" };
  const asked = { "cache-control": "public, max-age=0, must-revalidate" };
  const page = { "content-type": "text/html; charset=utf-8" };
  const notKept = { "cache-control": "private, no-cache, no-store, max-age=0, must-revalidate" };
  const answers: [path: string, status: number, headers: object, encoding?: "br"][] = [
    ["/sw.js", 200, { "content-type": "application/javascript; charset=utf-8" }, "br"],
    ["/manifest.webmanifest", 200, { "content-type": "application/manifest+json" }, "br"],
    ["/hi/manifest.webmanifest", 200, { "content-type": "application/manifest+json" }, "br"],
    ["/robots.txt", 200, { "content-type": "text/plain; charset=utf-8", ...asked }, "br"],
    ["/.well-known/security.txt", 200, { "cache-control": "public, max-age=86400" }, "br"],
    ["/sitemap.xml", 200, { "content-type": "application/xml", ...asked }, "br"],
    ["/icon.svg", 200, { "content-type": "image/svg+xml", ...asked }, "br"],
    [preview, 200, { "content-type": "image/jpeg", ...kept }],
    ["/no-such-page", 404, { ...page, ...notKept }, "br"],
    ["/hi/products/no-such-product", 404, { ...page, ...notKept }, "br"],
  ];
  for (const [path, status, headers, encoding] of answers) {
    const answer = await ask(url + path, { "Accept-Encoding": "gzip, br" });
    expect({ path, status: answer.status, ...answer.headers }).toMatchObject({
      path,
      status,
      "cache-control": "no-cache",
      ...headers,
    });
    expect([path, answer.headers["content-encoding"]]).toEqual([path, encoding]);
  }
  for (const path of ["/sw.js", preview]) {
    const { headers } = await ask(url + path);
    const { status } = await ask(url + path, { "If-None-Match": headers.etag ?? "" });
    expect([path, status]).toEqual([path, 304]);
  }
});

/** The values of each header, by its name in lower case. */
function asReceived(headers: Readonly<Record<string, string>>): Record<string, [string]> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value]]),
  );
}

test("every response has each security header once, whether from nginx or the shop", async ({
  deployment,
}) => {
  const { url } = deployment;
  const guards = asReceived(commonHeaders);
  const data = { ...guards, ...asReceived(dataHeaders) };
  const shared = { ...data, "cross-origin-resource-policy": ["cross-origin"] };
  const answers: [address: string, status: number, expected: object, headers?: object][] = [
    [`${url}/`, 200, guards],
    [`${url}/`, 200, guards, { "Accept-Encoding": "br" }],
    [`${url}/refund`, 200, guards, router],
    [`${url}/no-such-page`, 404, guards],
    [`${url}/products/`, 308, data],
    [`${url}/auth/done`, 200, { ...guards, "cross-origin-opener-policy": ["unsafe-none"] }],
    [`${url}/api/auth/session`, 200, data],
    [await stylesOf(url), 200, data],
    [`${url}/icons/icon-192.png`, 200, shared],
    [`${url}/icons/no-such.png`, 404, shared],
    [`${url}/api/health`, 404, data],
    [`${url}/${"x".repeat(9000)}`, 414, data],
  ];
  for (const [address, status, expected, headers = {}] of answers) {
    const target = "RSC" in headers ? await canonical(address, router) : address;
    const answer = await ask(target, { ...headers });
    expect({ address, status: answer.status, ...answer.all }).toMatchObject({
      address,
      status,
      ...expected,
    });
    expect(answer.all["content-security-policy"]).toHaveLength(1);
    expect(answer.all["cache-control"]).toHaveLength(1);
    expect([undefined, "nginx"]).toContain(answer.headers.server);
    expect(answer.headers).not.toHaveProperty("x-powered-by");
  }
});

test("both instances know who signed in at either", async ({ page, deployment }) => {
  await signIn(page);
  const cookie = `next-auth.session-token=${await sessionOf(page)}`;

  for (const { url } of deployment.instances) {
    const { body } = await ask(`${url}/api/auth/session`, { Cookie: cookie });
    expect(JSON.parse(body.toString())).toMatchObject({ user: { email: "sita@example.org" } });
  }
  const { body } = await ask(`${deployment.url}/`, { Cookie: cookie });
  expect(body.toString()).not.toContain("sita@example.org");
});

test("limits the sign-ins of one address, and of no other", async ({ deployment }) => {
  const signIn = `${deployment.url}/api/auth/callback/google?code=a`;
  const one = "127.0.0.101";
  const answers = await Promise.all(Array.from({ length: 80 }, () => ask(signIn, {}, one)));
  const refused = answers.filter(({ status }) => status === 429);
  const others = answers.filter(({ status }) => status !== 429);

  // 61 at once, and two more each second.
  expect(others.length).toBeGreaterThanOrEqual(61);
  expect(refused.length).toBeGreaterThan(9);
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set([302]));
  for (const { all } of refused) {
    expect(all).toMatchObject({
      "cache-control": ["no-store"],
      ...asReceived(dataHeaders),
    });
  }
  expect((await ask(signIn, {}, "127.0.0.102")).status).toBe(302);
  expect((await ask(`${deployment.url}/api/auth/session`, {}, one)).status).toBe(200);
});

const form =
  "POST /api/auth/signout HTTP/1.1\r\nHost: shop.example\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000";

/** Incomplete requests; the shop and nginx wait ten seconds for the rest. */
const beginnings = [
  "GET /prod",
  "GET / HTTP/1.1\r\nHost: shop.example\r\nX-A: ",
  `${form}\r\n\r\n`,
  `${form}\r\n\r\ncsrfToken=`,
];

test("simultaneous requests for one page do not wait for each other", async ({ deployment }) => {
  for (const path of ["/sw.js", "/no-such-page", "/leaflet"]) {
    const startTime = performance.now();
    await Promise.all(Array.from({ length: 20 }, () => ask(deployment.url + path)));
    expect(performance.now() - startTime).toBeLessThan(3000);
  }
});

test("slow clients do not delay others", async ({ deployment }) => {
  const { url } = deployment;
  const lines = beginnings.flatMap((text) =>
    Array.from({ length: 100 }, (_, index) => {
      // From many addresses, since the proxy limits each.
      const localAddress = `127.0.0.${2 + (index % 20)}`;
      const line = connect({ port: Number(new URL(url).port), host: "127.0.0.1", localAddress });
      let isOver = false;
      line.on("close", () => (isOver = true));
      line.on("data", () => (isOver = true));
      return { begun: once(line, "connect"), line, text, isOver: () => isOver };
    }),
  );
  try {
    await Promise.all(lines.map(({ begun }) => begun));
    for (const { line, text } of lines) line.write(text);
    const startTime = performance.now();
    const answers = await Promise.all(
      ["/", "/hi/products", "/api/auth/session", "/no-such-page"].flatMap((path) =>
        Array.from({ length: 10 }, () => ask(url + path)),
      ),
    );
    const milliseconds = performance.now() - startTime;

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]));
    expect(milliseconds).toBeLessThan(3000);
    // All of them were there all the time.
    expect(lines.filter(({ isOver }) => isOver()).map(({ text }) => text)).toEqual([]);
  } finally {
    for (const { line } of lines) line.destroy();
  }
});

test("no malformed request causes a server error or a redirect to another site", async ({
  deployment,
}) => {
  const { url, instances } = deployment;
  for (const target of hostilePaths) {
    expectHarmless(target, await send(url, request({ target })));
  }
  for (const hostile of hostileAuthRequests) {
    const { method = "GET", target = "" } = hostile;
    for (const way of [url, instances[0].url]) {
      expectHarmless(`${way} ${method} ${target}`, await send(way, request(hostile)), url);
    }
  }
});

test.describe(() => {
  test.use({ serviceWorkers: "allow", viewport: phone });

  test("after a visit the shop opens without a network", async ({ page, context }) => {
    await page.goto("/");
    await waitUntilKept(page);
    await context.setOffline(true);

    await page.goto("/products/a2-milk");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A2 milk");
    await page.goto("/no-such-page");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page needs the network");
  });
});

test("an instance that dies or restarts under load loses no page", async ({ deployment }) => {
  const { url, instances, restart } = deployment;
  const data = await canonical(`${url}/about`, router);
  const counts = new Map<number | undefined, number>();
  let isOver = false;
  const askOn = async (address: string, headers: Record<string, string> = {}) => {
    while (!isOver) {
      const { status } = await ask(address, headers);
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  };
  const shoppers = [
    askOn(`${url}/`),
    askOn(`${url}/products`, { "Accept-Encoding": "br" }),
    // These two reach an instance every time.
    askOn(data, router),
    askOn(`${url}/api/auth/session`),
  ];
  await instances[0].kill();
  await restart(0);
  await instances[1].stop();
  await restart(1);
  isOver = true;
  await Promise.all(shoppers);

  expect([...counts.keys()]).toEqual([200]);
  expect(counts.get(200)).toBeGreaterThan(100);
});

test("without any instance nginx serves the pages that it has cached", async ({ deployment }) => {
  const { url, folder, instances } = deployment;
  await ask(`${url}/products`);
  await Promise.all(instances.map((instance) => instance.kill()));

  expect((await ask(`${url}/products`)).status).toBe(200);
  const session = await ask(`${url}/api/auth/session`);
  expect(session.status).toBe(503);
  expect(session.body.toString()).toContain("हम एक मिनट में लौटते हैं");
  expect(session.all).toMatchObject({
    "cache-control": ["no-store"],
    ...asReceived(dataHeaders),
  });

  // The logs contain no personal data.
  await ask(`${url}/api/auth/session?state=of-a-visitor`);
  const log = (name: string) => readFileSync(join(folder, "log", name), "utf8");
  await expect.poll(() => log("access.log")).toContain('"GET /api/auth/session" 503 ');
  for (const name of ["access.log", "error.log"]) {
    expect(log(name)).not.toMatch(/of-a-visitor|client: |127\.0\.0\.1(?!:)/);
  }
});
