import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * How long a request may take to arrive whose connection is open already. Browsers also open
 * connections that they never use.
 */
const stopSilentMilliseconds = 1_000;

/** How long a response may take. */
const stopAllMilliseconds = 10_000;

/** The open connections of a server, so that it can stop without losing a request. */
export interface Connections {
  /** To be called for each response, before it is sent. */
  readonly trackResponse: (response: ServerResponse, socket: Socket) => void;
  /** Whether a response on this connection is unfinished. */
  readonly isResponding: (socket: Socket) => boolean;
  /**
   * Closes idle connections at once, and the others within {@link stopAllMilliseconds}.
   *
   * @param close closes the server; resolves when all its connections are closed
   */
  readonly stop: (close: () => Promise<void>) => Promise<void>;
}

/** Tracks the connections of a server, which must not be listening yet. */
export function followConnections(server: Server): Connections {
  /** The connections of all unfinished responses. */
  const responding = new Map<ServerResponse, Socket>();
  const connections = new Set<Socket>();
  let isStopping = false;
  server.on("connection", (socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });

  function trackResponse(response: ServerResponse, socket: Socket): void {
    responding.set(response, socket);
    response.once("close", () => {
      responding.delete(response);
      if (isStopping) server.closeIdleConnections();
    });
  }

  function isResponding(socket: Socket): boolean {
    return [...responding.values()].includes(socket);
  }

  function destroySilent(): void {
    for (const socket of connections) if (!isResponding(socket)) socket.destroy();
  }

  async function stop(close: () => Promise<void>): Promise<void> {
    isStopping = true;
    for (const response of responding.keys()) {
      if (!response.headersSent) response.setHeader("Connection", "close");
    }
    const timers = [
      setTimeout(destroySilent, stopSilentMilliseconds),
      setTimeout(() => server.closeAllConnections(), stopAllMilliseconds),
    ];
    await close();
    for (const timer of timers) clearTimeout(timer);
  }

  return { trackResponse, isResponding, stop };
}
