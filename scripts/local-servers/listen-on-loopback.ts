import { randomInt } from "node:crypto";
import { createServer, type Server } from "node:http";

/** Of ports, those that no system gives to connections by itself: it would take one in between. */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;

/** A server that listens on this machine only. */
export interface Loopback extends AsyncDisposable {
  readonly url: string;
  /** As the end of an `await using` does. */
  readonly stop: () => Promise<void>;
}

/** A server at an address, and what ends it. */
export function loopback(url: string, stop: () => Promise<void>): Loopback {
  return { url, stop, [Symbol.asyncDispose]: stop };
}

/**
 * Lets a server listen on this machine.
 *
 * @param port any free one by default
 * @throws where the port is not free
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

/** A port that was free a moment ago, for a server that listens by itself. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST_PORT, LAST_PORT);
  const server = await listen(createServer(), port).catch(() => undefined);
  await server?.stop();
  return server ? port : freePort();
}
