import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { fastify, type FastifyError, type FastifyReply, type FastifyRequest } from "fastify";
import { addFiles, addPages } from "@/server/static/static-routes";
import type { StaticManifest } from "@/server/static/static-manifest";
import { passToFramework, type Handler } from "@/server/nextjs-request-handler";
import { followConnections, type Connections } from "@/server/graceful-stop";
import {
  dropInternalHeaders,
  refusal,
  targetPath,
} from "@/server/refused-requests-and-removed-headers";
import {
  dataHeaders,
  commonHeaders,
} from "@/server/content-security-policy-and-common-headers.mjs";
import { addSignInRoutes } from "@/server/sign-in-rate-limit";
import {
  headersMilliseconds,
  inactiveMilliseconds,
  keepAliveMilliseconds,
  maxBodyBytes,
  maxConnections,
  requestMilliseconds,
  timeoutCheckMilliseconds,
} from "@/server/connection-limits-and-request-sizes";

/** The defaults of every response; some responses have values of their own. */
const defaultHeaders = { ...commonHeaders, ...dataHeaders };

/** Proxies whose X-Forwarded-For is believed: those on the same machine or in the same network. */
const trustedProxies = ["loopback", "linklocal", "uniquelocal"];

/** Replaces a request target that is not a path, such as "*" or "shop.example:443". */
const noPath = "*";

const clientErrorStatus: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Content Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** An error of Fastify or @fastify/static, which adds headers to that of an unsatisfiable range. */
type LibraryError = FastifyError & { readonly headers?: Readonly<Record<string, string>> };

/** The shop's server, which does not listen yet. */
export interface ShopServer {
  readonly server: Server;
  /** Closes it; resolves when the last response has been sent, after ten seconds at the latest. */
  readonly stop: () => Promise<void>;
}

/**
 * Creates the shop's server. It refuses requests that no browser sends, responds with the files of the
 * build, and passes everything else to Next.js.
 *
 * @param folder of the build
 * @param handle Next.js's request handler
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
      // Checked in `admit`: Node.js's own response would lack our headers.
      requireHostHeader: false,
    },
    requestTimeout: requestMilliseconds,
    connectionTimeout: inactiveMilliseconds,
    keepAliveTimeout: keepAliveMilliseconds,
    bodyLimit: maxBodyBytes,
    trustProxy: trustedProxies,
    return503OnClosing: false,
    rewriteUrl: ({ url = "" }) => targetPath(url) ?? noPath,
    frameworkErrors: (error, _request, reply) => {
      reply.raw.writeHead(error.statusCode ?? 400, defaultHeaders).end();
    },
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, connections),
  });
  const { server } = app;
  server.maxConnections = maxConnections;
  const connections = followConnections(server);
  server.on("checkExpectation", refuseExpectation);

  app.addHook("onRequest", (request, reply, done) => {
    connections.trackResponse(reply.raw, request.raw.socket);
    admit(request, reply, done);
  });
  app.setErrorHandler(respondWithError);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));

  const handler = passToFramework(handle);
  await addSignInRoutes(app, handler);
  await addFiles(app, folder, site.files);
  addPages(app, folder, site.pages, handler);
  app.setNotFoundHandler(handler);
  await app.ready();
  return { server, stop: () => connections.stop(() => app.close()) };
}

/** Sets the default headers of the response, and either refuses the request or removes internal headers. */
function admit(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const { raw } = reply;
  for (const [name, value] of Object.entries(defaultHeaders)) raw.setHeader(name, value);

  const hasHost = request.headers.host !== undefined || request.raw.httpVersion === "1.0";
  const path = hasHost && request.url !== noPath ? request.url : undefined;
  const refused = refusal(request.method, path);
  if (refused) {
    // Closing the connection saves reading the rest of the body.
    reply
      .code(refused.status)
      .headers({ ...refused.headers, Connection: "close" })
      .send();
    return;
  }
  // Next.js redirects these addresses itself, so that the route cannot set the header.
  if (/^\/api\/[^?]*\/(\?|$)/.test(request.url)) {
    raw.setHeader("Cache-Control", "private, no-store");
  }
  dropInternalHeaders(request.headers);
  done();
}

function respondWithError(
  error: LibraryError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { statusCode = 500, headers = {} } = error;
  if (statusCode >= 500) console.error(error);
  reply
    .code(statusCode)
    .headers({ ...headers, "Cache-Control": "no-store" })
    .send();
}

/** Responds to an `Expect` header other than "100-continue", which Node.js handles itself. */
function refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(417, { ...defaultHeaders, Connection: "close" }).end();
}

/** Responds to a connection that does not speak HTTP, or sends its request too slowly. */
function refuseConnection(
  { code }: { readonly code: string },
  socket: Socket,
  { isResponding }: Connections,
): void {
  // Nothing may be written into the middle of another response on the same connection.
  if (code === "ECONNRESET" || !socket.writable || isResponding(socket)) {
    socket.destroy();
    return;
  }
  socket.end(emptyResponse(clientErrorStatus[code] ?? "400 Bad Request"));
}

/** A response without a body, as it is written to a socket. */
function emptyResponse(status: string): string {
  const lines = Object.entries(defaultHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status}\r\n${lines.join("")}Connection: close\r\nContent-Length: 0\r\n\r\n`;
}
