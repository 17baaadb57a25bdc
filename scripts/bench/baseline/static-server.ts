import { resolve } from "node:path";
import serveStatic from "@fastify/static";
import { fastify } from "fastify";
import type { BenchPage } from "@/scripts/bench/bench-pages";
import { plainFolder } from "@/scripts/bench/baseline/plain-site";
import { compressFiles } from "@/scripts/build/compress";
import type { Loopback } from "@/scripts/local-servers/loopback";

/** Serves the plain pages, with the shop's own pictures and fonts, compressed as the shop's are. */
export async function servePlainSite(pages: readonly BenchPage[]): Promise<Loopback> {
  await compressFiles(plainFolder);
  const server = fastify();
  await server.register(serveStatic, {
    root: [resolve(plainFolder), resolve(".next/public")],
    preCompressed: true,
    maxAge: "1h",
  });
  await server.register(serveStatic, {
    root: resolve(".next/static"),
    prefix: "/_next/static/",
    decorateReply: false,
    preCompressed: true,
    maxAge: "1h",
  });
  for (const { path, file } of pages) {
    server.get(path, (_request, reply) => reply.sendFile(file));
  }
  return {
    url: await server.listen({ host: "127.0.0.1", port: 0 }),
    stop: () => server.close(),
  };
}
