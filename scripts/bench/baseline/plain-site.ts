import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import serveStatic from "@fastify/static";
import { fastify } from "fastify";
import { fill } from "@/lib/order/text";
import type { BenchPage } from "@/scripts/bench/pages-to-measure";
import type { BuildOutput } from "@/scripts/bench/weigh-build-output";
import { compressFiles } from "@/scripts/build/compress-files";
import { elementsIn } from "@/scripts/files/parse-html";
import { loopback, type Loopback } from "@/scripts/local-servers/listen-on-loopback";

const templateFile = "scripts/bench/baseline/plain-page-template.html";

const plainFolder = ".bench/plain";

/**
 * Writes pages of the shop as plain HTML, and serves them with the shop's pictures and fonts, compressed
 * like those of the shop.
 */
export async function servePlainSite(
  shop: BuildOutput,
  pages: readonly BenchPage[],
): Promise<Loopback> {
  rmSync(plainFolder, { recursive: true, force: true });
  writePages(shop, pages);
  await compressFiles(plainFolder);
  cpSync(".next/public", plainFolder, { recursive: true });
  cpSync(".next/static", join(plainFolder, "_next/static"), { recursive: true });
  const server = fastify();
  await server.register(serveStatic, {
    root: resolve(plainFolder),
    preCompressed: true,
    maxAge: "1h",
  });
  for (const { path, file } of pages) {
    server.get(path, (_request, reply) => reply.sendFile(file));
  }
  const url = await server.listen({ host: "127.0.0.1", port: 0 });
  return loopback(url, () => server.close());
}

/** Writes the pages, each with its style sheet beside it. */
function writePages(shop: BuildOutput, pages: readonly BenchPage[]): void {
  const template = readFileSync(templateFile, "utf8");
  for (const { file } of pages) {
    const html = shop.html(file);
    const styles = elementsIn(html, "style").map(({ text }) => text);
    const styleSheet = file.replace(/html$/, "css");
    write(styleSheet, styles.join("\n"));
    write(file, plainPage(template, html, `/${styleSheet}`));
  }
}

/** A page of the shop as plain HTML: its words, pictures and fonts, one style sheet, and no script. */
function plainPage(template: string, html: string, styleSheet: string): string {
  const [root, title, body] = elementsIn(html, "html", "title", "body");
  const fonts = elementsIn(html, "link").filter(({ attributes }) => attributes.as === "font");
  const scripts = elementsIn(html, "script");
  return fill(template, {
    language: root?.attributes.lang ?? "",
    fontClasses: root?.attributes.class ?? "",
    fontPreloads: fonts.map(({ markup }) => markup).join("\n    "),
    styleSheet,
    title: title?.text ?? "",
    body: scripts.reduce((text, { markup }) => text.replace(markup, ""), body?.markup ?? ""),
  });
}

function write(file: string, text: string): void {
  const path = join(plainFolder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
