import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { negotiate } from "@fastify/accept-negotiator";
import serveStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fresh from "fresh";
import type { RouteHandler } from "@/server/nextjs-request-handler";
import { isForRouter } from "@/server/refused-requests-and-removed-headers";
import type { BuiltFile, StaticManifest } from "@/server/static/static-manifest";

/** The file extension of each encoding, in the order of preference. */
const extensions = { br: ".br", gzip: ".gz" };

/** A page in one encoding. */
interface Representation {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** A page, uncompressed and in the encodings in which the build has compressed it. */
interface Page {
  readonly plain: Representation;
  readonly encoded: ReadonlyMap<string, Representation>;
}

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
  framework: RouteHandler,
): void {
  for (const [path, built] of Object.entries(pages)) {
    const page = readPage(folder, built);
    app.get(path, (request, reply) =>
      isForRouter(request.headers) ? framework(request, reply) : sendPage(page, request, reply),
    );
  }
}

/** Reads a page and its compressed copies into memory. */
function readPage(folder: string, { file, headers }: BuiltFile): Page {
  const path = join(folder, file);
  const body = readFileSync(path);
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 16);
  const encoded = Object.entries(extensions)
    .filter(([, extension]) => existsSync(path + extension))
    .map(([encoding, extension]): [string, Representation] => [
      encoding,
      {
        body: readFileSync(path + extension),
        headers: { ...headers, ETag: `"${hash}-${encoding}"`, "Content-Encoding": encoding },
      },
    ]);
  return {
    plain: { body, headers: { ...headers, ETag: `"${hash}"` } },
    encoded: new Map(encoded),
  };
}

/** Sends a page in the encoding that the client prefers, or 304 if the client already has it. */
function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const accepted = (request.headers["accept-encoding"] ?? "").toLowerCase();
  const encoding = negotiate(accepted, [...page.encoded.keys(), "identity"]);
  const { body, headers } = page.encoded.get(encoding ?? "") ?? page.plain;
  reply.headers(headers);
  return fresh(request.headers, { etag: headers.ETag }) ? reply.code(304).send() : reply.send(body);
}
