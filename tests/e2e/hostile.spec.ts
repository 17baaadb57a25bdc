import { connect } from "node:net";
import { expect, test } from "playwright/test";

interface Answer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Sends text as it is, on a connection of its own, and waits until the server closes it. */
function send(site: string, text: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(site).port), "127.0.0.1");
    const parts: Buffer[] = [];
    socket.on("data", (part) => parts.push(part));
    socket.on("error", reject);
    socket.on("close", () => {
      const received = Buffer.concat(parts).toString("utf8");
      const end = received.indexOf("\r\n\r\n");
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1]),
        head: received.slice(0, end),
        body: received.slice(end + 4),
      });
    });
    socket.write(text, "latin1");
  });
}

interface Hostile {
  readonly target?: string;
  readonly method?: string;
  readonly host?: string;
  readonly headers?: readonly string[];
  readonly body?: string;
}

function request({
  target = "/",
  method = "GET",
  host = "shop.example",
  ...rest
}: Hostile): string {
  const { headers = [], body = "" } = rest;
  const lines = [`${method} ${target} HTTP/1.1`, `Host: ${host}`, "Connection: close", ...headers];
  if (body) lines.push(`Content-Length: ${body.length}`);
  return `${lines.join("\r\n")}\r\n\r\n${body}`;
}

/** What no answer may tell: where the server's files are, what it runs on, or who was named. */
const leaks =
  /evil\.example|node_modules|\/server\/chunks|at async |ERR_[A-Z]|x-powered-by|set-cookie/i;

function expectHarmless(what: string, { status, head, body }: Answer): void {
  expect(`${what.slice(0, 80)} → ${status}`).toMatch(/→ (200|307|308|400|404|405|431)$/);
  expect(head).not.toMatch(leaks);
  expect(body).not.toMatch(leaks);
  const location = /^location: (.*)$/im.exec(head)?.[1] ?? "/";
  expect(location).toMatch(/^\/(?![/\\])/);
}

/** Paths that servers have stumbled over; 200 more are made of their pieces. */
const oddPaths = [
  "/%",
  "/%00",
  "/%c0%af",
  "/%ff%fe",
  "/%2e%2e/%2e%2e/package.json",
  "/%252e%252e%252f",
  "/..%2f..%2fpackage.json",
  "/../../../etc/passwd",
  "//",
  "///",
  "//host.example/",
  "/\\host.example/",
  "/%5c%5chost.example/..",
  "/a%0d%0aSet-Cookie:%20a=b",
  "/products%00.html",
  "/products;a=b",
  "/products/%2e",
  "/[slug]",
  "/products/[slug]",
  "/_not-found",
  "/_global-error",
  "/_GLOBAL-ERROR/",
  "/_error",
  "/404",
  "/500",
  "/index",
  "/index.rsc",
  "/products.rsc",
  "/products.segments/_tree.segment.rsc",
  "/_next/",
  "/_next/data/x/index.json",
  "/_next/static/",
  "/hi/hi",
  "/HI",
  `/${"a".repeat(10_000)}`,
  `/?${"a".repeat(10_000)}`,
  `/products?${"a=b&".repeat(2_500)}`,
  "/?__proto__[a]=b&constructor=c&nxtPslug=d",
];
const pieces = ["%2f", "..", "%00", "%", "//", "\\", "%u0041", ";", "~", "%e0%a4", ":", "products"];
const manyPaths = Array.from(
  { length: 200 },
  (_, index) =>
    `/${pieces[index % pieces.length] ?? ""}/${pieces[(index * 7) % 11] ?? ""}${pieces[Math.floor(index / 12) % pieces.length] ?? ""}`,
);

