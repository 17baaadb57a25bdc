import type { IncomingMessage, ServerResponse } from "node:http";

export interface BuiltForm {
  readonly body: Buffer;
  /** As Content-Encoding names it; undefined for the plain form, the last of a file's. */
  readonly encoding?: string;
  readonly headers: Readonly<Record<string, string | number>>;
}

export interface BuiltFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly forms: readonly BuiltForm[];
}

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

export function readBuiltFiles(): Map<string, BuiltFile>;
export function withBuiltFiles(files: ReadonlyMap<string, BuiltFile>, handle: Handler): Handler;
