import type { Language } from "@/lib/language";

/** The message by which a page introduces itself to the service worker. */
export interface PageMessage {
  readonly type: "page";
  readonly language: Language;
  /** Whether the worker must fetch nothing ahead, because the visitor saves data. */
  readonly isSaving: boolean;
  /** The addresses of the page and of everything that it has fetched. */
  readonly fetched: readonly string[];
}

/** The message that the service worker sends to pages. */
export interface WorkerMessage {
  readonly type: "worker";
  /** The build id of the worker. */
  readonly build: string;
  /** Whether the network or the server was unreachable at the last request. */
  readonly isAway: boolean;
}

function isMessage<Type extends string>(data: unknown, type: Type): data is { type: Type } {
  return typeof data === "object" && data !== null && "type" in data && data.type === type;
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

/** Validates a message to the service worker; undefined if it is not one of ours. */
export function readPageMessage(data: unknown): PageMessage | undefined {
  if (!isMessage(data, "page") || !("language" in data)) return undefined;
  if (!("isSaving" in data) || !("fetched" in data)) return undefined;
  const { type, language, isSaving, fetched } = data;
  const isComplete =
    (language === "en" || language === "hi") && typeof isSaving === "boolean" && isTexts(fetched);
  return isComplete ? { type, language, isSaving, fetched } : undefined;
}

/** Validates a message from the service worker; undefined if it is not one of ours. */
export function readWorkerMessage(data: unknown): WorkerMessage | undefined {
  if (!isMessage(data, "worker") || !("isAway" in data) || !("build" in data)) return undefined;
  const { type, build, isAway } = data;
  const isComplete = typeof isAway === "boolean" && typeof build === "string";
  return isComplete ? { type, build, isAway } : undefined;
}
