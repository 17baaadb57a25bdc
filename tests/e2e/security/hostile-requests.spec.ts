import * as framework from "next/dist/client/components/app-router-headers.js";
import { expect, test } from "playwright/test";
import {
  expectHarmless,
  hostileAuthRequests,
  hostilePaths,
  leaks,
  request,
  send,
  type Hostile,
} from "@/tests/support/servers/hostile-request-list";

/** Addresses that must not exist. */
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
  ...[
    "/api/../products",
    "/api/%2e%2e/products",
    "/api/.%2E/products",
    "/api/auth/signout/../../../products",
    "/api/auth/signout/%2e%2e/session",
    "/api\\..\\products",
    "/api/auth/session",
    "/api/health",
    "/api/auth/signout/",
  ].map((target) => ({
    target,
    method: "POST",
    headers: ["Content-Type: multipart/form-data; boundary=b"],
    body: multipart,
  })),
];

/** Addresses that programs may parse differently from Next.js. */
const detours = [
  "/api/auth/callback%2Fgoogle",
  "/api/auth/%73ession",
  "/x/../products",
  "/x/../_global-error",
  "/x/%2e%2e/_global-error",
  "/./products",
  "/products/.",
  "/products%2f..%2fabout",
  "/x/%252e%252e/products",
  "/\\products",
  "/x\\..\\products",
  "/products%5c",
  "/products#top",
  "/products?a#top",
  "/%70roducts",
  "/products/%61-no-such",
  "/404",
  "/_not-found",
  "/500",
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

test("no path, method or header causes a server error, a leak or a redirect to another site", async ({
  baseURL,
}) => {
  const site = baseURL ?? "";
  const before = await (await fetch(`${site}/products`)).text();

  await Promise.all([
    ...hostilePaths.map(async (target) => {
      expectHarmless(target, await send(site, request({ target })));
    }),
    ...hostileAuthRequests.map(async (hostile) => {
      const { method = "GET", target = "" } = hostile;
      expectHarmless(`${method} ${target}`, await send(site, request(hostile)));
    }),
    ...closed.map(async (target) => {
      const { status, ...answer } = await send(site, request({ target }));
      expect({ target, status }).toEqual({ target, status: 404 });
      expectHarmless(target, { status, ...answer });
    }),
    ...internalHeaders.map(async (headers) => {
      expectHarmless(headers.join(), await send(site, request({ target: "/products", headers })));
    }),
    ...detours.map(async (target) => {
      const { status, head } = await send(site, request({ target }));
      expect({ target, status }).toEqual({ target, status: 404 });
      expect(head).not.toMatch(/s-maxage/i);
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
      // There is no response to a second request hidden in the first one.
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

/** Every request header of the framework's router, and some other internal ones. */
const routerHeaders = [
  ...new Set(Object.values(framework).flat()),
  "next-resume",
  "x-nextjs-data",
].filter((name) => /^(rsc$|next-|x-nextjs-data$)/.test(name));
const routerValues = ["1", "/_tree"];

/** Each header and each pair of headers, with each of the values. */
const routerRequests = routerHeaders.flatMap((name, index) =>
  routerValues.flatMap((value) => [
    { [name]: value },
    ...routerHeaders
      .slice(index + 1)
      .flatMap((other) => routerValues.map((second) => ({ [name]: value, [other]: second }))),
  ]),
);

test("with the router's headers every address still responds with its page", async ({
  baseURL,
}) => {
  expect(routerHeaders).toEqual(expect.arrayContaining(["rsc", "next-router-segment-prefetch"]));
  const address = `${baseURL ?? ""}/refund`;
  const own = (await fetch(address, { method: "HEAD" })).headers.get("etag");
  await inBatches(routerRequests, async (headers: Record<string, string>) => {
    const answer = await fetch(address, { method: "HEAD", headers, redirect: "manual" });
    const caching = answer.headers.get("cache-control");
    const isPage = answer.headers.get("etag") === own;
    const seen = { headers, status: answer.status, caching, isPage };

    if (headers.rsc === "1") expect(seen).toMatchObject({ caching: "private, no-cache" });
    else {
      const page = { status: 200, caching: "max-age=0, s-maxage=60", isPage: true };
      expect(seen).toEqual({ headers, ...page });
    }
  });
});

async function inBatches<Item>(items: readonly Item[], run: (item: Item) => Promise<void>) {
  const size = 50;
  for (let start = 0; start < items.length; start += size) {
    await Promise.all(items.slice(start, start + size).map(run));
  }
}

test("a cache cannot mistake the router's data for the page", async ({ baseURL }) => {
  const site = `${baseURL ?? ""}/products`;
  const page = await fetch(site);
  const data = await fetch(site, { headers: { RSC: "1" } });
  const bare = await fetch(site, { headers: { RSC: "1" }, redirect: "manual" });

  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(data.headers.get("content-type")).toBe("text/x-component");
  for (const { headers } of [page, data]) expect(headers.get("vary")).toMatch(/\brsc\b/i);
  // At the page's own address a cache finds only a redirect to another one.
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
