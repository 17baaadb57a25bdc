import fc from "fast-check";
import { parseUrl } from "next/dist/shared/lib/router/utils/parse-url";
import {
  dropInternalHeaders,
  pathOf,
  postPaths,
  refusal,
  targetPath,
} from "@/server/refused-requests-and-removed-headers";
import { routerHeaders } from "@/server/response-headers-by-path.mjs";

test.each([
  ["/", "/"],
  ["/products?a=b", "/products?a=b"],
  ["//evil.example/", "//evil.example/"],
  ["http://evil.example/products?a", "/products?a"],
  ["HTTPS://evil.example", "/"],
  ["http://evil.example?a", "/?a"],
  ["/_global-error", "/nowhere"],
  ["/_GLOBAL-error/?a", "/nowhere"],
  ["/%5fglobal-error", "/nowhere"],
  ["/%70roducts", "/nowhere"],
  ["/products%2Dx", "/nowhere"],
  ["/products/%31", "/nowhere"],
  ["/products/%7Ea", "/nowhere"],
  ["/%5Bslug%5D/%28en%29/%E0%A4%A6%3A%40", "/%5Bslug%5D/%28en%29/%E0%A4%A6%3A%40"],
  ["/_not-found", "/nowhere"],
  ["/404", "/nowhere"],
  ["/_global-errors", "/_global-errors"],
  ["/products/%%00", "/nowhere"],
  ["/%c0%af", "/nowhere"],
  ["/products/%00?%", "/products/%00?%"],
  ["/products/...", "/products/..."],
  ["/products/a..b/.c", "/products/a..b/.c"],
  ["/products?../..", "/products?../.."],
  ["/products#top", "/nowhere"],
  ["/products?a#top", "/nowhere"],
  ["http://evil.example#a", undefined],
  ["/api/../products", "/nowhere"],
  ["/x/../_global-error", "/nowhere"],
  ["/products/.", "/nowhere"],
  ["/./products", "/nowhere"],
  ["/api/%2e%2E/products", "/nowhere"],
  ["/api/.%2e/products", "/nowhere"],
  ["/api%2f..%2fproducts", "/nowhere"],
  ["/api/%252e%252e/products", "/nowhere"],
  ["/api%252f%252e./products", "/nowhere"],
  ["\\products", undefined],
  ["/\\evil.example", "/nowhere"],
  ["/api\\..\\products", "/nowhere"],
  ["/a%5cb", "/nowhere"],
  ["/a%255Cb", "/nowhere"],
  ["/a b", "/nowhere"],
  ['/a"b', "/nowhere"],
  ["*", undefined],
  ["", undefined],
  ["?a", undefined],
  ["evil.example:443", undefined],
  ["ftp://evil.example/", undefined],
])("reads the target %s as %s", (target, path) => {
  expect(targetPath(target)).toBe(path);
});

const pieces = fc.constantFrom(
  ...[
    "/",
    "\\",
    ".",
    "..",
    "%2e",
    "%2E%2e",
    "%252e",
    "%2f",
    "%5C",
    "%255c",
    "#",
    "?",
    "%23",
    "%3f",
  ],
  ...[";", "@", ":", "%", "%00", "%0a", "\t", "\n", " ", "//", "é", "ä", "\u00a0", "[", "|", "~"],
  ...["api", "auth", "signout", "products", "_next", "static", "_global-error", "rsc", "http://a"],
);
const targets = fc
  .array(fc.oneof({ weight: 4, arbitrary: pieces }, { weight: 1, arbitrary: fc.string() }))
  .map((parts) => `/${parts.join("")}`);

test("Next.js parses every accepted path as the filter does", () => {
  fc.assert(
    fc.property(targets, (target) => {
      const path = targetPath(target) ?? "";
      const read = parseUrl(path);

      expect({ path: read.pathname, hash: read.hash }).toEqual({ path: pathOf(path), hash: "" });
      expect(decodeURIComponent(read.pathname)).not.toMatch(/\\|(^|\/)\.\.?(\/|$)/);
    }),
    { numRuns: 5_000 },
  );
});

test("a target becomes its own path, or one without a page", () => {
  fc.assert(
    fc.property(targets, (target) => {
      expect([target, pathOf(target), "/nowhere"]).toContain(targetPath(target));
    }),
  );
});

test("accepts POST only at its addresses, each in one spelling", () => {
  fc.assert(
    fc.property(targets, fc.constantFrom(...postPaths), (target, address) => {
      for (const spelling of [target, address + target, target + address]) {
        const path = targetPath(spelling);
        const isTaken = refusal("POST", path) === undefined;
        expect(isTaken).toBe(path !== undefined && postPaths.includes(parseUrl(path).pathname));
      }
    }),
  );
});

test("removes a query that is too long, and refuses a path that is too long", () => {
  const endless = "a/".repeat(2_500);

  expect(targetPath(`/products?${endless}`)).toBe("/products");
  expect(targetPath(`http://evil.example?${endless}`)).toBe("/");
  expect(targetPath(`/${endless}?a`)).toBe("/nowhere");
});

const notKept = { "Cache-Control": "no-store" };
const onlyRead = { status: 405, headers: { ...notKept, Allow: "GET, HEAD" } };

test.each([
  ["GET", "/products", undefined],
  ["HEAD", "/products", undefined],
  ["POST", "/api/auth/signout", undefined],
  ["POST", "/api/auth/signout?a", undefined],
  ["POST", "/api/auth/signin/google", undefined],
  ["POST", "/api/auth/signout/", onlyRead],
  ["POST", "/API/auth/signout", onlyRead],
  ["POST", "/api/auth/session", onlyRead],
  ["POST", "/api/health", onlyRead],
  ["POST", "/products", onlyRead],
  ["TRACE", "/", onlyRead],
  [
    "DELETE",
    "/api/auth/signout",
    { status: 405, headers: { ...notKept, Allow: "GET, HEAD, POST" } },
  ],
  ["GET", undefined, { status: 400, headers: notKept }],
])("the refusal of %s %s is %j", (method, path, refused) => {
  expect(refusal(method, path)).toEqual(refused);
});

const sent = {
  accept: "*/*",
  cookie: "signed-in=1",
  "next-router-prefetch": "1",
  "next-router-state-tree": "[]",
  rsc: "1",
  "x-forwarded-proto": "https",
};

test("passes on headers of browsers, and removes internal ones of Next.js", () => {
  const headers: Record<string, string> = {
    ...sent,
    cookie: "__prerender_bypass=x;signed-in=1;\t__next_preview_data =y; __prerender_bypass=z",
    "next-action": "x",
    "next-hmr-refresh": "1",
    "next-resume": "1",
    "x-forwarded-host": "evil.example",
    "x-invoke-path": "/",
    "x-matched-path": "/",
    "x-middleware-rewrite": "http://evil.example",
    "x-middleware-subrequest": "middleware",
    "x-next-resume-state-length": "1",
    "x-nextjs-data": "1",
    "x-now-route-matches": "1",
    "x-prerender-revalidate": "x",
  };
  dropInternalHeaders(headers);

  expect(headers).toEqual(sent);
});

test.each([undefined, "", "0", "1, 1", "true"])(
  "removes the router's headers if rsc is %j",
  (rsc) => {
    const page = { accept: "*/*", cookie: "signed-in=1" };
    const headers: Record<string, string> = { ...page };
    for (const name of routerHeaders) headers[name] = "1";
    if (rsc === undefined) delete headers.rsc;
    else headers.rsc = rsc;
    dropInternalHeaders(headers);

    expect(headers).toEqual(page);
  },
);
