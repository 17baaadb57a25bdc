import { createServer, request, type RequestListener } from "node:http";
import { listen, type Loopback } from "@/scripts/local-servers/listen-on-loopback";

/** An address whose server can be replaced, as in a deployment. */
export interface SwappableServer extends Loopback {
  /** Lets this listener respond to all further requests. */
  readonly respondWith: (listener: RequestListener) => void;
}

/** Opens an address on this machine. */
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

/** Forwards requests to another server. */
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

/** Responds with the page of another server: its beginning up to a text, and the rest when that is allowed. */
export function sentInTwoParts(
  url: string,
  until: string,
  rest: Promise<unknown>,
): RequestListener {
  return (_, response) => {
    void fetch(url).then(async (whole) => {
      const page = await whole.text();
      const end = page.indexOf(until);
      const policy = whole.headers.get("content-security-policy") ?? "";
      response.writeHead(200, {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": policy,
      });
      response.write(page.slice(0, end));
      await rest;
      response.end(page.slice(end));
    });
  };
}

/** Closes every connection, like a machine without a server. */
export const gone: RequestListener = (_, response) => response.destroy();

/** Responds to every request with 503. */
export const failing: RequestListener = (_, response) => response.writeHead(503).end();

/** Never responds. */
export const silent: RequestListener = () => undefined;
