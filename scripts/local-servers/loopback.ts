import { createServer, type Server } from "node:http";

/** A server that listens on this machine only. */
export interface Loopback {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Lets a server listen on this machine, at any free port. */
export async function listen(server: Server): Promise<Loopback> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port to listen on");
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const { url, stop } = await listen(createServer());
  await stop();
  return Number(new URL(url).port);
}
