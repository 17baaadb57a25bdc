import type { IncomingMessage, Server, ServerResponse } from "node:http";

export function createShopServer(
  handle: (request: IncomingMessage, response: ServerResponse) => unknown,
): { server: Server; stop: () => Promise<void> };
