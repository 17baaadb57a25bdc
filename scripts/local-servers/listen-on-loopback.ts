import { createServer, type Server } from "node:http";

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

/** Lets a server listen on this machine, at any free port. */
export async function listen(server: Server): Promise<Loopback> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
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

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const { url, stop } = await listen(createServer());
  await stop();
  return Number(new URL(url).port);
}
