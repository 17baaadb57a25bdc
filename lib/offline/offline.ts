import { languageOf, type Language } from "@/lib/language/language";
import { isServerPath } from "@/lib/language/paths";

/** What the service worker keeps of one language. Addresses are path and query. */
export interface OfflineSet {
  /** Scripts, styles, fonts, icons and ornaments; the name of each changes with its contents. */
  readonly assets: readonly string[];
  /** Paths of the pages. */
  readonly pages: readonly string[];
}

/** What one build of the shop puts into its service worker. */
export type OfflineSets = Readonly<Record<Language, OfflineSet>>;

/** Where the service worker is served: at the top, as it may answer for all that lies below. */
export const workerPath = "/sw.js";

/** What the browser asks the service worker for, as far as the worker looks at it. */
export interface OfflineRequest {
  readonly method: string;
  /** The whole address. */
  readonly url: string;
  /** `Request.mode` */
  readonly mode: string;
  /** Value of the request header of that name; null without it. */
  readonly header: (name: string) => string | null;
}

/**
 * How the service worker answers a request:
 *
 * - `page`: a document, and `data`: what the router asks for in place of one; from the network,
 *   and from what is kept where the network is away
 * - `prefetch`: what the router would like to have in advance; from the network, or not at all
 * - `asset`: from what is kept, as its name tells its contents
 * - `other`: not its business
 */
export type RequestKind = "page" | "data" | "prefetch" | "asset" | "other";

/** Files whose names change with their contents. */
const hashedFiles = /^\/(?:_next\/static|pictures)\//;

/** @param assets addresses, as path and query, that are kept besides those of hashed files */
export function requestKind(
  { method, url, mode, header }: OfflineRequest,
  origin: string,
  assets: ReadonlySet<string>,
): RequestKind {
  const address = new URL(url);
  const { pathname } = address;
  if (method !== "GET" || address.origin !== origin || isServerPath(pathname)) return "other";
  if (mode === "navigate") return "page";
  if (header("rsc") !== null) {
    return header("next-router-prefetch") === null ? "data" : "prefetch";
  }
  return hashedFiles.test(pathname) || assets.has(pathname + address.search) ? "asset" : "other";
}

/** Under what address a page is kept: whatever the query says, the page is the same. */
export function pageKey(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + (pathname === "/" ? pathname : pathname.replace(/\/$/, ""));
}

const dataScript = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;

/**
 * What the router asks for in place of a page: every page built ahead of time has it in it, in
 * pieces, for its own start. The build checks that it is the same.
 *
 * @param html the whole page
 */
export function pageData(html: string): string {
  return Array.from(html.matchAll(dataScript), ([, piece = '""']) =>
    String(JSON.parse(piece)),
  ).join("");
}

const storePrefix = "shop";

/** The name of the cache that holds what one build keeps of one language. */
export function storeName(build: string, language: Language, part: "set" | "pictures"): string {
  return [storePrefix, build, language, part].join(" ");
}

function storeParts(name: string): { build: string; language: string } | undefined {
  const [prefix, build, language] = name.split(" ");
  return prefix === storePrefix && build && language ? { build, language } : undefined;
}

/**
 * Which caches no page needs any more. The build before this one stays: a page of it may still be
 * open, and fetch scripts that the server no longer has.
 *
 * @param names of all caches, oldest first
 */
export function outdatedStores(names: readonly string[], build: string): readonly string[] {
  const builds = names.flatMap((name) => storeParts(name)?.build ?? []);
  const previous = builds.filter((other) => other !== build).at(-1);
  return names.filter((name) => {
    const store = storeParts(name);
    return store && store.build !== build && store.build !== previous;
  });
}

/** The languages to keep: of the pages that are open, and of what is kept already. */
export function languagesToKeep(
  addresses: readonly string[],
  names: readonly string[],
): readonly Language[] {
  const languages = new Set(addresses.map((address) => languageOf(new URL(address).pathname)));
  for (const name of names) {
    const language = storeParts(name)?.language;
    if (language === "en" || language === "hi") languages.add(language);
  }
  return [...languages].sort();
}

/**
 * Another file of the same picture, for a screen that wants a width or format that is not kept.
 *
 * @param wanted address of a file: `/pictures/<name>-<width>-<hash>.<format>`
 * @param kept addresses of the files to choose from
 */
export function similarPicture(wanted: string, kept: readonly string[]): string | undefined {
  const name = pictureName(wanted);
  return name === undefined ? undefined : kept.find((url) => pictureName(url) === name);
}

/**
 * One file for each picture: of several widths the middle one, which does well in place of the
 * others (`similarPicture`) and spares a third of the bytes. Files of another kind all stay.
 */
export function oneOfEachPicture(urls: readonly string[]): readonly string[] {
  const files = new Map<string, string[]>();
  for (const url of urls) {
    const name = pictureName(url) ?? url;
    files.set(name, [...(files.get(name) ?? []), url]);
  }
  return [...files.values()].flatMap((sameOnes) => {
    const byWidth = sameOnes.sort((one, other) => pictureWidth(one) - pictureWidth(other));
    return byWidth[Math.floor((byWidth.length - 1) / 2)] ?? [];
  });
}

const pictureFile = /\/pictures\/(.+)-(\d+)-[0-9a-f]+\.\w+$/;

function pictureName(url: string): string | undefined {
  return pictureFile.exec(url)?.[1];
}

function pictureWidth(url: string): number {
  return Number(pictureFile.exec(url)?.[2]);
}

/** The pages among what a cache holds, by the addresses of all its entries: the others are files. */
export function keptPages(addresses: readonly string[]): readonly string[] {
  return addresses.filter((address) => !new URL(address).pathname.includes("."));
}

/**
 * Files of the text face that only machines without a good one fetch (app/_fonts/text.css). Nobody is
 * made to keep them; who needed them does.
 */
export const lastResortFont = /\/noto-sans-[^/]+\.woff2$/;

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
