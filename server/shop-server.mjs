import { createServer } from "node:http";
import { setTimeout } from "node:timers";
import { dropInternalHeaders, refusal, targetPath } from "./request-guard.mjs";
import { dataPolicy, everywhere } from "./security-headers.mjs";

/** Sent with every answer unless Next.js has a value of its own for the address. */
const HEADERS = { ...everywhere, "Content-Security-Policy": dataPolicy };

/** A browser's headers come in one piece; who takes longer than this is holding the line. */
const HEADERS_TIMEOUT_MILLISECONDS = 10_000;
const REQUEST_TIMEOUT_MILLISECONDS = 30_000;
const TIMEOUT_CHECK_MILLISECONDS = 2_000;

/** Longer than proxies keep their connections to a server (60 s), so that they close first. */
const KEEP_ALIVE_MILLISECONDS = 65_000;

/** A request that has begun to arrive may arrive; browsers also open lines they never use. */
const STOP_SILENT_MILLISECONDS = 1_000;
const STOP_ALL_MILLISECONDS = 10_000;

const CLIENT_ERROR_STATUS = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Content Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/**
 * A server around a handler of requests, such as Next.js's: refuses what no browser sends, does
 * not wait for the slow for ever, and can stop without losing a request.
 *
 * @returns server: to listen with; stop: closes it and resolves when the last request has been
 *   answered, after ten seconds at the latest
 */
export function createShopServer(handle) {
  const connections = new Set();
  /** The connection of every response that is not finished. */
  const answering = new Map();
  let isStopping = false;

  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MILLISECONDS,
      requestTimeout: REQUEST_TIMEOUT_MILLISECONDS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MILLISECONDS,
      keepAliveTimeout: KEEP_ALIVE_MILLISECONDS,
    },
    (request, response) => {
      answering.set(response, request.socket);
      response.once("close", () => {
        answering.delete(response);
        if (isStopping) server.closeIdleConnections();
      });
      if (isStopping) response.setHeader("Connection", "close");
      for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
      void answer(request, response, handle);
    },
  );
  server.on("connection", (socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  server.on("clientError", (error, socket) => {
    // An answer under way on the same connection must not get another one into its middle.
    if (error.code === "ECONNRESET" || !socket.writable || isAnswering(socket)) {
      socket.destroy();
      return;
    }
    socket.end(bareAnswer(CLIENT_ERROR_STATUS[error.code] ?? "400 Bad Request"));
  });

  function isAnswering(socket) {
    return [...answering.values()].includes(socket);
  }

  function stop() {
    isStopping = true;
    for (const response of answering.keys()) {
      if (!response.headersSent) response.setHeader("Connection", "close");
    }
    const isClosed = new Promise((resolve) => server.close(resolve));
    setTimeout(() => {
      for (const socket of connections) if (!isAnswering(socket)) socket.destroy();
    }, STOP_SILENT_MILLISECONDS).unref();
    setTimeout(() => {
      for (const socket of connections) socket.destroy();
    }, STOP_ALL_MILLISECONDS).unref();
    return isClosed;
  }

  return { server, stop };
}

async function answer(request, response, handle) {
  const path = targetPath(request.url);
  const refused = refusal(request.method, path);
  if (refused) {
    // What is left of the body is not waited for.
    response.writeHead(refused.status, { ...refused.headers, Connection: "close" }).end();
    return;
  }
  request.url = path;
  dropInternalHeaders(request.headers);
  try {
    await handle(request, response);
  } catch (error) {
    console.error(error);
    if (!response.headersSent) response.writeHead(500);
    response.end();
  }
}

function bareAnswer(status) {
  const lines = Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status}\r\n${lines.join("")}Connection: close\r\nContent-Length: 0\r\n\r\n`;
}
