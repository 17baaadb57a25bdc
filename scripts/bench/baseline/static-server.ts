import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { plainFolder } from "@/scripts/bench/baseline/plain-site";
import { listen, type Loopback } from "@/scripts/local-servers/loopback";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".png": "image/png",
  ".woff2": "font/woff2",
};

/** What the shop's server compresses; pictures and fonts are small already. */
const compressed: ReadonlySet<string> = new Set([".html", ".css", ".svg"]);

/** Where an address is looked for: plain pages, then the shop's own pictures and fonts. */
function candidates(path: string): readonly string[] {
  if (path === "/") return [join(plainFolder, "index.html")];
  if (path.startsWith("/_next/")) return [join(".next", path.slice("/_next/".length))];
  const places = [join(plainFolder, path), join("public", path)];
  return extname(path) === "" ? [join(plainFolder, `${path}.html`)] : places;
}

/** Serves the plain pages on this machine, compressed as the shop's server compresses. */
export function servePlainSite(): Promise<Loopback> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    void answer(decodeURIComponent(pathname), response);
  });
  return listen(server);
}

async function answer(path: string, response: ServerResponse): Promise<void> {
  for (const file of candidates(path)) {
    const content = await readFile(file).catch(() => undefined);
    if (content === undefined) continue;
    const kind = extname(file);
    const headers = {
      "Content-Type": types[kind] ?? "application/octet-stream",
      "Cache-Control": "public, max-age=3600",
    };
    if (compressed.has(kind)) {
      response.writeHead(200, { ...headers, "Content-Encoding": "gzip" });
      response.end(gzipSync(content));
    } else {
      response.writeHead(200, headers);
      response.end(content);
    }
    return;
  }
  response.writeHead(404);
  response.end();
}
