import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { stopSilentMilliseconds, stopAllMilliseconds } from "@/server/timeouts-and-limits";

/** The connections of a server that is to stop without losing a request. */
export interface Connections {
  /** Notes that a response is under way on a connection. */
  readonly noteAnswer: (response: ServerResponse, socket: Socket) => void;
  /** Whether a response is under way on a connection. */
  readonly isAnswering: (socket: Socket) => boolean;
  /** Closes all, the idle at once; resolves with `close`, which is to close the server. */
  readonly stop: (close: () => Promise<void>) => Promise<void>;
}

/** Follows the connections of a server that does not listen yet. */
export function followConnections(server: Server): Connections {
  /** The connection of every response that is not finished. */
  const answering = new Map<ServerResponse, Socket>();
  const connections = new Set<Socket>();
  let isStopping = false;
  server.on("connection", (socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });

  function noteAnswer(response: ServerResponse, socket: Socket): void {
    answering.set(response, socket);
    response.once("close", () => {
      answering.delete(response);
      if (isStopping) server.closeIdleConnections();
    });
  }

  function isAnswering(socket: Socket): boolean {
    return [...answering.values()].includes(socket);
  }

  function destroyWhere(isToGo: (socket: Socket) => boolean): void {
    for (const socket of connections) if (isToGo(socket)) socket.destroy();
  }

  async function stop(close: () => Promise<void>): Promise<void> {
    isStopping = true;
    for (const response of answering.keys()) {
      if (!response.headersSent) response.setHeader("Connection", "close");
    }
    const timers = [
      setTimeout(() => destroyWhere((socket) => !isAnswering(socket)), stopSilentMilliseconds),
      setTimeout(() => destroyWhere(() => true), stopAllMilliseconds),
    ];
    await close();
    for (const timer of timers) clearTimeout(timer);
  }

  return { noteAnswer, isAnswering, stop };
}
