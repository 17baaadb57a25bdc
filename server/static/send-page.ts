import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyReply, FastifyRequest } from "fastify";
import fresh from "fresh";
import type { BuiltFile } from "@/server/static/static-manifest";

/** How the compressed copy of a file ends, by encoding, in the order of preference. */
const endings = { br: ".br", gzip: ".gz" };

interface Form {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** A page as it is, and in the encodings that the build has compressed it to. */
export interface Page {
  readonly plain: Form;
  readonly encoded: ReadonlyMap<string, Form>;
}

/** Reads a page and its compressed copies into memory. */
export function readPage(folder: string, { file, headers }: BuiltFile): Page {
  const path = join(folder, file);
  const body = readFileSync(path);
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 16);
  const encoded = Object.entries(endings)
    .filter(([, suffix]) => existsSync(path + suffix))
    .map(([encoding, suffix]): [string, Form] => [
      encoding,
      {
        body: readFileSync(path + suffix),
        headers: { ...headers, ETag: `"${hash}-${encoding}"`, "Content-Encoding": encoding },
      },
    ]);
  return {
    plain: { body, headers: { ...headers, ETag: `"${hash}"` } },
    encoded: new Map(encoded),
  };
}

/** Answers with a page in the encoding that the client likes best, or that it has it already. */
export function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const accepted = (request.headers["accept-encoding"] ?? "").toLowerCase();
  const encoding = negotiate(accepted, [...page.encoded.keys(), "identity"]);
  const form = page.encoded.get(encoding ?? "") ?? page.plain;
  reply.headers(form.headers);
  return fresh(request.headers, { etag: form.headers.ETag })
    ? reply.code(304).send()
    : reply.send(form.body);
}
