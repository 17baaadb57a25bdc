import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { listen, type Loopback } from "@/scripts/local-servers/listen-on-loopback";

/** One call that the token sync has made. */
export interface SyncCall {
  readonly method: string | undefined;
  readonly authorization: string | undefined;
  /** When it was sent, in seconds since 1970, and what proves that, and the body. */
  readonly timestamp: string;
  readonly signature: string;
  readonly body: string;
}

/** The status with which the backend responds, by the method of the call; undefined for no response. */
export type Behaviour = Readonly<Record<"POST" | "DELETE", number | "hangs">>;

/** A server for the token sync. */
export interface SyncServer extends Loopback {
  readonly calls: readonly SyncCall[];
}

/** Starts a server that takes tokens. */
export async function startSyncServer(behaviour: Behaviour): Promise<SyncServer> {
  const calls: SyncCall[] = [];
  const server = createServer((request, response) => {
    const { method, headers } = request;
    void text(request).then((body) => {
      calls.push({
        method,
        authorization: headers.authorization,
        timestamp: String(headers["x-sync-timestamp"]),
        signature: String(headers["x-sync-signature"]),
        body,
      });
      const status = method === "DELETE" ? behaviour.DELETE : behaviour.POST;
      if (status !== "hangs") response.writeHead(status).end();
    });
  });
  return { ...(await listen(server)), calls };
}
