import { outdatedStores, storeName } from "@/lib/offline/cache-names-and-retention";
import { isSavingData } from "@/lib/offline/data-saving";
import { lastResortFont, wantedOf } from "@/lib/offline/pages-and-files-kept-offline";
import { pageKey } from "@/lib/offline/request-kind";
import { similarPicture } from "@/lib/offline/cached-picture-of-other-width";
import type { Language } from "@/lib/language/language";
import { build, sets } from "@/worker/build-constants";

declare const self: ServiceWorkerGlobalScope;

const DOWNLOADS_AT_A_TIME = 3;

/** What is kept is the same for everyone, whatever `Vary` says. */
export const anyVariant = { ignoreVary: true };

/** Keeps what this build has of one language. It can be broken off and gone on with. */
export async function keepSet(language: Language): Promise<void> {
  const { assets, pages } = wantedOf(sets[language], await knownAddresses());
  const name = storeName(build, language, "set");
  const store = await caches.open(name);
  if ((await store.keys()).length === assets.length + pages.length) return;

  // Pages come last: a page that is there has all that it needs.
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

/** Of the pages that are open, and of all that is kept. */
async function knownAddresses(): Promise<readonly string[]> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const kept = await Promise.all(stores.map((store) => store.keys()));
  return [...open, ...kept.flat()].map(({ url }) => url);
}

/** Does the same for each item, a few at a time. */
async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const takeTurns = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: DOWNLOADS_AT_A_TIME }, takeTurns));
}

function fetchCalmly(request: Request): Promise<Response> {
  return fetch(request, { priority: "low" });
}

async function keepOrThrow(name: string, url: string, answer: Response): Promise<void> {
  if (!(await keepAnswer(name, url, answer))) throw new Error(`Not of build ${build}: ${url}`);
}

/** Keeps an answer; false where it is a failure, or the page of another build. */
async function keepAnswer(name: string, url: string, answer: Response): Promise<boolean> {
  if (!(await isKeepable(answer))) return false;
  const store = await caches.open(name);
  await store.put(isPage(answer) ? pageKey(url) : url, answer);
  return true;
}

/** Whether it is a file, or a whole page that this very build has made. */
export async function isKeepable(answer: Response): Promise<boolean> {
  return answer.ok && (!isPage(answer) || (await answer.clone().text()).includes(build));
}

function isPage({ headers }: Response): boolean {
  return headers.get("Content-Type")?.startsWith("text/html") ?? false;
}

/**
 * Keeps what a page has fetched: it is taken out of the browser's own store, so that not a byte
 * comes by the network. Without such a store (a private window, say) nothing is kept, unless
 * `cache` allows to fetch it.
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

/** Keeps a file that a page in a language has just been given. */
export async function keepGiven(url: string, answer: Response, language: Language): Promise<void> {
  const name = storeFor(url, language);
  if (name) await keepAnswer(name, url, answer);
}

/** Where a file or page is kept; undefined for what is not. */
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

/** Keeps one file of each picture, all at once: those that are there already where they will do. */
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

/** Deletes what no page needs any more. */
export async function dropOutdated(): Promise<void> {
  // Who saves data may have kept a whole build, and only pieces of those that followed.
  const outdated = isSavingData(self.navigator) ? [] : outdatedStores(await caches.keys(), build);
  await Promise.all(outdated.map((name) => caches.delete(name)));
}