/** What must not be there to fetch. */
const closed = [
  "/.env",
  "/.env.production",
  "/.git/HEAD",
  "/package.json",
  "/package-lock.json",
  "/next.config.mjs",
  "/server.js",
  "/.next/BUILD_ID",
  "/.next/required-server-files.json",
  "/_next/BUILD_ID",
  "/_next/server/app/index.html",
  "/_next/static/../BUILD_ID",
  "/_next/static/%2e%2e/BUILD_ID",
  "/_next/static/..%2fBUILD_ID",
  "/_next/static/chunks/main-app.js.map",
  "/_next/image?url=/icons/icon-192.png&w=64&q=75",
  "/_next/image?url=//evil.example/a.avif&w=64&q=75",
  "/_next/image?url=http%3A%2F%2F169.254.169.254%2F&w=64&q=75",
  "/__nextjs_original-stack-frame",
];

const internalHeaders: readonly (readonly string[])[] = [
  ["Next-Action: x"],
  [`Next-Action: ${"a".repeat(42)}`],
  ["RSC: 1"],
  ["RSC: 1", "Next-Router-State-Tree: %7Bgarbage"],
  ["RSC: 1", "Next-Router-State-Tree: %%%"],
  ["RSC: 1", "Next-Router-State-Tree: [[[[[[[["],
  ["RSC: 1", "Next-Router-Prefetch: 1"],
  ["RSC: 1", "Next-Router-Prefetch: 1", "Next-Router-Segment-Prefetch: /../../x"],
  ["RSC: 1", "Next-Url: //evil.example"],
  ["Next-Resume: 1"],
  ["x-middleware-subrequest: middleware:middleware:middleware:middleware:middleware"],
  ["x-middleware-rewrite: http://evil.example/", "x-middleware-next: 1"],
  ["x-middleware-override-headers: host", "x-middleware-request-host: evil.example"],
  ["x-nextjs-data: 1"],
  ["x-now-route-matches: 1"],
  ["x-matched-path: /about"],
  ["x-invoke-path: /api/auth/session", "x-invoke-status: 500"],
  ["x-prerender-revalidate: x", "Cookie: __prerender_bypass=x; __next_preview_data=y"],
  ["X-Forwarded-Host: evil.example", "X-Forwarded-Proto: https", "X-Forwarded-Port: 1"],
  ["Forwarded: host=evil.example;proto=https"],
  ["Range: bytes=99999999-"],
  ["Upgrade: websocket", "Sec-WebSocket-Key: x"],
];

const multipart = '--b\r\nContent-Disposition: form-data; name="0"\r\n\r\n["$1:a:a"]\r\n--b--\r\n';

const misuses: readonly Hostile[] = [
  ...["/", "/products", "/hi", "/no-such-page"].flatMap((target) => [
    ...["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "QUERY", "EVIL"].map(
      (method) => ({ target, method }),
    ),
    ...["x", "a".repeat(42), ""].map((action) => ({
      target,
      method: "POST",
      headers: [`Next-Action: ${action}`, "Content-Type: multipart/form-data; boundary=b"],
      body: multipart,
    })),
    {
      target,
      method: "POST",
      headers: [`Next-Action: ${"a".repeat(42)}`, "Content-Type: text/plain;charset=UTF-8"],
      body: '["$K1"]',
    },
    { target, method: "POST", headers: ["Content-Type: multipart/form-data"], body: multipart },
  ]),
  ...["PUT", "DELETE", "TRACE"].map((method) => ({ target: "/api/auth/session", method })),
];

