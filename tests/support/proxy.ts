import { createServer, type IncomingMessage } from "node:http";
import { listen } from "@/tests/support/server";

/** A release of the shop that is not the built one. */
export interface Release {
  /** The text of a page, a script or the router's data, as that release has it. */
  readonly write: (text: string) => string;
  /** The path in the built release of a file that this one has; undefined if it has none. */
  readonly find: (path: string) => string | undefined;
}

/** The shop at an address of its own, where a test decides what answers: a release, nobody, or errors. */
export async function startProxy(shop: string) {
  const site: { state: "here" | "away" | "failing"; release?: Release } = { state: "here" };
  const server = createServer((request, response) => {
    if (site.state === "away") return request.socket.destroy();
    const path = site.release ? site.release.find(request.url ?? "/") : request.url;
    if (site.state === "failing") return response.writeHead(503).end("Down");
    if (path === undefined) return response.writeHead(404).end("Not here");
    pass(shop + path, request)
      .then(async (answer) => {
        const isText = /text|javascript/.test(answer.headers.get("content-type") ?? "");
        const body = Buffer.from(await answer.arrayBuffer());
        const written = site.release && isText ? site.release.write(body.toString()) : body;
        const headers = new Headers(answer.headers);
        for (const name of ["content-encoding", "content-length", "transfer-encoding"])
          headers.delete(name);
        response.writeHead(answer.status, Object.fromEntries(headers)).end(written);
      })
      .catch(() => response.destroy());
  });
  const { url, stop } = await listen(server);
  return { site: Object.assign(site, { url }), stop };
}

function pass(url: string, { headers }: IncomingMessage): Promise<Response> {
  const passed = Object.entries(headers).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === "string" && !/^(host|connection|if-.*)$/.test(entry[0]),
  );
  return fetch(url, { headers: passed, redirect: "manual" });
}
