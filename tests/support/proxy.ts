import { createServer, type IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { listen } from "@/tests/support/server";

/** A release of the shop that is not the built one. */
export interface Release {
  /** Returns the text of a page, a script or the router's data as this release has it. */
  readonly write: (text: string) => string;
  /** Returns the path at which the built release has a file of this one; undefined if this one has no such file. */
  readonly find: (path: string) => string | undefined;
}

interface Site {
  /** What answers: the shop, the shop with pages that come bit by bit, nobody, errors, or silence. */
  state: "here" | "dripping" | "away" | "failing" | "silent";
  release?: Release;
  /** What was fetched so far, in bytes of gzip without headers, which HTTP/2 makes small. */
  readonly fetched: readonly { path: string; bytes: number }[];
}

/** Starts a server that passes the shop on, at an address of its own. A test decides what answers, also while it runs. */
export async function startProxy(shop: string) {
  const fetched: { path: string; bytes: number }[] = [];
  const site: Site = { state: "here", fetched };
  const server = createServer((request, response) => {
    if (site.state === "away") return request.socket.destroy();
    if (site.state === "silent") {
      return void setTimeout(() => server.emit("request", request, response), 100);
    }
    const path = site.release ? site.release.find(request.url ?? "/") : request.url;
    if (site.state === "failing") return response.writeHead(503).end("Down");
    if (path === undefined) return response.writeHead(404).end("Not here");
    pass(shop + path, request, Boolean(site.release))
      .then(async (answer) => {
        const isText = /text|javascript|svg/.test(answer.headers.get("content-type") ?? "");
        const body = Buffer.from(await answer.arrayBuffer());
        const written = site.release && isText ? site.release.write(body.toString()) : body;
        const headers = new Headers(answer.headers);
        fetched.push({ path, bytes: (isText ? gzipSync(body) : body).length });
        for (const name of ["content-encoding", "content-length", "transfer-encoding"])
          headers.delete(name);
        response.writeHead(answer.status, Object.fromEntries(headers));
        const isPage = String(written).startsWith("<!DOCTYPE html>");
        if (site.state !== "dripping" || !isPage) return response.end(written);
        for (let at = 0; at < written.length; at += 4000) {
          response.write(written.slice(at, at + 4000));
          await wait(30);
        }
        response.end();
      })
      .catch(() => response.destroy());
  });
  const { url, stop } = await listen(server);
  return { site: Object.assign(site, { url }), stop };
}

/** Asks the shop what was asked of the proxy. Of another release nothing is asked by what the browser has kept (`If-…`). */
function pass(url: string, { headers }: IncomingMessage, isNew: boolean): Promise<Response> {
  const passed = Object.entries(headers).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === "string" &&
      !(isNew ? /^(host|connection|if-.*)$/ : /^(host|connection)$/).test(entry[0]),
  );
  return fetch(url, { headers: passed, redirect: "manual" });
}
