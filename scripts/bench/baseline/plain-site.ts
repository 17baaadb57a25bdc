import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import serveStatic from "@fastify/static";
import { fastify } from "fastify";
import type { BuildOutput } from "@/scripts/bench/build-output/weigh-build-output";
import type { BenchPage } from "@/scripts/bench/bench-pages";
import { plainPage } from "@/scripts/bench/baseline/plain-page";
import { compressFiles } from "@/scripts/build/compress-files";
import { loopback, type Loopback } from "@/scripts/local-servers/listen-on-loopback";

const TEMPLATE = "scripts/bench/baseline/plain-page-template.html";

const plainFolder = ".bench/plain";

/**
 * Writes pages of the shop as plain HTML, and serves them with the shop's pictures and fonts, compressed
 * like those of the shop.
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

/** Writes the pages, and one style sheet for each language. */
function writePlainSite(shop: BuildOutput, pages: readonly BenchPage[]): void {
  const template = readFileSync(TEMPLATE, "utf8");
  rmSync(plainFolder, { recursive: true, force: true });
  for (const { file, language } of pages) {
    const { styleSheets } = shop.firstLoad(file);
    write(`${language}.css`, styleSheets.map((sheet) => shop.asset(sheet)).join("\n"));
    write(file, plainPage(template, shop.html(file), `/${language}.css`));
  }
}

function write(file: string, text: string): void {
  const path = join(plainFolder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
