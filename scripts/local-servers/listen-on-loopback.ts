import { randomInt } from "node:crypto";
import { createServer, type Server } from "node:http";

/** Ports outside the ephemeral range, from which the system could take one in the meantime. */
const firstPort = 20_000;
const lastPort = 32_000;

/** A server that listens on this machine only. */
export interface Loopback extends AsyncDisposable {
  readonly url: string;
  /** The same as the end of `await using`. */
  readonly stop: () => Promise<void>;
}

/** A server by its address and what stops it. */
export function loopback(url: string, stop: () => Promise<void>): Loopback {
  return { url, stop, [Symbol.asyncDispose]: stop };
}

/**
 * Lets a server listen on this machine.
 *
 * @param port 0 for any free port
 * @throws if the port is in use
 */
export async function listen(server: Server, port = 0): Promise<Loopback> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port to listen on");
  return loopback(
    `http://127.0.0.1:${address.port}`,
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
}

/** A port that was free a moment ago, for a server that cannot choose one itself. */
export async function freePort(): Promise<number> {
  const port = randomInt(firstPort, lastPort);
  const server = await listen(createServer(), port).catch(() => undefined);
  await server?.stop();
  return server ? port : freePort();
}
