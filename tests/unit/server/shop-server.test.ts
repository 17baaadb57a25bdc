/** @jest-environment node */
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { createShopServer } from "@/server/shop-server.mjs";
import { listen } from "@/scripts/servers/loopback";

/** The requests that the handler has been given and not yet answered, oldest first. */
let waiting: ServerResponse[];
let shop: ReturnType<typeof createShopServer>;
let port: number;
let sockets: Socket[];

beforeEach(async () => {
  waiting = [];
  sockets = [];
  shop = createShopServer((request, response) => {
    if (request.url === "/throws") throw new Error("A defect");
    if (request.url === "/slow") waiting.push(response);
    else response.end("done");
  });
  port = Number(new URL((await listen(shop.server)).url).port);
});

afterEach(async () => {
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

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(setImmediate);
}

test("answers a request under way in full, then closes its line, and takes no new one", async () => {
  const slow = await openLine(get("/slow"));
  await until(() => waiting.length === 1);
  const isStopped = shop.stop();
  const late = connect(port, "127.0.0.1");
  await expect(once(late, "connect")).rejects.toThrow("ECONNREFUSED");

  waiting[0]?.end("in full");
  await slow.closed;
  await isStopped;

  expect(slow.received()).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(slow.received()).toContain("Connection: close\r\n");
  expect(slow.received()).toContain("in full");
});

test("a line that is kept open, or that nobody has used, does not hold up the stop", async () => {
  const kept = await openLine(get("/"));
  const unused = await openLine("");
  await until(() => kept.received().includes("done"));

  await shop.stop();
  await Promise.all([kept.closed, unused.closed]);
});

test("a request whose headers never end is given up, and others do not wait for it", async () => {
  expect(shop.server.headersTimeout).toBeLessThanOrEqual(10_000);
  expect(shop.server.requestTimeout).toBeLessThanOrEqual(30_000);
  const halves = await Promise.all(
    Array.from({ length: 200 }, () => openLine("GET / HTTP/1.1\r\nHost: shop.example\r\nX: ")),
  );
  for (const { socket } of halves) socket.write("a");
  const other = await openLine(get("/"));

  await until(() => other.received().includes("done"));
});

test.each([
  ["more headers than anyone needs", `GET / HTTP/1.1\r\nX: ${"a".repeat(17_000)}\r\n\r\n`, "431"],
  ["no HTTP at all", "\u0016\u0003\u0001\r\n\r\n", "400"],
  ["two lengths", "POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab", "400"],
  [
    "a length and chunks",
    "POST / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "400",
  ],
])("%s is refused on a closed line", async (_, text, status) => {
  const line = await openLine(text);
  await line.closed;

  expect(line.received()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(line.received()).toContain("X-Content-Type-Options: nosniff\r\n");
  expect(line.received().match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test("rubbish after a request does not get into the answer to it", async () => {
  const line = await openLine(`${get("/slow")}rubbish\r\n\r\n`);
  await line.closed;

  expect(line.received()).toBe("");
});

test("a defect is a 500 that tells nothing", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const line = await openLine(get("/throws"));
  await until(() => line.received().includes("\r\n\r\n"));

  expect(line.received()).toMatch(/^HTTP\/1\.1 500 /);
  expect(line.received()).not.toContain("A defect");
  expect(log).toHaveBeenCalledWith(new Error("A defect"));
});
