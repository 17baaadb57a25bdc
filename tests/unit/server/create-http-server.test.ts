import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createShopServer, type ShopServer } from "@/server/create-http-server";
import { listen } from "@/scripts/local-servers/listen-on-loopback";

const folder = mkdtempSync(join(tmpdir(), "shop-"));
mkdirSync(join(folder, "static"));
for (const [name, content] of Object.entries({
  "page.html": "plain page",
  "page.html.br": "brotli",
  "page.html.gz": "gzip",
  "static/app.js": "a plain script",
  "static/app.js.br": "small script",
  "static/icon.png": "0123456789",
})) {
  writeFileSync(join(folder, name), content);
}
afterAll(() => rmSync(folder, { recursive: true }));

const site = {
  pages: { "/products": { file: "page.html", headers: { "Content-Type": "text/html", X: "own" } } },
  files: {
    "/app.js": { file: "static/app.js", headers: { "Cache-Control": "immutable" } },
    "/(en)/[slug]/icon.png": { file: "static/icon.png", headers: {} },
  },
};

/** The responses that the handler has not sent yet, oldest first. */
let waiting: ServerResponse[];
let shop: ShopServer;
let port: number;
let sockets: Socket[];

beforeEach(async () => {
  waiting = [];
  sockets = [];
  shop = await createShopServer(folder, site, async (request, response) => {
    if (request.url === "/throws") throw new Error("A defect");
    if (request.url === "/slow") waiting.push(response);
    else response.end(`done ${request.method ?? ""} ${request.url ?? ""} ${await text(request)}`);
  });
  port = Number(new URL((await listen(shop.server)).url).port);
});

afterEach(async () => {
  jest.restoreAllMocks();
  for (const socket of sockets) socket.destroy();
  await shop.stop();
});

interface Line {
  readonly socket: Socket;
  readonly received: () => string;
  /** Resolves when the server has closed the connection. */
  readonly closed: Promise<unknown>;
}

