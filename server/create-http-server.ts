import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { fastify, type FastifyError, type FastifyReply, type FastifyRequest } from "fastify";
import { addFiles, addPages } from "@/server/static/static-routes";
import type { StaticManifest } from "@/server/static/static-manifest";
import { askFramework, type Handler } from "@/server/framework-handler";
import { followConnections, type Connections } from "@/server/graceful-stop";
import { dropInternalHeaders, refusal, targetPath, trustedProxies } from "@/server/request-guard";
import { dataPolicy, everywhere } from "@/server/security-headers.mjs";
import { addSignInRoutes } from "@/server/sign-in-rate-limit";
import {
  headersMilliseconds,
  inactiveMilliseconds,
  keepAliveMilliseconds,
  mostBodyBytes,
  mostConnections,
  requestMilliseconds,
  timeoutCheckMilliseconds,
} from "@/server/timeouts-and-limits";

/** Sent with every answer that has no value of its own. */
const guardingHeaders = { ...everywhere, "Content-Security-Policy": dataPolicy };

/** What stands for a request target that is none, such as "*" or "shop.example:443". */
const noPath = "*";

const clientErrorStatus: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Content Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** Headers say which ranges there are; an error without a status is a defect. */
type LibraryError = FastifyError & { readonly headers?: Readonly<Record<string, string>> };

/** The server before it listens. */
export interface ShopServer {
  /** To listen with. */
  readonly server: Server;
  /** Closes it; resolves when the last request has been answered, after ten seconds at the latest. */
  readonly stop: () => Promise<void>;
}

/**
 * The shop's server: refuses what no browser sends, answers with what the build has made, and asks
 * the handler for everything else. It does not wait for the slow for ever, and stops without
 * losing a request.
 *
 * @param folder of the build
 */
export async function createShopServer(
  folder: string,
  site: StaticManifest,
  handle: Handler,
): Promise<ShopServer> {
  const app = fastify({
    http: {
      headersTimeout: headersMilliseconds,
      connectionsCheckingInterval: timeoutCheckMilliseconds,
      // Node.js's own refusal has none of our headers.
      requireHostHeader: false,
    },
    requestTimeout: requestMilliseconds,
    connectionTimeout: inactiveMilliseconds,
    keepAliveTimeout: keepAliveMilliseconds,
    bodyLimit: mostBodyBytes,
    trustProxy: trustedProxies,
    return503OnClosing: false,
    rewriteUrl: ({ url = "" }) => targetPath(url) ?? noPath,
    frameworkErrors: (error, _request, reply) => {
      reply.raw.writeHead(error.statusCode ?? 400, guardingHeaders).end();
    },
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, connections),
  });
  const { server } = app;
  server.maxConnections = mostConnections;
  const connections = followConnections(server);
  server.on("checkExpectation", refuseExpectation);

  app.addHook("onRequest", (request, reply, done) => {
    connections.noteAnswer(reply.raw, request.raw.socket);
    admit(request, reply, done);
  });
  app.setErrorHandler(answerError);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));

  const handler = askFramework(handle);
  await addSignInRoutes(app, handler);
  await addFiles(app, folder, site.files);
  addPages(app, folder, site.pages, handler);
  app.setNotFoundHandler(handler);
  await app.ready();
  return { server, stop: () => connections.stop(() => app.close()) };
}

/** Refuses a request, or lets it go on without Next.js's own headers; guards the answer either way. */
function admit(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const { raw } = reply;
  for (const [name, value] of Object.entries(guardingHeaders)) raw.setHeader(name, value);

  const hasHost = request.headers.host !== undefined || request.raw.httpVersion === "1.0";
  const path = hasHost && request.url !== noPath ? request.url : undefined;
  const refused = refusal(request.method, path);
  if (refused) {
    // What is left of the body is not waited for.
    reply
      .code(refused.status)
      .headers({ ...refused.headers, Connection: "close" })
      .send();
    return;
  }
  // Next.js leads on from there before sign-in can say that nothing of it may be kept.
  if (/^\/api\/[^?]*\/(\?|$)/.test(request.url)) {
    raw.setHeader("Cache-Control", "private, no-store");
  }
  dropInternalHeaders(request.headers);
  done();
}

function answerError(error: LibraryError, _request: FastifyRequest, reply: FastifyReply): void {
  const { statusCode = 500, headers = {} } = error;
  if (statusCode >= 500) console.error(error);
  reply
    .code(statusCode)
    .headers({ ...headers, "Cache-Control": "no-store" })
    .send();
}

/** Answers `Expect` with anything but what Node.js does by itself. */
function refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(417, { ...guardingHeaders, Connection: "close" }).end();
}

/** Answers what is no request of HTTP, or comes too slowly. */
function refuseConnection(
  { code }: { readonly code: string },
  socket: Socket,
  { isAnswering }: Connections,
): void {
  // An answer under way on the same connection must not get another one into its middle.
  if (code === "ECONNRESET" || !socket.writable || isAnswering(socket)) {
    socket.destroy();
    return;
  }
  socket.end(bareAnswer(clientErrorStatus[code] ?? "400 Bad Request"));
}

function bareAnswer(status: string): string {
  const lines = Object.entries(guardingHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status}\r\n${lines.join("")}Connection: close\r\nContent-Length: 0\r\n\r\n`;
}
