import type { Language } from "@/lib/language/language";

/** What a page tells the service worker: that it is there, in its language. */
export interface PageMessage {
  readonly type: "page";
  readonly language: Language;
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

/** Reads a message to the service worker; anything else than one of ours is undefined. */
export function readPageMessage(data: unknown): PageMessage | undefined {
  if (!isMessage(data, "page") || !("language" in data)) return undefined;
  const { type, language } = data;
  return language === "en" || language === "hi" ? { type, language } : undefined;
}

/** Reads a message from the service worker; anything else than one of ours is undefined. */
export function readWorkerMessage(data: unknown): WorkerMessage | undefined {
  if (!isMessage(data, "worker") || !("isAway" in data) || !("build" in data)) return undefined;
  const { type, build, isAway } = data;
  const isComplete = typeof isAway === "boolean" && typeof build === "string";
  return isComplete ? { type, build, isAway } : undefined;
}
