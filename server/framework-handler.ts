import { IncomingMessage, type ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Answers a request in full; the framework, where nothing is built ahead. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** What Fastify calls for one of its routes. */
export type RouteHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Has the framework answer by itself, also a request whose body Fastify has read. */
export function askFramework(handle: Handler): RouteHandler {
  return async ({ raw: request, body }, reply) => {
    const { raw: response } = reply.hijack();
    try {
      await handle(body instanceof Buffer ? withBody(request, body) : request, response);
    } catch (error) {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { "Cache-Control": "no-store" });
      response.end();
    }
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
