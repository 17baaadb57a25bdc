import { pageKey, requestKind } from "@/lib/offline/requests-answered-from-cache";

const shop = "https://dehatimilk.example";

interface Asked {
  readonly method?: string;
  readonly mode?: RequestMode;
  readonly headers?: Readonly<Record<string, string>>;
}

function kindOf(url: string, { method = "GET", mode = "cors", headers = {} }: Asked = {}) {
  const asked = { method, url, mode, headers: new Headers(headers) };
  return requestKind(asked, shop, new Set(["/icon.svg?1f"]));
}

test.each([
  ["/products", { mode: "navigate" }, "page"],
  ["/products?utm_source=chat", { mode: "navigate" }, "page"],
  ["/nowhere", { mode: "navigate" }, "page"],
  ["/about?_rsc=1", { headers: { rsc: "1" } }, "data"],
  ["/about?_rsc=1", { headers: { rsc: "1", "next-router-prefetch": "1" } }, "prefetch"],
  ["/_next/static/chunks/1.js", {}, "asset"],
  ["/pictures/a2-milk-28ba8bfb-320.avif", {}, "asset"],
  ["/icon.svg?1f", {}, "asset"],
  ["/icon.svg?2f", {}, "other"],
  ["/sw.js", {}, "other"],
] as const)("a request for %s with %j is a %s", (path, asked, kind) => {
  expect(kindOf(shop + path, asked)).toBe(kind);
});

test.each([
  [`${shop}/api/auth/session`, {}],
  [`${shop}/api/auth/callback/google?code=1`, { mode: "navigate" }],
  [`${shop}/auth/done`, { mode: "navigate" }],
  [`${shop}/products`, { mode: "navigate", method: "POST" }],
  [`${shop}/products`, { method: "HEAD", headers: { rsc: "1" } }],
  ["https://api.whatsapp.com/send", { mode: "navigate" }],
  ["https://evil.example/_next/static/chunks/1.js", {}],
] as const)("does not handle %s %j", (url, asked) => {
  expect(kindOf(url, asked)).toBe("other");
});

test("the cache key of a page ignores query, fragment and trailing slash", () => {
  const addresses = ["/about", "/about?utm_source=x", "/about#cart=a", "/about/", "/", "/?x"];

  expect(addresses.map((end) => pageKey(shop + end))).toEqual(
    ["/about", "/about", "/about", "/about", "/", "/"].map((path) => shop + path),
  );
});
