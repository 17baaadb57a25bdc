import { resolve } from "node:path";
import serveStatic from "@fastify/static";
import { fastify } from "fastify";
import type { BenchPage } from "@/scripts/bench/bench-pages";
import { plainFolder, writePlainSite } from "@/scripts/bench/baseline/plain-site";
import type { BuildOutput } from "@/scripts/bench/build-output/build-output";
import { compressFiles } from "@/scripts/build/compress";
import { loopback, type Loopback } from "@/scripts/local-servers/loopback";

/**
 * Writes these pages of the shop as plain HTML, and serves them with the shop's own pictures and
 * fonts, compressed as the shop's are.
 */
export async function servePlainSite(
  shop: BuildOutput,
  pages: readonly BenchPage[],
): Promise<Loopback> {
  writePlainSite(shop, pages);
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
  const url = await server.listen({ host: "127.0.0.1", port: 0 });
  return loopback(url, () => server.close());
}
