import { createServer, type IncomingHttpHeaders } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { listen } from "@/tests/support/server";
import { test as base } from "@/tests/support/shop";

/** How a release of the shop differs from the built one. */
export interface Release {
  /** Returns the text of a page, a script or the router's data as this release has it. */
  write: (text: string) => string;
  /** Returns the path at which the built release has a file of this one; undefined if this one has no such file. */
  find: (path: string) => string | undefined;
}

interface Site extends Release {
  readonly url: string;
  /** What answers: the shop, the shop with pictures and faces or with everything bit by bit, nobody, errors, or silence. */
  state: "here" | "late" | "dripping" | "away" | "failing" | "silent";
  /** What was fetched so far, in bytes of gzip without headers, which HTTP/2 makes small. */
  readonly fetched: { readonly path: string; readonly bytes: number }[];
}

/** A test with a server that passes the shop on, at an address of its own. It decides what answers, also while it runs. */
export const test = base.extend<{ site: Site }>({
  site: async ({ baseURL }, use) => {
    const server = createServer((request, response) => {
      const { url: asked = "/", headers } = request;
      const { state } = site;
      if (state === "away") return request.socket.destroy();
      if (state === "silent") return;
      const path = site.find(asked);
      if (state === "failing") return response.writeHead(503).end("Down");
      if (path === undefined) return response.writeHead(404).end("Not here");
      pass(String(baseURL) + path, headers)
        .then(async ({ status, headers, isText, body }) => {
          site.fetched.push({ path, bytes: (isText ? gzipSync(body) : body).length });
          response.writeHead(status, headers);
          const written = isText ? Buffer.from(site.write(body.toString())) : body;
          const isSlow = state === "dripping" || (state === "late" && !isText);
          const piece = isSlow ? 4000 : Infinity;
          for (let at = 0; at < written.length; at += piece) {
            response.write(written.subarray(at, at + piece));
            if (isSlow) await wait(30);
          }
          response.end();
        })
        .catch(() => response.destroy());
    });
    const { url, stop } = await listen(server);
    const builtRelease: Release = { write: (text) => text, find: (path) => path };
    const site: Site = { url, state: "here", fetched: [], ...builtRelease };
    await use(site);
    await stop();
  },
});

/** Asks the shop what was asked of the proxy, but by nothing of another release that the browser has kept (`If-…`). */
async function pass(url: string, asked: IncomingHttpHeaders) {
  const passed = Object.entries(asked).filter(([name]) => !/^(host|connection|if-.*)$/.test(name));
  const headers = Object.fromEntries(passed.map(([name, value]) => [name, String(value)]));
  const answer = await fetch(url, { headers, redirect: "manual" });
  const encoded = /^(content-encoding|content-length|transfer-encoding)$/;
  return {
    status: answer.status,
    headers: Object.fromEntries([...answer.headers].filter(([name]) => !encoded.test(name))),
    isText: /text|javascript|svg/.test(answer.headers.get("content-type") ?? ""),
    body: Buffer.from(await answer.arrayBuffer()),
  };
}
