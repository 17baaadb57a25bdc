import { createHmac, randomBytes } from "node:crypto";
import { IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import rateLimit from "@fastify/rate-limit";
import serveStatic from "@fastify/static";
import { fastify, type FastifyError, type FastifyReply, type FastifyRequest } from "fastify";
import type { BuiltSite } from "@/server/built-site";
import { followConnections } from "@/server/graceful-stop";
import { readPage, sendPage } from "@/server/send-page";
import {
  dropInternalHeaders,
  isForRouter,
  postedTo,
  refusal,
  targetPath,
} from "@/server/request-guard";
import { dataPolicy, everywhere } from "@/server/security-headers.mjs";

/** Sent with every answer that has no value of its own. */
const guardingHeaders = { ...everywhere, "Content-Security-Policy": dataPolicy };

/** A browser's headers come in one piece; who takes longer than this is holding the line. */
const headersMilliseconds = 10_000;
const requestMilliseconds = 30_000;
const timeoutCheckMilliseconds = 2_000;

/** Who neither sends nor takes anything for so long, in the middle of a request, is cut off. */
const inactiveMilliseconds = 60_000;

/** Longer than proxies keep their connections to a server (60 s), so that they close first. */
const keepAliveMilliseconds = 65_000;

/** Each connection costs some 30 KB; a proxy needs some dozens, all browsers of a district fewer. */
const mostConnections = 4_000;

/** The forms of sign-in have some hundred bytes. */
const mostBodyBytes = 16 * 1024;

/**
 * Sign-ins that one address may begin and end in a minute. Generous, since a mobile network shows
 * thousands of phones by one address.
 */
const mostSignIns = 120;
const signInWindowMilliseconds = 60_000;

/** What makes the server work: cookies are sealed, and Google is asked. */
const signInPaths = ["/api/auth/signin/google", "/api/auth/callback/google"];

/** Who may say by X-Forwarded-For whom they ask for: proxies beside the server. */
const trustedProxies = ["loopback", "linklocal", "uniquelocal"];

/** What stands for a request target that is none, such as "*" or "shop.example:443". */
const noPath = "*";

const clientErrorStatus: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Content Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** Headers say which ranges there are; an error without a status is a defect. */
type LibraryError = FastifyError & { readonly headers?: Readonly<Record<string, string>> };

/** Answers a request in full; the framework, where nothing is built ahead. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

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
  site: BuiltSite,
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
    clientErrorHandler: refuseConnection,
  });
  const { server } = app;
  server.maxConnections = mostConnections;
  const connections = followConnections(server);
  server.on("checkExpectation", (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, { ...guardingHeaders, Connection: "close" }).end();
  });

  app.addHook("onRequest", (request, reply, done) => {
    const { raw } = reply;
    connections.noteAnswer(raw, request.raw.socket);
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
  });

  app.setErrorHandler<LibraryError>((error, _request, reply) => {
    const { statusCode = 500, headers = {} } = error;
    if (statusCode >= 500) console.error(error);
    reply
      .code(statusCode)
      .headers({ ...headers, "Cache-Control": "no-store" })
      .send();
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));

  async function askFramework(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { raw } = reply.hijack();
    const { body } = request;
    try {
      await handle(body instanceof Buffer ? withBody(request.raw, body) : request.raw, raw);
    } catch (error) {
      console.error(error);
      if (!raw.headersSent) raw.writeHead(500, { "Cache-Control": "no-store" });
      raw.end();
    }
  }

  await app.register(rateLimit, {
    global: false,
    addHeaders: noRateHeaders,
    addHeadersOnExceeding: noRateHeaders,
    keyGenerator: visitorKeys(),
  });
  const signInLimit = {
    max: mostSignIns,
    timeWindow: signInWindowMilliseconds,
    onExceeded: () => console.error("[sign-in] LIMITED"),
  };
  for (const path of new Set([...signInPaths, ...postedTo])) {
    app.route({
      method: postedTo.includes(path) ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"],
      url: path,
      config: signInPaths.includes(path) ? { rateLimit: signInLimit } : {},
      handler: askFramework,
    });
  }

  await app.register(serveStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    lastModified: false,
    dotfiles: "allow",
  });
  for (const [path, { file, headers }] of Object.entries(site.files)) {
    app.get(path, (_request, reply) => reply.headers(headers).sendFile(file));
  }

  for (const [path, built] of Object.entries(site.pages)) {
    const page = readPage(folder, built);
    app.get(path, (request, reply) =>
      isForRouter(request.headers) ? askFramework(request, reply) : sendPage(page, request, reply),
    );
  }
  app.setNotFoundHandler(askFramework);
  await app.ready();

  function refuseConnection(error: { code: string }, socket: Socket): void {
    // An answer under way on the same connection must not get another one into its middle.
    if (error.code === "ECONNRESET" || !socket.writable || connections.isAnswering(socket)) {
      socket.destroy();
      return;
    }
    socket.end(bareAnswer(clientErrorStatus[error.code] ?? "400 Bad Request"));
  }

  return { server, stop: () => connections.stop(() => app.close()) };
}

/** How many are left to a visitor is nobody's business. */
const noRateHeaders = {
  "x-ratelimit-limit": false,
  "x-ratelimit-remaining": false,
  "x-ratelimit-reset": false,
};

/**
 * Names a visitor by a digest of the address that nobody can make again once the window is over:
 * no address is kept.
 */
function visitorKeys(): (request: FastifyRequest) => string {
  let secret = randomBytes(32);
  let window = 0;
  return ({ ip }) => {
    const now = Math.floor(Date.now() / signInWindowMilliseconds);
    if (now !== window) secret = randomBytes(32);
    window = now;
    return createHmac("sha256", secret).update(ip).digest("base64url");
  };
}

/** A request whose body has been read and measured, as one whose body is yet to be read. */
function withBody(read: IncomingMessage, body: Buffer): IncomingMessage {
  const { method, url, headers, httpVersion, httpVersionMajor, httpVersionMinor } = read;
  const request = Object.assign(new IncomingMessage(read.socket), {
    ...{ method, url, headers, httpVersion, httpVersionMajor, httpVersionMinor },
    complete: true,
  });
  request.push(body);
  request.push(null);
  return request;
}

function bareAnswer(status: string): string {
  const lines = Object.entries(guardingHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status}\r\n${lines.join("")}Connection: close\r\nContent-Length: 0\r\n\r\n`;
}
