import { IncomingMessage, type ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Next.js's request handler: responds to whatever is not built ahead of time. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A Fastify route handler that sends the response itself. */
export type RouteHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Passes requests to the framework, including those whose body Fastify has already read. */
export function passToFramework(handle: Handler): RouteHandler {
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

/** A copy of a request from which the body can be read once more. */
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
