import { dropInternalHeaders, refusal, targetPath } from "@/server/request-guard.mjs";

test.each([
  ["/", "/"],
  ["/products?a=b#c", "/products?a=b#c"],
  ["//evil.example/", "//evil.example/"],
  ["http://evil.example/products?a", "/products?a"],
  ["HTTPS://evil.example", "/"],
  ["http://evil.example?a", "/?a"],
  ["/_global-error", "/404"],
  ["/_GLOBAL-error/?a", "/404?a"],
  ["/_global-errors", "/_global-errors"],
  ["/products/%%00", "/404"],
  ["/%c0%af", "/404"],
  ["/products/%00?%", "/products/%00?%"],
  ["*", undefined],
  ["", undefined],
  ["?a", undefined],
  ["evil.example:443", undefined],
  ["ftp://evil.example/", undefined],
])("asked for %s, means %s", (target, path) => {
  expect(targetPath(target)).toBe(path);
});

test("an endless query is left out, and an endless path leads nowhere", () => {
  const endless = "a/".repeat(2_500);

  expect(targetPath(`/products?${endless}`)).toBe("/products");
  expect(targetPath(`http://evil.example?${endless}`)).toBe("/");
  expect(targetPath(`/${endless}?a`)).toBe("/404");
});

test.each([
  ["GET", "/products", undefined],
  ["HEAD", "/products", undefined],
  ["POST", "/api/auth/signout", undefined],
  ["POST", "/products", { status: 405, headers: { Allow: "GET, HEAD" } }],
  ["POST", "/api", { status: 405, headers: { Allow: "GET, HEAD" } }],
  ["TRACE", "/", { status: 405, headers: { Allow: "GET, HEAD" } }],
  ["DELETE", "/api/auth/session", { status: 405, headers: { Allow: "GET, HEAD, POST" } }],
  ["GET", undefined, { status: 400, headers: {} }],
])("%s %s is answered with %j", (method, path, refused) => {
  expect(refusal(method, path)).toEqual(refused);
});

test("lets through what browsers send, and not what Next.js tells itself", () => {
  const sent = {
    accept: "*/*",
    cookie: "signed-in=1",
    "next-router-prefetch": "1",
    "next-router-state-tree": "[]",
    rsc: "1",
    "x-forwarded-proto": "https",
  };
  const headers: Record<string, string> = {
    ...sent,
    cookie: "__prerender_bypass=x; signed-in=1; __next_preview_data=y",
    "next-action": "x",
    "next-resume": "1",
    "x-forwarded-host": "evil.example",
    "x-invoke-path": "/",
    "x-matched-path": "/",
    "x-middleware-rewrite": "http://evil.example",
    "x-middleware-subrequest": "middleware",
    "x-nextjs-data": "1",
    "x-now-route-matches": "1",
    "x-prerender-revalidate": "x",
  };
  dropInternalHeaders(headers);

  expect(headers).toEqual(sent);
});
