import { createServer, request, type RequestListener } from "node:http";
import { listen, type Loopback } from "@/scripts/local-servers/listen-on-loopback";

/** An address at which one server after the other answers, as after a deployment. */
export interface SwappableServer extends Loopback {
  /** Has this answer all requests from now on. */
  readonly respondWith: (listener: RequestListener) => void;
}

/** Opens an address of this machine. */
export async function openAddress(first: RequestListener): Promise<SwappableServer> {
  let listener = first;
  const server = createServer((incoming, response) => listener(incoming, response));
  return {
    ...(await listen(server)),
    respondWith: (next) => {
      listener = next;
    },
  };
}

/** Answers as another server does. */
export function passedOn(url: string): RequestListener {
  return (incoming, response) => {
    const { method, headers } = incoming;
    const onward = request(url + (incoming.url ?? ""), { method, headers }, (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.rawHeaders);
      upstream.pipe(response);
    });
    onward.on("error", () => response.destroy());
    incoming.pipe(onward);
  };
}

/** No server. */
export const gone: RequestListener = (_, response) => response.destroy();

/** A server that is there, but broken. */
export const failing: RequestListener = (_, response) => response.writeHead(503).end();

/** A network so slow that nothing comes. */
export const silent: RequestListener = () => undefined;
