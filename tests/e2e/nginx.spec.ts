import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { expect } from "@/tests/support/shop";
import { shopHeaders } from "@/tests/support/headers";
import { hasIPv6, test } from "@/tests/support/nginx";

const modules = "/etc/nginx/modules-enabled";
const isInstalled =
  existsSync(modules) &&
  readdirSync(modules).some((name) => name.includes("brotli-filter")) &&
  ["nginx -v", "openssl version"].every((line) => !spawnSync(line, { shell: true }).status);
test.skip(!isInstalled, "nginx with its module for brotli, or openssl, is not installed");

/** Headers that each answer has once: those that the shop sends with its own. */
const guards = {
  ...shopHeaders,
  "cross-origin-resource-policy": expect.stringMatching(/^(same|cross)-origin$/),
  "content-security-policy": expect.stringMatching(/^[^,]*frame-ancestors 'none'$/),
};
const site = "https://shop.example";
const brief = "s-maxage=60, stale-while-revalidate";
const page = { "content-type": "text/html; charset=utf-8", "cache-control": brief };
const notKept = { "cache-control": "no-store" };
const kept = { "cache-control": "public, max-age=31536000, immutable" };
const onlyRead = { ...notKept, allow: "GET, HEAD" };
const personal = { "cache-control": "private, no-store" };
const data = { "content-type": "text/x-component" };
const asRouter = ["Next-Router-Prefetch: 1", "Next-Router-Segment-Prefetch: /_tree", "Next-Url: /"];
const internal = ["Next-Action: a", "x-matched-path: /about", "x-nextjs-data: 1", "Next-Resume: 1"];

type Row = [line: string, lines: string[], status: number, headers: object, body?: string];

const rows = (picture: string, script: string): Row[] => [
  ["GET /products?a", ["Cookie: a=b", "Range: bytes=9-2", ...asRouter, ...internal], 200, page],
  ["GET /products", ["Accept-Encoding: gzip, br"], 200, { ...page, "content-encoding": "br" }],
  ["GET /products?_rsc", ["RSC: 1", ...internal], 200, data],
  ["GET /products", ["RSC: 1"], 307, { location: "/products?_rsc" }],
  ["GET /products/", [], 308, { ...notKept, location: "/products" }],
  ["GET http://evil.example/hi/products/", [], 308, { location: "/hi/products" }],
  ["GET /hi/products%23order=1~a_b?c", [], 307, { location: `${site}/hi/products#order=1~a_b` }],
  ["GET /stock.txt", [], 200, notKept],
  ["GET /no-such-page", [], 404, notKept],
  ["GET /_global-error", [], 404, notKept],
  ["GET /api/auth/../products", [], 404, notKept],
  [`GET /${"a/".repeat(5_000)}`, [], 414, notKept],
  ["GET /", ["Content-Length: 1", "Content-Length: 2"], 400, notKept],
  [`GET ${script}`, ["Accept-Encoding: br"], 200, { ...kept, "content-encoding": "br" }],
  [`GET ${picture}`, ["Range: bytes=0-3"], 206, { ...kept, "content-length": "4" }],
  ["POST /products", internal, 405, onlyRead],
  ["PUT /api/auth/signout", [], 405, { ...notKept, allow: "GET, HEAD, POST" }],
  ["POST /api/auth/signout", ["Content-Length: 3"], 200, personal, "a=b"],
  ["POST /api/auth/signout", ["Content-Length: 16385"], 413, notKept],
  ["GET /api/auth/session?a", ["Cookie: a=b", ...internal], 200, personal],
];

test("nginx answers, refuses and keeps what deploy/nginx.conf says", async ({ request, nginx }) => {
  const html = await (await request.get("/products")).text();
  const [picture = ""] = /\/pictures\/[\w-]+\.avif/.exec(html) ?? [];
  const [script = ""] = /\/_next\/static\/chunks\/[\w.-]+\.js/.exec(html) ?? [];
  for (const [line, lines, status, headers, body] of rows(picture, script)) {
    const answer = await nginx.send(line, lines, body);
    const asked = `${line.slice(0, 80)} with ${lines.join(", ").slice(0, 80)}`;
    const expected = { asked, status, ...guards, ...headers };
    expect({ asked, status: answer.status, ...answer.headers }).toMatchObject(expected);
    expect(answer.headers).not.toHaveProperty("set-cookie");
  }

  // A page reaches the shop once, however often it was asked for, and of its visitors only the headers that it needs.
  const { requests } = nginx;
  const requestsOf = (start: string) => requests.filter(({ url }) => url.startsWith(start));
  const host = "shop.example";
  expect(requestsOf("/products")).toEqual([
    { url: "/products", headers: { host } },
    { url: "/products?_rsc", headers: { host, rsc: "1" } },
    { url: "/products", headers: { host, rsc: "1" } },
    { url: "/products/", headers: { host } },
  ]);
  // Answers to unknown addresses, which nginx asks for as /nowhere, are not cached. A forged host changes nothing.
  expect(requestsOf("/nowhere").length).toBeGreaterThan(1);
  expect(new Set(requests.map(({ headers }) => headers.host))).toEqual(new Set([host]));
  expect(requestsOf("/api/auth/session?")).toEqual([
    { url: "/api/auth/session?a", headers: { host, cookie: "a=b" } },
  ]);

  expect((await nginx.send("GET /products")).body).toBe(html);
  const asked = requestsOf("/products").length;
  await nginx.send("GET /products?renew=1");
  expect(requestsOf("/products")).toHaveLength(asked + 1);
  expect((await nginx.send("GET /hi/%E0%A4%A6/")).body).toContain('<html lang="hi"');
  const plain = await fetch(`http://127.0.0.1:${nginx.plainPort}/about?a=b`, {
    redirect: "manual",
  });
  expect(plain.headers.get("location")).toBe("https://shop.example/about?a=b");
  if (hasIPv6) {
    const answer = await nginx.send("GET /products", [], "", "::1");
    expect(answer).toMatchObject({ status: 200, headers: guards });
  }

  // A page that is known is shown, even when it is no longer fresh.
  await nginx.send("GET /brief");
  nginx.isAway = true;
  await expect(async () => {
    expect((await nginx.send("GET /brief")).body).toBe("as it was known");
    expect(requests.filter(({ url }) => url === "/brief").length).toBeGreaterThan(1);
  }).toPass();
  const away = await nginx.send("GET /api/auth/session?state=of-a-visitor");
  expect(away).toMatchObject({ status: 503, headers: { ...guards, ...notKept } });
  expect(away.body).toMatch(/We will be back in a minute\..*हम एक मिनट में लौटते हैं/s);
  await expect.poll(nginx.readLog).toContain('"GET /api/auth/session" 503');
  expect(nginx.readLog()).not.toMatch(/of-a-visitor|127\.0\.0\.1/);
});

test("nginx limits sign-ins, and nothing else", async ({ nginx }) => {
  const ask = async (path: string) => (await nginx.send(`GET ${path}`)).status;
  const start = Date.now();
  const signIns = Array.from({ length: 80 }, () => ask("/api/auth/callback/google?code=a"));
  const statuses = await Promise.all(signIns);
  const seconds = (Date.now() - start) / 1000;

  // 61 at once, and two more each second.
  const taken = statuses.filter((status) => status === 200).length;
  expect(taken).toBeGreaterThanOrEqual(61);
  expect(taken).toBeLessThanOrEqual(62 + 2 * seconds);
  expect(statuses.filter((status) => status === 429)).toHaveLength(80 - taken);
  expect(await ask("/api/auth/session")).toBe(200);
  expect(await ask("/about")).toBe(200);
});
