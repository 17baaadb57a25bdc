import type { Language } from "@/lib/language/language";

/** What a page tells the service worker: that it is there, in its language. */
export interface PageMessage {
  readonly type: "page";
  readonly language: Language;
  /** Whether nothing is to be fetched that the visitor has not asked for. */
  readonly isSaving: boolean;
  /** Addresses of the page and of everything that it has fetched. */
  readonly fetched: readonly string[];
}

/** What the service worker tells pages. */
export interface WorkerMessage {
  readonly type: "worker";
  /** Of which build it is. */
  readonly build: string;
  /** Whether the network is away, as far as the worker has noticed. */
  readonly isAway: boolean;
}

function isMessage<Type extends string>(data: unknown, type: Type): data is { type: Type } {
  return typeof data === "object" && data !== null && "type" in data && data.type === type;
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

/** Reads a message to the service worker; anything else than one of ours is undefined. */
export function readPageMessage(data: unknown): PageMessage | undefined {
  if (!isMessage(data, "page") || !("language" in data)) return undefined;
  if (!("isSaving" in data) || !("fetched" in data)) return undefined;
  const { type, language, isSaving, fetched } = data;
  const isComplete =
    (language === "en" || language === "hi") && typeof isSaving === "boolean" && isTexts(fetched);
  return isComplete ? { type, language, isSaving, fetched } : undefined;
}

/** Reads a message from the service worker; anything else than one of ours is undefined. */
export function readWorkerMessage(data: unknown): WorkerMessage | undefined {
  if (!isMessage(data, "worker") || !("isAway" in data) || !("build" in data)) return undefined;
  const { type, build, isAway } = data;
  const isComplete = typeof isAway === "boolean" && typeof build === "string";
  return isComplete ? { type, build, isAway } : undefined;
}