async function openLine(text: string): Promise<Line> {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  let received = "";
  socket.on("data", (part) => (received += part.toString()));
  const closed = once(socket, "close");
  await once(socket, "connect");
  if (text) socket.write(text);
  return { socket, received: () => received, closed };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop.example\r\n\r\n`;

/** Sends one request and returns the whole response. */
async function ask(path: string, lines: readonly string[] = [], body = "", method = "GET") {
  const host = lines.some((line) => /^host/i.test(line)) ? [] : ["Host: shop.example"];
  const head = [`${method} ${path} HTTP/1.1`, ...host, "Connection: close", ...lines];
  const line = await openLine(`${head.join("\r\n")}\r\n\r\n${body}`);
  await line.closed;
  return line.received();
}

async function until(condition: () => boolean): Promise<void> {
  const end = performance.now() + 5_000;
  while (!condition()) {
    if (performance.now() > end) throw new Error("The condition is not met within five seconds.");
    await new Promise(setImmediate);
  }
}

test("a stopping server completes a request in progress, and accepts no connection", async () => {
  const slow = await openLine(get("/slow"));
  await until(() => waiting.length === 1);
  const isStopped = shop.stop();
  await new Promise(setImmediate);
  const late = connect(port, "127.0.0.1");
  await expect(once(late, "connect")).rejects.toThrow("ECONNREFUSED");

  waiting[0]?.end("in full");
  await slow.closed;
  await isStopped;

  expect(slow.received()).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(slow.received()).toContain("Connection: close\r\n");
  expect(slow.received()).toContain("in full");
});

test("idle and unused connections do not delay the stop", async () => {
  const kept = await openLine(get("/"));
  const unused = await openLine("");
  await until(() => kept.received().includes("done"));

  await shop.stop();
  await Promise.all([kept.closed, unused.closed]);
});

test("incomplete requests have a timeout, and do not delay others", async () => {
  expect(shop.server).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    timeout: 60_000,
    maxConnections: 4_000,
  });
  const halves = await Promise.all(
    Array.from({ length: 200 }, () => openLine("GET / HTTP/1.1\r\nHost: shop.example\r\nX: ")),
  );
  for (const { socket } of halves) socket.write("a");
  const other = await openLine(get("/"));

  await until(() => other.received().includes("done"));
});

test("disconnects a client that does not read the response", async () => {
  shop.server.timeout = 200; // Less than the real one, which is a minute.
  const stalled = await openLine("");
  stalled.socket.pause();
  stalled.socket.write(get("/slow"));
  await until(() => waiting.length === 1);

  const [response] = waiting.splice(0);
  const more = 64 * 1024 * 1024; // More than the buffers between a server and a client hold.
  response?.end(Buffer.alloc(more));
  await (response && once(response, "close"));

  expect(stalled.socket.bytesRead).toBeLessThan(more);
});

test("refuses connections beyond the maximum, and serves those that are open", async () => {
  shop.server.maxConnections = 2;
  const first = await openLine("");
  const second = await openLine("");
  const third = await openLine("");
  await third.closed;

  first.socket.write(get("/"));
  await until(() => first.received().includes("done"));
  second.socket.end();
  await second.closed;
  const next = await openLine(get("/"));
  await until(() => next.received().includes("done"));
});

test.each([
  ["more headers than anyone needs", `GET / HTTP/1.1\r\nX: ${"a".repeat(17_000)}\r\n\r\n`, "431"],
  ["no HTTP at all", "\u0016\u0003\u0001\r\n\r\n", "400"],
  ["no host", "GET /products HTTP/1.1\r\n\r\n", "400"],
  ["an expectation", `GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n\r\n`, "417"],
  ["two lengths", "POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab", "400"],
  [
    "a length and chunks",
    "POST / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "400",
  ],
  ["no path", "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", "400"],
  ["another method", "PROPFIND /products HTTP/1.1\r\nHost: a\r\n\r\n", "405"],
])("refuses %s, and closes the connection", async (_, text, status) => {
  const line = await openLine(text);
  await line.closed;

  expect(line.received()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(line.received()).toMatch(/^X-Content-Type-Options: nosniff\r$/im);
  expect(line.received().match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test("invalid data after a request does not affect its response", async () => {
  const line = await openLine(`${get("/slow")}rubbish\r\n\r\n`);
  await line.closed;

  expect(line.received()).toBe("");
});

test("responds to a defect with 500 and without details", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const response = await ask("/throws");

  expect(response).toMatch(/^HTTP\/1\.1 500 /);
  expect(response).not.toContain("A defect");
  expect(log).toHaveBeenCalledWith(new Error("A defect"));
});

test.each([
  ["gzip, deflate, br, zstd", "brotli", "br"],
  ["BR;q=0.5", "brotli", "br"],
  ["gzip, br;q=0", "gzip", "gzip"],
  ["br;q=0.00, gzip;q=0", "plain page", undefined],
  ["identity", "plain page", undefined],
  ["brotli", "plain page", undefined],
  ["", "plain page", undefined],
])("for Accept-Encoding %j sends a page as %s", async (accepted, body, encoding) => {
  const response = await ask("/products?utm_source=x", [`Accept-Encoding: ${accepted}`]);

  expect(response).toMatch(/^HTTP\/1\.1 200 /);
  expect(response.split("\r\n\r\n")[1]).toBe(body);
  expect(response).toMatch(/^x: own\r$/im);
  expect(/^content-encoding: (.*)\r$/im.exec(response)?.[1]).toBe(encoding);
  expect(response).toMatch(new RegExp(`^content-length: ${body.length}\\r$`, "im"));

  const etag = /^etag: (.*)\r$/im.exec(response)?.[1] ?? "";
  for (const known of [etag, `W/${etag}`, `"old", ${etag}`]) {
    const again = await ask("/products", [
      `Accept-Encoding: ${accepted}`,
      `If-None-Match: ${known}`,
    ]);
    expect(again).toMatch(/^HTTP\/1\.1 304 /);
    expect(again).toMatch(new RegExp(`^etag: ${etag}\\r$`, "im"));
  }
  expect(await ask("/products", ['If-None-Match: "old"'])).toMatch(/^HTTP\/1\.1 200 /);
});

test("responds to HEAD with the size, without a body", async () => {
  const response = await ask("/products", [], "", "HEAD");

  expect(response).toMatch(/^content-length: 10\r$/im);
  expect(response).toMatch(/\r\n\r\n$/);
});

test.each([
  ["another path", "/product", []],
  ["another spelling", "/Products", []],
  ["the router", "/products", ["RSC: 1"]],
])("passes %s to the framework", async (_what, path, lines) => {
  expect(await ask(path, lines)).toContain(`done GET ${path}`);
});

test.each<[what: string, path: string, lines: string[], status: number, body: string]>([
  ["plain", "/app.js", [], 200, "a plain script"],
  ["compressed", "/app.js", ["Accept-Encoding: gzip, br"], 200, "small script"],
  [
    "not compressed, being a picture",
    "/(en)/%5Bslug%5D/icon.png",
    ["Accept-Encoding: br"],
    200,
    "0123456789",
  ],
  ["in part", "/%28en%29/[slug]/icon.png", ["Range: bytes=2-4"], 206, "234"],
  ["from behind its end", "/(en)/[slug]/icon.png", ["Range: bytes=99-"], 416, ""],
  ["in no unit", "/(en)/[slug]/icon.png", ["Range: cows=1-2"], 200, "0123456789"],
  ["backwards", "/(en)/[slug]/icon.png", ["Range: bytes=5-2"], 416, ""],
  ["if it is another", "/app.js", ['If-Match: "other"'], 412, ""],
  ["if it is not new", "/app.js", ["If-Match: *"], 200, "a plain script"],
  ["if it is any at all", "/app.js", ["If-None-Match: *"], 304, ""],
])("a request for a file %s", async (_what, path, lines, status, body) => {
  const response = await ask(path, lines);

  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(response).toMatch(/^X-Content-Type-Options: nosniff\r$/im);
  expect(response.split("\r\n\r\n")[1]).toBe(body);
  if (status === 416) expect(response).toMatch(/^content-range: bytes \*\/10\r$/im);
});

const form = "Content-Type: application/x-www-form-urlencoded";

test("passes a form of up to 16 KB to the framework unchanged", async () => {
  const post = (lines: string[], body: string) => ask("/api/auth/signout", lines, body, "POST");
  const length = (size: number) => `Content-Length: ${size}`;
  const chunk = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  const chunked = "Transfer-Encoding: chunked";

  expect(await post([form, length(3)], "a=b")).toContain("done POST /api/auth/signout a=b");
  expect(await post([length(3)], "a=b")).toContain("done POST /api/auth/signout a=b");
  expect(await post([form, chunked], chunk("a=b"))).toContain("done POST /api/auth/signout a=b");
  expect(await post([length(0)], "")).toContain("done POST /api/auth/signout");
  expect(await post([form, length(16_384)], "a".repeat(16_384))).toMatch(/^HTTP\/1\.1 200 /);
  expect(await post([form, length(16_385)], "")).toMatch(/^HTTP\/1\.1 413 /);
  expect(await post([form, chunked], chunk("a".repeat(16_385)))).toMatch(/^HTTP\/1\.1 413 /);
});

test("limits the sign-ins of one address, and of no other", async () => {
  jest.spyOn(Date, "now").mockReturnValue(1_800_000_000_000);
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const start = (forwarded: string) =>
    ask("/api/auth/callback/google?code=a", [`X-Forwarded-For: ${forwarded}`]);
  for (let count = 0; count < 12; count++) {
    const responses = await Promise.all(Array.from({ length: 10 }, () => start("203.0.113.7")));
    for (const response of responses) expect(response).toMatch(/^HTTP\/1\.1 200 /);
  }
  const refused = await start("203.0.113.7");

  expect(refused).toMatch(/^HTTP\/1\.1 429 /);
  expect(refused).toMatch(/^retry-after: \d+\r$/im);
  expect(log.mock.calls).toEqual([["[sign-in] LIMITED"]]);
  expect(refused).not.toMatch(/x-ratelimit/i);
  expect(await start("203.0.113.8")).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ask("/api/auth/session", ["X-Forwarded-For: 203.0.113.7"])).toMatch(/ 200 /);
});