const malformed: Record<string, string> = {
  "huge headers": request({ headers: [`X: ${"a".repeat(17_000)}`] }),
  "thousands of headers": request({ headers: Array.from({ length: 3_000 }, (_, i) => `x${i}: 1`) }),
  "length and chunks": `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /about HTTP/1.1\r\nHost: a\r\n\r\n`,
  "two lengths": `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 5\r\n\r\nabcde`,
  "unknown coding": `POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
  "folded header": "GET / HTTP/1.1\r\nHost: a\r\nX: a\r\n b\r\n\r\n",
  "lines without returns": "GET / HTTP/1.1\nHost: a\n\n",
  "NUL in a header": request({ headers: ["X: a\u0000b"] }),
  "bytes in the path": request({ target: "/\u00e0\u00a4\u00a6" }),
  "no HTTP": "\u0016\u0003\u0001\r\n\r\n",
  "any target": request({ target: "*", method: "OPTIONS" }),
  "target without a slash": request({ target: "products" }),
};

test("no path, method or header makes the server stumble, tell or lead away", async ({
  baseURL,
}) => {
  const site = baseURL ?? "";
  const before = await (await fetch(`${site}/products`)).text();

  await Promise.all([
    ...[...oddPaths, ...manyPaths].map(async (target) => {
      expectHarmless(target, await send(site, request({ target })));
    }),
    ...closed.map(async (target) => {
      const { status, ...answer } = await send(site, request({ target }));
      expect({ target, status }).toEqual({ target, status: 404 });
      expectHarmless(target, { status, ...answer });
    }),
    ...internalHeaders.map(async (headers) => {
      expectHarmless(headers.join(), await send(site, request({ target: "/products", headers })));
    }),
    ...misuses.map(async (misuse) => {
      const answer = await send(site, request(misuse));
      const what = `${misuse.method ?? ""} ${misuse.target ?? ""}`;
      expectHarmless(what, answer);
      expect(`${what} → ${answer.status}`).toMatch(/→ 40[05]$/);
    }),
    ...Object.entries(malformed).map(async ([what, text]) => {
      const answer = await send(site, text);
      expect(`${what} → ${answer.status}`).toMatch(/→ (400|405|431)$/);
      expect(answer.head + answer.body).not.toMatch(leaks);
      // A second request hidden in the first one is not answered.
      expect(answer.body).not.toContain("HTTP/1.1");
    }),
  ]);

  expect(await (await fetch(`${site}/products`)).text()).toBe(before);
});

test("a forged host changes nothing", async ({ baseURL }) => {
  const site = baseURL ?? "";
  const own = await (await fetch(`${site}/products`)).text();
  const forged: Hostile[] = [
    { host: "evil.example" },
    { host: "evil.example:80@127.0.0.1" },
    { host: 'evil.example"><script>alert(1)</script>' },
    { headers: ["X-Forwarded-Host: evil.example", "X-Forwarded-Proto: https"] },
  ];
  for (const hostile of forged) {
    const page = await send(site, request({ ...hostile, target: "/products" }));
    expect(page.status).toBe(200);
    expect(page.body).toContain(own);
    expectHarmless("redirect", await send(site, request({ ...hostile, target: "/products/" })));
    expectHarmless("//", await send(site, request({ ...hostile, target: "//evil/" })));
  }
  const absolute = await send(site, request({ target: "http://evil.example/products" }));
  expect(absolute.status).toBe(200);
  expect(absolute.body).toContain(own);
});

test("what the router fetches can not be taken for the page by a cache", async ({ baseURL }) => {
  const site = `${baseURL ?? ""}/products`;
  const page = await fetch(site);
  const data = await fetch(site, { headers: { RSC: "1" } });
  const bare = await fetch(site, { headers: { RSC: "1" }, redirect: "manual" });

  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(data.headers.get("content-type")).toBe("text/x-component");
  for (const { headers } of [page, data]) expect(headers.get("vary")).toMatch(/\brsc\b/i);
  // At the page's own address there is nothing to cache but the way to another one.
  expect(bare.status).toBe(307);
  expect(data.url).toMatch(/\/products\?_rsc/);
});

test("the health check says that the server is up, and nothing else", async ({
  request: client,
}) => {
  const answer = await client.get("/api/health");
  expect(await answer.json()).toEqual({ status: "ok" });
  expect(answer.headers()["cache-control"]).toBe("no-store");

  expect((await client.head("/api/health")).status()).toBe(200);
});
