import serveStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { StaticManifest } from "@/server/static/static-manifest";
import type { RouteHandler } from "@/server/framework-handler";
import { isForRouter } from "@/server/refused-addresses-methods-and-headers";
import { readPage, sendPage } from "@/server/static/send-page";

/** Serves the files of a build from disk, compressed where the build has a compressed copy. */
export async function addFiles(
  app: FastifyInstance,
  folder: string,
  files: StaticManifest["files"],
): Promise<void> {
  await app.register(serveStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    lastModified: false,
    dotfiles: "allow",
  });
  for (const [path, { file, headers }] of Object.entries(files)) {
    app.get(path, (_request, reply) => reply.headers(headers).sendFile(file));
  }
}

/** Serves the pages of a build from memory. Requests of the router for a page's data go to the framework. */
export function addPages(
  app: FastifyInstance,
  folder: string,
  pages: StaticManifest["pages"],
  askFramework: RouteHandler,
): void {
  for (const [path, built] of Object.entries(pages)) {
    const page = readPage(folder, built);
    app.get(path, (request, reply) =>
      isForRouter(request.headers) ? askFramework(request, reply) : sendPage(page, request, reply),
    );
  }
}
