import { outdatedStores, storeName } from "@/lib/offline/cache-names-and-retention";
import { isSavingData } from "@/lib/offline/data-saving";
import { lastResortFont, wantedOf } from "@/lib/offline/pages-and-files-kept-offline";
import { pageKey } from "@/lib/offline/requests-answered-from-cache";
import { similarPicture } from "@/lib/offline/cached-picture-of-other-width";
import type { Language } from "@/lib/language/language";
import { build, sets } from "@/worker/build-constants";

declare const self: ServiceWorkerGlobalScope;

const downloadsAtATime = 3;

/** Cached responses are the same for everyone, whatever their `Vary` header says. */
export const anyVariant = { ignoreVary: true };

/** Caches the pages and assets of one language. If it is interrupted, the next call continues. */
export async function keepSet(language: Language): Promise<void> {
  const { assets, pages } = wantedOf(sets[language], await knownAddresses());
  const name = storeName(build, language, "set");
  const store = await caches.open(name);
  if ((await store.keys()).length === assets.length + pages.length) return;

  // Pages come last, so that a cached page has all its assets.
  await eachOf(assets, async (path) => {
    const request = new Request(path);
    const answer = (await caches.match(request, anyVariant)) ?? (await fetchCalmly(request));
    await keepOrThrow(name, request.url, answer);
  });
  await eachOf(pages, async (path) => {
    const request = new Request(path, { cache: "no-cache" });
    if (await store.match(request, anyVariant)) return;
    await keepOrThrow(name, request.url, await fetchCalmly(request));
  });
}

/** The addresses of the open pages and of everything in the caches. */
async function knownAddresses(): Promise<readonly string[]> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const kept = await Promise.all(stores.map((store) => store.keys()));
  return [...open, ...kept.flat()].map(({ url }) => url);
}

/** Runs the work for each item, a few at a time. */
async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const takeTurns = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: downloadsAtATime }, takeTurns));
}

function fetchCalmly(request: Request): Promise<Response> {
  return fetch(request, { priority: "low" });
}

async function keepOrThrow(name: string, url: string, answer: Response): Promise<void> {
  if (!(await keepAnswer(name, url, answer))) throw new Error(`Not of build ${build}: ${url}`);
}

/** Caches a response; returns false if it is an error or a page of another build. */
async function keepAnswer(name: string, url: string, answer: Response): Promise<boolean> {
  if (!(await isKeepable(answer))) return false;
  const store = await caches.open(name);
  await store.put(isPage(answer) ? pageKey(url) : url, answer);
  return true;
}

/** Whether a response is a file, or a page of this build. */
export async function isKeepable(answer: Response): Promise<boolean> {
  return answer.ok && (!isPage(answer) || (await answer.clone().text()).includes(build));
}

function isPage({ headers }: Response): boolean {
  return headers.get("Content-Type")?.startsWith("text/html") ?? false;
}

/**
 * Caches what a page has fetched. By default this only copies from the browser's HTTP cache, without a
 * request to the network; what is not there, as in a private window, is not cached.
 */
export async function keepFetched(
  language: Language,
  fetched: readonly string[],
  cache: RequestCache = "only-if-cached",
): Promise<void> {
  await eachOf(fetched, async (url) => {
    const cacheName = storeFor(url, language);
    if (!cacheName || (await caches.match(url, { ...anyVariant, cacheName }))) return;
    const request = new Request(url, { mode: "same-origin", cache });
    await keepAnswer(cacheName, url, await fetch(request).catch(() => Response.error()));
  });
}

/** Caches a file that a page has just received. */
export async function keepGiven(url: string, answer: Response, language: Language): Promise<void> {
  const name = storeFor(url, language);
  if (name) await keepAnswer(name, url, answer);
}

/** The name of the cache for a file or page; undefined if it is not cached. */
function storeFor(url: string, language: Language): string | undefined {
  const { pathname, search } = new URL(url);
  const { assets, pages, onVisit } = sets[language];
  const files = [...assets, ...onVisit.flatMap((set) => set.assets)];
  const isOfSet =
    files.includes(pathname + search) ||
    pages.includes(pathname) ||
    onVisit.some(({ page }) => page === pathname);
  if (isOfSet) return storeName(build, language, "set");
  const isMedia = pathname.startsWith("/pictures/") || lastResortFont.test(pathname);
  return isMedia ? storeName(build, language, "pictures") : undefined;
}

/** Caches one file of each picture, all at once, and prefers files that the page has already fetched. */
export async function keepPictures(language: Language, fetched: readonly string[]): Promise<void> {
  const store = await caches.open(storeName(build, language, "pictures"));
  const kept = (await store.keys()).map(({ url }) => url);
  const missing = sets[language].pictures
    .filter(
      (picture) => !similarPicture(picture, kept) && !kept.some((url) => url.endsWith(picture)),
    )
    .map((picture) => similarPicture(picture, fetched) ?? picture);
  await store.addAll([...new Set(missing)]);
}

/** Deletes the caches that no page needs any more. */
export async function dropOutdated(): Promise<void> {
  // With data saver an earlier build may be cached completely, and later ones only in parts.
  const outdated = isSavingData(self.navigator) ? [] : outdatedStores(await caches.keys(), build);
  await Promise.all(outdated.map((name) => caches.delete(name)));
}
