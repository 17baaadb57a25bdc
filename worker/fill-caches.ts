import { outdatedCaches, nameOfCache } from "@/lib/offline/cache-names-and-retention";
import { isSavingData } from "@/lib/offline/data-saving";
import { lastResortFont, filesToCache } from "@/lib/offline/pages-and-files-kept-offline";
import { pageKey } from "@/lib/offline/requests-answered-from-cache";
import { similarPicture } from "@/lib/offline/cached-picture-of-other-width";
import type { Language } from "@/lib/language";
import { build, sets } from "@/worker/build-constants";

declare const self: ServiceWorkerGlobalScope;

const downloadsAtATime = 3;

/** Cached responses are the same for everyone, whatever their `Vary` header says. */
export const anyVariant = { ignoreVary: true };

/** Caches the pages and assets of one language. If it is interrupted, the next call continues. */
export async function cacheSet(language: Language): Promise<void> {
  const { assets, pages } = filesToCache(sets[language], await knownAddresses());
  const name = nameOfCache(build, language, "set");
  const cached = (await (await caches.open(name)).keys()).map(({ url }) => url);
  const isMissing = (path: string) => !cached.includes(new Request(path).url);

  // Pages come last, so that a cached page has all its assets.
  await forEachConcurrently(assets.filter(isMissing), async (path) => {
    const request = new Request(path);
    const response =
      (await caches.match(request, anyVariant)) ?? (await fetchAtLowPriority(request));
    await cacheOrThrow(name, request.url, response);
  });
  await forEachConcurrently(pages.filter(isMissing), async (path) => {
    const request = new Request(path, { cache: "no-cache" });
    await cacheOrThrow(name, request.url, await fetchAtLowPriority(request));
  });
}

/** The addresses of the open pages and of everything in the caches. */
async function knownAddresses(): Promise<readonly string[]> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const names = await caches.keys();
  const cached = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return [...open, ...cached.flat()].map(({ url }) => url);
}

/** Runs the work for each item, a few at a time. */
async function forEachConcurrently<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const takeTurns = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: downloadsAtATime }, takeTurns));
}

function fetchAtLowPriority(request: Request): Promise<Response> {
  return fetch(request, { priority: "low" });
}

async function cacheOrThrow(name: string, url: string, response: Response): Promise<void> {
  if (!(await cacheResponse(name, url, response))) throw new Error(`Not of build ${build}: ${url}`);
}

/** Caches a response; returns false if it is an error or a page of another build. */
async function cacheResponse(name: string, url: string, response: Response): Promise<boolean> {
  if (!(await isCacheable(response))) return false;
  const cache = await caches.open(name);
  await cache.put(isPage(response) ? pageKey(url) : url, response);
  return true;
}

/** Whether a response is a file, or a page of this build. */
export async function isCacheable(response: Response): Promise<boolean> {
  return response.ok && (!isPage(response) || (await response.clone().text()).includes(build));
}

function isPage({ headers }: Response): boolean {
  return headers.get("Content-Type")?.startsWith("text/html") ?? false;
}

/**
 * Caches what a page has fetched. By default this only copies from the browser's HTTP cache, without a
 * request to the network; what is not there, as in a private window, is not cached.
 */
export async function cacheFetched(
  language: Language,
  fetched: readonly string[],
  cache: RequestCache = "only-if-cached",
): Promise<void> {
  await forEachConcurrently(fetched, async (url) => {
    const cacheName = cacheNameFor(url, language);
    if (!cacheName || (await caches.match(url, { ...anyVariant, cacheName }))) return;
    const request = new Request(url, { mode: "same-origin", cache });
    await cacheResponse(cacheName, url, await fetch(request).catch(() => Response.error()));
  });
}

/** Caches a file that a page has just received. */
export async function cacheReceived(
  url: string,
  response: Response,
  language: Language,
): Promise<void> {
  const name = cacheNameFor(url, language);
  if (name) await cacheResponse(name, url, response);
}

/** The name of the cache for a file or page; undefined if it is not cached. */
function cacheNameFor(url: string, language: Language): string | undefined {
  const { pathname, search } = new URL(url);
  const { assets, pages, onVisit } = sets[language];
  const files = [...assets, ...onVisit.flatMap((set) => set.assets)];
  const isOfSet =
    files.includes(pathname + search) ||
    pages.includes(pathname) ||
    onVisit.some(({ page }) => page === pathname);
  if (isOfSet) return nameOfCache(build, language, "set");
  const isMedia = pathname.startsWith("/pictures/") || lastResortFont.test(pathname);
  return isMedia ? nameOfCache(build, language, "pictures") : undefined;
}

/** Caches one file of each picture, all at once, and prefers files that the page has already fetched. */
export async function cachePictures(language: Language, fetched: readonly string[]): Promise<void> {
  const cache = await caches.open(nameOfCache(build, language, "pictures"));
  const cached = (await cache.keys()).map(({ url }) => url);
  const missing = sets[language].pictures
    .filter(
      (picture) => !similarPicture(picture, cached) && !cached.some((url) => url.endsWith(picture)),
    )
    .map((picture) => similarPicture(picture, fetched) ?? picture);
  await cache.addAll([...new Set(missing)].map((path) => new Request(path, { priority: "low" })));
}

/** Deletes the caches that no page needs any more. */
export async function deleteOutdated(): Promise<void> {
  // With data saver an earlier build may be cached completely, and later ones only in parts.
  const outdated = isSavingData(self.navigator) ? [] : outdatedCaches(await caches.keys(), build);
  await Promise.all(outdated.map((name) => caches.delete(name)));
}
